import type { EntryProps } from 'contentful-management';
import { fingerprint } from '@/scripts/seed/fingerprint';
import type { Space } from '@/scripts/migrate/space';
import type { Decision, ExportedEntry } from './import-file';
import { readAll } from './space-pages';

interface Entries {
  entries: ExportedEntry[];
  /** Unpublished changes of published entries. */
  changed: ExportedEntry[];
  /** Ids of entries whose draft is exported in place of what is public; they stay drafts. */
  unknown: ReadonlySet<string>;
}

const contentOf = ({ fields }: Pick<ExportedEntry, 'fields'>) => fingerprint(fields);

type Fields = EntryProps['fields'];
type Metadata = Pick<EntryProps, 'metadata'>;

/** The tags of an entry, if it has any. */
const metadataOf = ({ metadata }: ExportedEntry): Metadata =>
  // The API validates that they are links to tags.
  metadata && metadata.tags.length > 0 ? ({ metadata } as unknown as Metadata) : {};

/** Writes one entry as a draft, so that other entries can link to it. */
async function writeDraft(
  { client }: Space,
  entry: ExportedEntry,
  found: EntryProps | undefined,
  isForced: boolean,
): Promise<{ decision: Decision; entry: EntryProps | null }> {
  const ids = { contentTypeId: entry.sys.contentType.sys.id, entryId: entry.sys.id };
  const fields: Fields = entry.fields;
  if (!found) {
    const created = await client.entry.createWithId(ids, { fields, ...metadataOf(entry) });
    return { decision: 'created', entry: created };
  }
  if (contentOf(found) === contentOf(entry)) return { decision: 'same', entry: found };
  if (!isForced) return { decision: 'kept', entry: null };
  const writable =
    found.sys.archivedVersion === undefined ? found : await client.entry.unarchive(ids);
  const updated = await client.entry.update(ids, { ...writable, fields, ...metadataOf(entry) });
  return { decision: 'updated', entry: updated };
}

/** Brings a draft into its state in the export: published, archived, or neither. */
async function settle(
  { client }: Space,
  { sys }: ExportedEntry,
  draft: EntryProps,
  change: ExportedEntry | undefined,
): Promise<void> {
  const entryId = sys.id;
  const { publishedVersion, version, archivedVersion } = draft.sys;
  const isLive = publishedVersion !== undefined && version === publishedVersion + 1;
  if (sys.publishedVersion !== undefined && !isLive && archivedVersion === undefined) {
    const published = await client.entry.publish({ entryId }, draft);
    if (change) await client.entry.update({ entryId }, { ...published, fields: change.fields });
  }
  if (sys.archivedVersion !== undefined && archivedVersion === undefined) {
    await client.entry.archive({ entryId });
  }
}

export async function importEntries(
  space: Space,
  { entries, changed, unknown }: Entries,
  isForced: boolean,
): Promise<Decision[]> {
  const present = await readAll((options) => space.client.entry.getMany(options));
  const found = new Map(present.map((entry) => [entry.sys.id, entry]));
  const changes = new Map(changed.map((entry) => [entry.sys.id, entry]));
  const drafts: { exported: ExportedEntry; draft: EntryProps }[] = [];
  const decisions: Decision[] = [];
  for (const exported of entries) {
    const { id } = exported.sys;
    const change = changes.get(id);
    const there = found.get(id);
    if (there && change && contentOf(there) === contentOf(change)) {
      decisions.push('same');
      continue;
    }
    const { decision, entry } = await writeDraft(space, exported, there, isForced);
    decisions.push(decision === 'created' && unknown.has(id) ? 'draft' : decision);
    if (entry) drafts.push({ exported, draft: entry });
  }
  for (const { exported, draft } of drafts) {
    if (!unknown.has(exported.sys.id))
      await settle(space, exported, draft, changes.get(exported.sys.id));
  }
  return decisions;
}
