import { berlinDay } from '@/lib/shop/i18n/berlin-day';
import { formatDays } from '@/lib/shop/i18n/format-date';
import type { DeliveryZone } from '@/lib/shop/settings/settings-schema';
import type { Language } from '@/lib/shop/page-context/locale';

const DAY_MS = 86_400_000;

/** Holidays of all of Germany that have the same date every year, `MM-DD`. */
const HOLIDAYS: ReadonlySet<string> = new Set(['01-01', '05-01', '10-03', '12-25', '12-26']);

/** @param day midnight in UTC of a date */
function isWorkingDay(day: number): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(new Date(day).toISOString().slice(5, 10));
}

/** The date that is a number of working days after another; both as midnight in UTC. */
function workingDaysAfter(day: number, count: number): number {
  let [date, left] = [day, count];
  while (left > 0) {
    date += DAY_MS;
    if (isWorkingDay(date)) left -= 1;
  }
  return date;
}

/**
 * Days on which a parcel is expected, for example `2.–3. Dezember`, counted from the order's day in
 * Berlin.
 * @param time working days of the delivery
 * @param orderedAt epoch milliseconds; now for a basket
 */
export function expectedArrival(
  { from, until }: DeliveryZone['days'],
  language: Language,
  orderedAt: number,
): string {
  const day = Date.parse(berlinDay(orderedAt));
  return formatDays(workingDaysAfter(day, from), workingDaysAfter(day, until), language);
}
