import { formatMessage } from '@/lib/shop/i18n/format-message';
import type { Messages } from '@/lib/shop/i18n/messages';
import { REGIONAL } from '@/lib/shop/i18n/regional';
import type { Store } from './reservation';

/** A Monday, used to format the names of weekdays. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

type Hours = Store['openingHours'];

const isSame = (one: Hours[number], other: Hours[number]) =>
  one?.from === other?.from && one?.until === other?.until;

/** Consecutive days with the same hours: first and last day, Monday is 0. */
function spansOf(hours: Hours): { first: number; last: number }[] {
  const spans: { first: number; last: number }[] = [];
  hours.forEach((day, index) => {
    const before = spans.at(-1);
    if (before && isSame(hours[before.first] ?? null, day)) before.last = index;
    else spans.push({ first: index, last: index });
  });
  return spans;
}

/**
 * Opening hours as lines: `Mo–Fr: 10:00–19:00`. Days on which a store is closed are left out.
 * @param hours Monday first
 */
export function openingTimes(
  hours: Hours,
  { language, reservation }: Pick<Messages, 'language' | 'reservation'>,
): string[] {
  const names = new Intl.DateTimeFormat(REGIONAL[language], { weekday: 'short', timeZone: 'UTC' });
  const name = (day: number) => names.format(MONDAY + day * DAY_MS);
  return spansOf(hours).flatMap(({ first, last }) => {
    const open = hours[first];
    if (!open) return [];
    const days = first === last ? name(first) : `${name(first)}–${name(last)}`;
    return formatMessage(reservation.openOn, { days, from: open.from, until: open.until });
  });
}
