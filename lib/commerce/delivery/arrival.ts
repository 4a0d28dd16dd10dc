import { berlinDay } from '@/lib/shop/i18n/berlin-day';
import { formatDays } from '@/lib/shop/i18n/format-date';
import type { DeliveryZone } from '@/lib/shop/settings/settings-schema';
import type { Language } from '@/lib/shop/page-context/locale';
import { isHoliday } from './holidays';

const DAY_MS = 86_400_000;

/** Country from which parcels are sent. */
const ORIGIN = 'DE';

/** Whether a parcel is on its way: neither a weekend nor a holiday at either end. @param day midnight in UTC of a date */
function isWorkingDay(day: number, country: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day, ORIGIN) && !isHoliday(day, country);
}

/** The date that is a number of working days after another; both as midnight in UTC. */
function workingDaysAfter(day: number, count: number, country: string): number {
  let [date, left] = [day, count];
  while (left > 0) {
    date += DAY_MS;
    if (isWorkingDay(date, country)) left -= 1;
  }
  return date;
}

/**
 * First and last day on which a parcel is expected, as midnight in UTC, counted from the order's day in
 * Berlin.
 * @param time working days of the delivery
 * @param country to which it goes, ISO 3166-1 alpha-2, upper case
 * @param orderedAt epoch milliseconds; now for a basket
 */
export function arrivalDays(
  { from, until }: DeliveryZone['days'],
  country: string,
  orderedAt: number,
): { first: number; last: number } {
  const day = Date.parse(berlinDay(orderedAt));
  return {
    first: workingDaysAfter(day, from, country),
    last: workingDaysAfter(day, until, country),
  };
}

/** The {@link arrivalDays} as text, for example `2.–3. Dezember`. */
export function expectedArrival(
  time: DeliveryZone['days'],
  country: string,
  language: Language,
  orderedAt: number,
): string {
  const { first, last } = arrivalDays(time, country, orderedAt);
  return formatDays(first, last, language);
}
