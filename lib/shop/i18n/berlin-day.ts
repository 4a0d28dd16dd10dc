// outside: intl-berlin
/** Today in Berlin, `2026-11-23`. @param now epoch milliseconds */
export const berlinDay = (now: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now);
