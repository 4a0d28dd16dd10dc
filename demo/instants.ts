const HOUR_MS = 3_600_000;

/** Instants for the date windows of the demo, in the format of the CMS. */
export interface Instants {
  /** ISO 8601 in UTC, `days` after the seed (before it if negative), on the whole hour. */
  inDays: (days: number) => string;
  /** A past midnight in Berlin, written without an offset on purpose. */
  longAgo: string;
  /** Later than anyone will run the demo. */
  farAhead: string;
  /** A year after {@link Instants.farAhead}. */
  fartherAhead: string;
}

export function instantsFrom(seededAt: Date): Instants {
  const hour = Math.floor(seededAt.getTime() / HOUR_MS) * HOUR_MS;
  return {
    inDays: (days) => new Date(hour + days * 24 * HOUR_MS).toISOString(),
    longAgo: '2020-01-01T00:00',
    farAhead: '2098-01-01T00:00:00Z',
    fartherAhead: '2099-01-01T00:00:00Z',
  };
}
