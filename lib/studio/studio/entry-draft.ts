import type { LocalizedFields } from './studio-entry';

/** Whether two values are equal in the CMS, where a missing one is `null`. */
export const isSame = (one: unknown, other: unknown): boolean =>
  // Fast path for unchanged values: a page has hundreds of them at each key press.
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

export type SaveState =
  | 'saved'
  | 'unsaved'
  | 'saving'
  /** Kept in the browser until the service responds again. */
  | 'offline'
  /** Kept in the browser until the editor has a session again. */
  | 'signed out'
  | 'refused'
  | 'conflict';

/** Why a save has to be repeated later; `null` if it need not be. */
export function retryState(status: number): 'offline' | 'signed out' | null {
  if (status === 401) return 'signed out';
  return status === 0 || status >= 500 ? 'offline' : null;
}

/** A value of a field in one language, changed by two editors. */
export interface Difference {
  field: string;
  locale: string;
  theirs: unknown;
  mine: unknown;
}

/** Changed values by field and locale. `null` removes a value. */
export function changesOf(loaded: LocalizedFields, edited: LocalizedFields): LocalizedFields {
  const changes: LocalizedFields = {};
  for (const field of new Set([...Object.keys(loaded), ...Object.keys(edited)]))
    for (const locale of new Set([
      ...Object.keys(loaded[field] ?? {}),
      ...Object.keys(edited[field] ?? {}),
    ])) {
      const value = edited[field]?.[locale];
      if (!isSame(loaded[field]?.[locale], value))
        changes[field] = { ...changes[field], [locale]: value ?? null };
    }
  return changes;
}

/** @param value the new value, or a function of the present one; no stored value is a function */
export function withValue(
  fields: LocalizedFields,
  field: string,
  locale: string,
  value: unknown,
): LocalizedFields {
  const next: unknown = typeof value === 'function' ? value(fields[field]?.[locale]) : value;
  return { ...fields, [field]: { ...fields[field], [locale]: next } };
}

export function withChanges(fields: LocalizedFields, changes: LocalizedFields): LocalizedFields {
  let merged = fields;
  for (const [field, values] of Object.entries(changes))
    for (const [locale, value] of Object.entries(values))
      merged = withValue(merged, field, locale, value);
  return merged;
}

/**
 * Values that both editors have changed. Values changed by only one of them are no difference: both
 * changes are kept.
 */
export function differencesOf(
  loaded: LocalizedFields,
  theirs: LocalizedFields,
  mine: LocalizedFields,
): Difference[] {
  return Object.entries(mine).flatMap(([field, values]) =>
    Object.entries(values).flatMap(([locale, value]) => {
      const their = theirs[field]?.[locale];
      const isTheirChange = !isSame(loaded[field]?.[locale], their);
      return isTheirChange && !isSame(their, value)
        ? [{ field, locale, theirs: their, mine: value }]
        : [];
    }),
  );
}
