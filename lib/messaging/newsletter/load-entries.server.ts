import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { database, FOR_BATCHES } from '@/lib/platform/db/database.server';
import { formEntries } from '@/lib/platform/db/schema-forms';
import type { EntryRow } from './entries-csv';

/** Confirmed entries, oldest first. @param name of the competition's entry, or the mailing's id */
export const loadEntries = async (name: string): Promise<EntryRow[]> =>
  database(FOR_BATCHES)
    .select()
    .from(formEntries)
    .where(and(eq(formEntries.name, name), isNotNull(formEntries.confirmedAt)))
    .orderBy(asc(formEntries.enteredAt), asc(formEntries.id));
