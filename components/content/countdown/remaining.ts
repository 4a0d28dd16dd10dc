export interface Remaining {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * Time between two instants (epoch milliseconds) in whole units; a started second counts in full.
 */
export function remainingUntil(until: number, now: number): Remaining {
  const total = Math.max(0, Math.ceil((until - now) / 1_000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3_600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}
