import { z } from 'zod';
import { HISTORY, readEntries, stored, storedSchema } from './bookkeeping';
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

/** Entry ids have at most 64 characters; a migration's number is unique. */
const entryIdOf = (name: string) => `${HISTORY.id}-${name.slice(0, 4)}`;

/** What has run on this space, by name. */
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
  const ids = { contentTypeId: HISTORY.id, entryId: entryIdOf(name) };
  await client.entry.createWithId(ids, { fields }).catch((error: unknown) => {
    // A second run of the same migration has written the same line.
    if (errorId(error) !== 'VersionMismatch') throw error;
  });
}

export async function forgetApplied({ client }: Space, name: string): Promise<void> {
  await client.entry.delete({ entryId: entryIdOf(name) }).catch((error: unknown) => {
    if (errorId(error) !== 'NotFound') throw error;
  });
}
