import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { parseInstant } from '@/lib/cms/visibility/schedule';
import { berlinIso, berlinLocal } from './berlin-time';
import { withValue } from './entry-draft';
import type { LocalizedFields } from './studio-entry';

const START = 'startDateTime';
const END = 'endDateTime';

function instantOf(fields: LocalizedFields, name: string): number | null {
  const value = fields[name]?.[DEFAULT_LOCALE];
  return typeof value === 'string' ? parseInstant(value) : null;
}

/**
 * Whether an entry's dates hide it permanently from `now` on.
 * @param isHiddenInside whether it is hidden between its dates instead of shown
 */
export function isHiddenForGood(
  fields: LocalizedFields,
  isHiddenInside: boolean,
  now: number,
): boolean {
  const [start, end] = [instantOf(fields, START), instantOf(fields, END)];
  if (isHiddenInside) return start !== null && start <= now && end === null;
  return end !== null && end <= now;
}

/** An entry's fields with dates that hide it permanently, or that show it again. */
export function withHidden(
  fields: LocalizedFields,
  isHiddenInside: boolean,
  isHidden: boolean,
  now: number,
): LocalizedFields {
  const at = berlinIso(berlinLocal(now));
  const set = (start: unknown, end: unknown) =>
    withValue(withValue(fields, START, DEFAULT_LOCALE, start), END, DEFAULT_LOCALE, end);
  if (!isHidden) return set(null, null);
  if (isHiddenInside) return set(at, null);
  const start = instantOf(fields, START);
  const isBefore = start !== null && start < now - 60_000;
  return set(isBefore ? fields[START]?.[DEFAULT_LOCALE] : null, at);
}
