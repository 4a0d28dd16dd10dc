import type { EntryProps } from 'contentful-management';
import pLimit from 'p-limit';
import { linkedIds } from './read-entries.server';
import { managementClient } from './space.server';
import { stateOf, type LocalizedFields } from './studio-entry';

/** Maximum ids per query, because of the length of its address. */
const IDS_PER_QUERY = 100;
/** Maximum entities per query (the API's limit). */
const PAGE_SIZE = 1_000;
/** Keeps a response with complete entries under the API's limit of 7 MB. */
const SNAPSHOTS_PER_QUERY = 50;
/** Maximum concurrent reads of snapshots. */
const AT_ONCE = 6;
/** Maximum levels of a tree; more indicate a cycle or a mistake. */
const MAX_LEVELS = 15;

/** An entry in one state of the space. */
export interface StateEntry {
  id: string;
  type: string;
  fields: LocalizedFields;
  /** Epoch milliseconds at which these fields were published; `null` for a draft. */
  publishedAt: number | null;
  /** Current version of the entry's draft, for writes. */
  version: number;
}

export interface EntrySnapshot {
  /** Epoch milliseconds. */
  at: number;
  fields: LocalizedFields;
}

/** All publishes of an entry, latest first. */
export async function snapshotsOf(entryId: string): Promise<EntrySnapshot[]> {
  const found: EntrySnapshot[] = [];
  for (;;) {
    const { items, total } = await managementClient().snapshot.getManyForEntry({
      entryId,
      query: { limit: SNAPSHOTS_PER_QUERY, skip: found.length },
    });
    found.push(
      ...items.map(({ sys, snapshot }) => ({
        at: Date.parse(sys.createdAt),
        fields: snapshot.fields,
      })),
    );
    if (items.length === 0 || found.length >= total)
      return found.toSorted((one, other) => other.at - one.at);
  }
}

const instant = (text: string | undefined): number | null =>
  text === undefined ? null : Date.parse(text);

const asDraft = ({ sys, fields }: EntryProps): StateEntry => ({
  id: sys.id,
  type: sys.contentType.sys.id,
  fields,
  publishedAt: null,
  version: sys.version,
});

/**
 * Published state of an entry at an instant. Reads snapshots only if it has changed since. The time
 * of unpublishing is not stored: an unpublished entry counts as published until its last change.
 */
async function publicAt(entry: EntryProps, at: number): Promise<StateEntry | null> {
  const { sys } = entry;
  const [first, published] = [instant(sys.firstPublishedAt), instant(sys.publishedAt)];
  if (first === null || first > at) return null;
  if (published === null && Date.parse(sys.updatedAt) <= at) return null;
  const isSame = published !== null && published <= at && stateOf(sys) === 'published';
  const versions = isSame ? [{ at: published, fields: entry.fields }] : await snapshotsOf(sys.id);
  const version = versions.find((each) => each.at <= at);
  return version ? { ...asDraft(entry), fields: version.fields, publishedAt: version.at } : null;
}

/** Current drafts of entries; omits ids that do not exist. */
export async function entriesNow(ids: readonly string[]): Promise<EntryProps[]> {
  const chunks: string[][] = [];
  for (let first = 0; first < ids.length; first += IDS_PER_QUERY)
    chunks.push(ids.slice(first, first + IDS_PER_QUERY));
  const responses = await Promise.all(
    chunks.map((some) =>
      managementClient().entry.getMany({
        query: { 'sys.id[in]': some.join(','), limit: IDS_PER_QUERY },
      }),
    ),
  );
  return responses.flatMap(({ items }) => items);
}

/**
 * A state of the space: its drafts, or the state published at an instant. Reads each entry once.
 * Trees end at nodes and at page links, whose pages are not part of them.
 */
export class SpaceState {
  /** Epoch milliseconds; `null` for drafts. */
  readonly at: number | null;
  private readonly entries = new Map<string, Promise<StateEntry | null>>();
  private readonly limit = pLimit(AT_ONCE);

  constructor(at: number | null) {
    this.at = at;
  }

  private remember(entry: EntryProps): Promise<StateEntry | null> {
    const { at } = this;
    const isArchived = entry.sys.archivedVersion !== undefined;
    const state =
      at === null
        ? Promise.resolve(isArchived ? null : asDraft(entry))
        : this.limit(() => publicAt(entry, at));
    this.entries.set(entry.sys.id, state);
    return state;
  }

  /** Those of the entries that exist in this state, in the order of their ids. */
  async load(ids: readonly string[]): Promise<StateEntry[]> {
    const unknown = ids.filter((id) => !this.entries.has(id));
    for (const entry of await entriesNow(unknown)) void this.remember(entry);
    const found = await Promise.all(ids.map((id) => this.entries.get(id) ?? null));
    return found.filter((entry) => entry !== null);
  }

  /** All entries of a type in a project. */
  async ofProject(type: string, project: string): Promise<StateEntry[]> {
    const field = type === 'project' ? 'fields.projectId' : 'fields.project';
    const found: Promise<StateEntry | null>[] = [];
    for (let skip = 0, total = 1; skip < total; skip += PAGE_SIZE) {
      const query = { content_type: type, [field]: project, order: 'sys.id' };
      const result = await managementClient().entry.getMany({
        query: { ...query, limit: PAGE_SIZE, skip },
      });
      found.push(...result.items.map((entry) => this.remember(entry)));
      total = result.total;
    }
    return (await Promise.all(found)).filter((entry) => entry !== null);
  }

  /** Entries with linked entries, up to a number of levels. */
  async withLinked(
    roots: readonly StateEntry[],
    levels = MAX_LEVELS,
  ): Promise<ReadonlyMap<string, StateEntry>> {
    const tree = new Map(roots.map((entry) => [entry.id, entry]));
    let level: readonly StateEntry[] = roots;
    for (let depth = 0; depth < levels && level.length > 0; depth++) {
      const open = level.filter(({ type }) => depth === 0 || type !== 'node');
      const ids = linkedIds(open.map(({ fields }) => fields)).entries;
      level = await this.load(ids.filter((id) => !tree.has(id)));
      for (const entry of level) tree.set(entry.id, entry);
    }
    return tree;
  }
}
