import type { Space } from '@/scripts/migrate/space';
import type { SeedRecord } from './seed-record';

export interface Seeding {
  space: Space;
  /** Updated as the run writes. */
  record: SeedRecord;
  /** Locale codes of the space; texts in other languages are omitted. */
  locales: ReadonlySet<string>;
  /** Overwrites changes of editors. */
  isForced: boolean;
}

/** The values of a field in the locales of the space. */
export function inLocales<Value>(
  values: { [locale: string]: Value },
  locales: ReadonlySet<string>,
): { [locale: string]: Value } {
  return Object.fromEntries(Object.entries(values).filter(([code]) => locales.has(code)));
}
