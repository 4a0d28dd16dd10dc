import pLimit from 'p-limit';
import { linkedIds, entryTitle } from './read-entries.server';
import { entriesNow, snapshotsOf, type EntrySnapshot } from './space-state.server';

/**
 * Groups publishes this close together into one version, because a tree is published entry by
 * entry.
 */
const ONE_VERSION_MS = 30_000;
/** Maximum concurrent reads of snapshots. */
const AT_ONCE = 6;
/** Maximum rounds of following links in earlier versions to entries that the page no longer has. */
const MAX_ROUNDS = 6;

export interface VersionEntry {
  id: string;
  type: string;
  title: string;
}

/** A time at which an entry of a page was published. */
export interface PageVersion {
  /** Epoch milliseconds of the last publish in this version. */
  at: number;
  entries: VersionEntry[];
}

type Publish = VersionEntry & { at: number };

/** Groups publishes into versions, latest first. Pure. */
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

/** Nodes link to other pages, so only the page's own node is followed. */
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
 * Versions of a page, including those of entries it no longer has.
 * @param ids entries of its current and earlier trees
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
