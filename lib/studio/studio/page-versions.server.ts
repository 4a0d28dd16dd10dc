import pLimit from 'p-limit';
import { linkedIds, entryTitle } from './read-entries.server';
import { entriesNow, snapshotsOf, type EntrySnapshot } from './space-state.server';

/** Publishes that follow each other so closely are one version: a tree is published entry by entry. */
const ONE_VERSION_MS = 30_000;
/** Entries whose snapshots are read at once. */
const AT_ONCE = 6;
/** Rounds in which earlier versions lead to entries that the page does not have any more. */
const MAX_ROUNDS = 6;

export interface VersionEntry {
  id: string;
  type: string;
  title: string;
}

/** A moment at which something of a page was published. */
export interface PageVersion {
  /** Epoch milliseconds of the last publish that belongs to it. */
  at: number;
  entries: VersionEntry[];
}

type Publish = VersionEntry & { at: number };

/** Publishes, grouped into versions; the latest comes first. Pure. */
export function versionsOf(publishes: readonly Publish[]): PageVersion[] {
  const versions: (PageVersion & { from: number })[] = [];
  for (const { at, ...entry } of publishes.toSorted((one, other) => other.at - one.at)) {
    const last = versions.at(-1);
    if (!last || last.from - at > ONE_VERSION_MS) versions.push({ at, from: at, entries: [entry] });
    else {
      last.from = at;
      if (!last.entries.some(({ id }) => id === entry.id)) last.entries.push(entry);
    }
  }
  return versions.map(({ at, entries }) => ({ at, entries }));
}

/** Nodes lead to other pages: only the page's own is followed. */
async function publishesOf(
  ids: readonly string[],
  isOwn: boolean,
): Promise<{ publishes: Publish[]; linked: string[] }> {
  const limit = pLimit(AT_ONCE);
  const entries = await entriesNow(ids);
  const all = await Promise.all(
    entries.map(async ({ sys, fields }) => {
      const type = sys.contentType.sys.id;
      const snapshots: EntrySnapshot[] = sys.firstPublishedAt
        ? await limit(() => snapshotsOf(sys.id))
        : [];
      const publishes = snapshots.map((snapshot) => ({
        id: sys.id,
        type,
        at: snapshot.at,
        title: entryTitle({ id: sys.id, type, fields: snapshot.fields }),
      }));
      const states = [fields, ...snapshots.map((snapshot) => snapshot.fields)];
      const isFollowed = isOwn || type !== 'node';
      return { publishes, linked: isFollowed ? linkedIds(states).entries : [] };
    }),
  );
  return {
    publishes: all.flatMap(({ publishes }) => publishes),
    linked: all.flatMap(({ linked }) => linked),
  };
}

/**
 * When something of a page was published, entries among it that the page had only earlier.
 * @param ids entries of its tree, as it is now and as it was
 */
export async function loadVersions(ids: readonly string[]): Promise<PageVersion[]> {
  const seen = new Set(ids);
  const publishes: Publish[] = [];
  let wanted: readonly string[] = ids;
  for (let round = 0; round < MAX_ROUNDS && wanted.length > 0; round++) {
    const found = await publishesOf(wanted, round === 0);
    publishes.push(
      ...found.publishes.filter(({ id, type }) => type !== 'node' || ids.includes(id)),
    );
    wanted = [...new Set(found.linked)].filter((id) => !seen.has(id));
    for (const id of wanted) seen.add(id);
  }
  return versionsOf(publishes);
}
