import { z } from 'zod';
import {
  BOOKKEEPING_IDS,
  ensureType,
  SEED_RECORD,
  stored,
  storedSchema,
} from '@/scripts/migrate/bookkeeping';
import { errorId, type Space } from '@/scripts/migrate/space';

export interface SeedRecord {
  /** Version of the demo content once all of it is written; `unfinished-…` during a seed. */
  version: string;
  /** ISO 8601; the demo's date windows are relative to it. */
  seededAt: string;
  /** `Entry:id` or `Asset:id` → fingerprint that the seed wrote. */
  written: Record<string, string>;
}

const recordSchema = storedSchema({
  version: z.string(),
  seededAt: z.string(),
  written: z.record(z.string(), z.string()),
});

const ENTRY_ID = 'seedRecord-demo';

async function findRecordEntry({ client }: Space) {
  return client.entry.get({ entryId: ENTRY_ID }).catch((error: unknown) => {
    if (errorId(error) === 'NotFound') return null;
    throw error;
  });
}

export async function readRecord(space: Space): Promise<SeedRecord | null> {
  const found = await findRecordEntry(space);
  return found && recordSchema.parse(found.fields);
}

/** Whether the space has entries or pictures, apart from the scripts' own records. */
export async function hasContent({ client }: Space): Promise<boolean> {
  const others = { 'sys.contentType.sys.id[nin]': BOOKKEEPING_IDS.join(','), limit: 1 };
  const [entries, pictures] = await Promise.all([
    client.entry.getMany({ query: others }),
    client.asset.getMany({ query: { limit: 1 } }),
  ]);
  return entries.total + pictures.total > 0;
}

export async function saveRecord(space: Space, record: SeedRecord): Promise<void> {
  const fields = stored({ ...record });
  const found = await findRecordEntry(space);
  if (found) {
    await space.client.entry.update({ entryId: ENTRY_ID }, { ...found, fields });
    return;
  }
  await ensureType(space, SEED_RECORD);
  const ids = { contentTypeId: SEED_RECORD.id, entryId: ENTRY_ID };
  await space.client.entry.createWithId(ids, { fields });
}
