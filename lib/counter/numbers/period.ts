import type { Period } from '@/lib/commerce/orders/export-orders.server';

/** Whether a day exists, also in PostgreSQL, which has no year 0: 31 April would be parsed as 1 May. */
export function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : null;
  if (day === null || Number.isNaN(day.getTime()) || day.getUTCFullYear() < 1) return false;
  return day.toISOString().startsWith(text);
}

/** Reads days from an address. @returns `null` for days that do not exist, or in the wrong order */
export const readPeriod = (from: string, to: string): Period | null =>
  isDay(from) && isDay(to) && from <= to ? { from, to } : null;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days that are shown at first. */
const SHOWN_DAYS = 30;

// The Swedish format is `2026-11-30`.
const berlinDay = (at: number): string =>
  new Date(at).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });

/** The last days until today, in Berlin. */
export const lastDays = (now: number): Period => ({
  from: berlinDay(now - (SHOWN_DAYS - 1) * DAY_MS),
  to: berlinDay(now),
});
