import { z } from 'zod';
import { entryIdOf, HISTORY, readEntries, stored, storedSchema } from './bookkeeping';
import type { MigrationFile } from './migration-files';
import { errorId, type Space } from './space';

export interface AppliedMigration {
  name: string;
  checksum: string;
  /** ISO 8601. */
  appliedAt: string;
}

const appliedSchema = storedSchema({
  name: z.string(),
  checksum: z.string(),
  appliedAt: z.string(),
});

export async function readHistory(space: Space): Promise<Map<string, AppliedMigration>> {
  const entries = await readEntries(space, HISTORY);
  const applied = entries.map(({ fields }) => appliedSchema.parse(fields));
  return new Map(applied.map((migration) => [migration.name, migration]));
}

export async function recordApplied(
  { client }: Space,
  { name, checksum }: MigrationFile,
  now: Date,
): Promise<void> {
  const fields = stored({ name, checksum, appliedAt: now.toISOString() });
  const ids = { contentTypeId: HISTORY.id, entryId: entryIdOf(HISTORY, name) };
  await client.entry.createWithId(ids, { fields }).catch((error: unknown) => {
    // A second run of the same migration has written the same entry.
    if (errorId(error) !== 'VersionMismatch') throw error;
  });
}

/**
 * Removes a migration's entry, whatever its id; entries of earlier versions have only the number.
 */
export async function forgetApplied(space: Space, name: string): Promise<void> {
  for (const { sys, fields } of await readEntries(space, HISTORY)) {
    if (appliedSchema.parse(fields).name !== name) continue;
    await space.client.entry.delete({ entryId: sys.id }).catch((error: unknown) => {
      if (errorId(error) !== 'NotFound') throw error;
    });
  }
}
