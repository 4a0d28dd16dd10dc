import type { Language } from '@/lib/page-context/locale';
import { REGIONAL } from './regional';

/** The shops' clock, whatever zone the visitor is in. */
const TIME_ZONE = 'Europe/Berlin';

/** Day and month, for example `30. November`. @param instant epoch milliseconds */
export function formatDay(instant: number, language: Language): string {
  return new Intl.DateTimeFormat(REGIONAL[language], {
    day: 'numeric',
    month: 'long',
    timeZone: TIME_ZONE,
  }).format(instant);
}

/** Hours and minutes on a 24-hour clock, `23:59`. @param instant epoch milliseconds */
export function formatTime(instant: number, language: Language): string {
  return new Intl.DateTimeFormat(REGIONAL[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
  }).format(instant);
}

/** Whole days, hours and minutes in words, leading zeros left out: `2 Tage, 3 Stunden und 5 Minuten`. */
export function formatRemaining(
  { days, hours, minutes }: { days: number; hours: number; minutes: number },
  language: Language,
): string {
  const locale = REGIONAL[language];
  const units = [
    { unit: 'day', value: days },
    { unit: 'hour', value: hours },
    { unit: 'minute', value: minutes },
  ];
  const first = units.findIndex(({ value }) => value > 0);
  const parts = units
    .slice(first < 0 ? -1 : first)
    .map(({ unit, value }) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value),
    );
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
}
