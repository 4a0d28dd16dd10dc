import { parseInstant } from '@/lib/cms/visibility/schedule';

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Local time in Berlin of an instant in epoch milliseconds: `2026-11-27T06:00`. */
export const berlinLocal = (instant: number): string => parts.format(instant).replace(' ', 'T');

/** Formats an instant: `27.11.2026, 06:00` or `27 Nov 2026, 06:00`. */
export function berlinTime(instant: number, language: string): string {
  return new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(instant);
}

/**
 * Local time in Berlin as ISO 8601 with its offset, which is unambiguous without a time zone.
 * @returns `null` if the text is not a time
 */
export function berlinIso(local: string): string | null {
  const instant = parseInstant(local);
  if (instant === null) return null;
  const shown = berlinLocal(instant);
  const minutes = Math.round((Date.parse(`${shown}:00Z`) - instant) / 60_000);
  return `${shown}+0${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
