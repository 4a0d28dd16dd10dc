import { parseCountryList } from '@/lib/shop/page-context/country-list';
import { parseInstant } from '@/lib/cms/visibility/schedule';
import type { LocalizedFields } from './studio-entry';

/** Why a draft is not saved: a value that can never be valid. */
export interface SaveFault {
  field: string;
  kind: 'country' | 'date' | 'end before start';
  value: string;
}

const valuesOf = (fields: LocalizedFields, name: string): string[] =>
  Object.values(fields[name] ?? {}).flatMap((value) =>
    typeof value === 'string' && value !== '' ? [value] : [],
  );

/**
 * Faults of an entry's visibility fields, checked before saving. Drafts may be incomplete, but not
 * impossible for every time and country.
 */
export function saveFaults(fields: LocalizedFields): SaveFault[] {
  const countries = valuesOf(fields, 'countries').flatMap((list) => parseCountryList(list).unknown);
  const dates = ['startDateTime', 'endDateTime'].flatMap((field) =>
    valuesOf(fields, field)
      .filter((value) => parseInstant(value) === null)
      .map((value) => ({ field, kind: 'date' as const, value })),
  );
  const [start = ''] = valuesOf(fields, 'startDateTime');
  const [end = ''] = valuesOf(fields, 'endDateTime');
  const [from, until] = [parseInstant(start), parseInstant(end)];
  const isEmpty = from !== null && until !== null && until <= from;
  return [
    ...countries.map((value) => ({ field: 'countries', kind: 'country' as const, value })),
    ...dates,
    ...(isEmpty ? [{ field: 'endDateTime', kind: 'end before start' as const, value: end }] : []),
  ];
}
