import type { Space } from '@/scripts/migrate/space';
import type { SeedRecord } from './seed-record';

/** One run of the seed. */
export interface Seeding {
  space: Space;
  /** Filled in while the run writes. */
  record: SeedRecord;
  /** Locale codes of the space; texts in other languages are omitted. */
  locales: ReadonlySet<string>;
  /** Writes over what editors have changed. */
  isForced: boolean;
}

/** The values of one field in the locales that the space has. */
export function inLocales<Value>(
  values: { [locale: string]: Value },
  locales: ReadonlySet<string>,
): { [locale: string]: Value } {
  return Object.fromEntries(Object.entries(values).filter(([code]) => locales.has(code)));
}
