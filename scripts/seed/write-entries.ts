import type { EntryProps } from 'contentful-management';
import type { SeedEntry } from '@/demo/seed-entry';
import type { Space } from '@/scripts/migrate/space';
import { decide, type Decision } from './decide';
import { fingerprint } from './fingerprint';
import { publishEntries } from './publish-entries';
import { inLocales, type Seeding } from './seeding';

/** Ids per request, which keeps URLs well below the limits of servers. */
const BATCH = 50;

async function findEntries({ client }: Space, ids: string[]): Promise<Map<string, EntryProps>> {
  const found = new Map<string, EntryProps>();
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const query = { 'sys.id[in]': batch.join(','), limit: BATCH };
    const { items } = await client.entry.getMany({ query });
    for (const item of items) found.set(item.sys.id, item);
  }
  return found;
}

async function write(
  { client }: Space,
  { id, type }: SeedEntry,
  fields: SeedEntry['fields'],
  found: EntryProps | undefined,
): Promise<EntryProps> {
  const entryId = id;
  return found
    ? client.entry.update({ entryId }, { ...found, fields })
    : client.entry.createWithId({ contentTypeId: type, entryId }, { fields });
}

/** Writes and publishes entries, each after those it links to. */
export async function writeEntries(seeding: Seeding, entries: SeedEntry[]): Promise<Decision[]> {
  const { space, record, locales, isForced } = seeding;
  const present = await findEntries(
    space,
    entries.map(({ id }) => id),
  );
  const decisions: Decision[] = [];
  const drafts: EntryProps[] = [];
  for (const entry of entries) {
    const fields = Object.fromEntries(
      Object.entries(entry.fields).map(([id, values]) => [id, inLocales(values, locales)]),
    );
    const wanted = fingerprint(fields);
    const key = `Entry:${entry.id}`;
    const found = present.get(entry.id);
    const decision = decide({
      found: found
        ? {
            fingerprint: fingerprint(found.fields),
            isPublished: found.sys.publishedVersion !== undefined,
            wasEverPublished: (found.sys.publishedCounter ?? 0) > 0,
          }
        : null,
      written: record.written[key],
      wanted,
      isForced,
    });
    if (decision === 'create' || decision === 'update')
      drafts.push(await write(space, entry, fields, found));
    if (decision !== 'keep') record.written[key] = wanted;
    decisions.push(decision);
  }
  await publishEntries(space, drafts);
  return decisions;
}
