import type { EntryProps } from 'contentful-management';
import pLimit from 'p-limit';
import { linkedIds } from './read-entries.server';
import { managementClient } from './space.server';
import { stateOf, type LocalizedFields } from './studio-entry';

/** Ids one query may list: more would make its address too long. */
const IDS_PER_QUERY = 100;
/** Most entities one query returns (the API's limit). */
const PAGE_SIZE = 1_000;
/** Snapshots hold whole entries: a page of them stays under the API's limit of 7 MB. */
const SNAPSHOTS_PER_QUERY = 50;
/** Entries whose snapshots are read at once. */
const AT_ONCE = 6;
/** A tree with more levels than this is a cycle or a mistake. */
const MAX_LEVELS = 15;

/** An entry in one state of the space. */
export interface StateEntry {
  id: string;
  type: string;
  fields: LocalizedFields;
  /** Epoch milliseconds at which these fields were published; `null` for a draft. */
  publishedAt: number | null;
  /** Version of the entry's draft now, for writes. */
  version: number;
}

/** One publish of an entry. */
export interface EntrySnapshot {
  /** Epoch milliseconds. */
  at: number;
  fields: LocalizedFields;
}

/** Every publish of an entry, the latest first. */
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
 * What visitors had of an entry at an instant. Snapshots are read only for one that has changed
 * since. When an entry was withdrawn is stored nowhere: one that is not public now counts as
 * public until its last change.
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

/** Entries as they are in the CMS now; ids that no entry has are left out. */
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
 * One state of the space: its drafts, or what was public at an instant. Each entry is read once.
 * Nodes and what a page's links lead to end a tree: their own pages are no part of it.
 */
export class SpaceState {
  /** Epoch milliseconds; `null` for the drafts. */
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

  /** Those of the entries that are there in this state, in the order of their ids. */
  async load(ids: readonly string[]): Promise<StateEntry[]> {
    const unknown = ids.filter((id) => !this.entries.has(id));
    for (const entry of await entriesNow(unknown)) void this.remember(entry);
    const found = await Promise.all(ids.map((id) => this.entries.get(id) ?? null));
    return found.filter((entry) => entry !== null);
  }

  /** Every entry of a type that belongs to a project. */
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

  /** Entries with what they link to, so many levels deep. */
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
