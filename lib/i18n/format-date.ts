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

/** Day, month and year, for example `30.11.2026`. @param instant epoch milliseconds */
export function formatDate(instant: number, language: Language): string {
  return new Intl.DateTimeFormat(REGIONAL[language], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
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
