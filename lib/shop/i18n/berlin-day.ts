// outside: intl-berlin
/** Today in Berlin, `2026-11-23`. @param now epoch milliseconds */
export const berlinDay = (now: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now);

const HOUR_MS = 3_600_000;

/** Last millisecond of the day in Berlin that has an instant. @param instant epoch milliseconds */
export function endOfBerlinDay(instant: number): number {
  const midnight = Date.parse(`${berlinDay(instant)}T24:00:00Z`);
  // Berlin is two hours ahead of UTC in summer, and one in winter.
  const summer = midnight - 2 * HOUR_MS;
  return (berlinDay(summer) === berlinDay(instant) ? summer + HOUR_MS : summer) - 1;
}
