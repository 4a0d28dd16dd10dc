/** Date window in epoch milliseconds: start inclusive, end exclusive, `null` means open. */
export interface Schedule {
  start: number | null;
  end: number | null;
}

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-][01]\d:?[0-5]\d)?)?$/;

const berlin = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Offset of Europe/Berlin from UTC at an instant, in milliseconds. */
function berlinOffset(instant: number): number {
  const parts = Object.fromEntries(
    berlin.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/**
 * Converts wall-clock time in Berlin to an instant. A time that occurs twice (end of summer time)
 * is the first of the two; one that does not exist is moved forward by the skipped hour.
 */
function fromBerlin(wallClock: number): number {
  // Tries the offsets before and after: one of them is right except during a clock change.
  const before = wallClock - berlinOffset(wallClock - 86_400_000);
  const after = wallClock - berlinOffset(wallClock + 86_400_000);
  if (before + berlinOffset(before) === wallClock) return before;
  return after + berlinOffset(after) === wallClock ? after : before;
}

/**
 * Instant of an ISO 8601 date or date-time. Without an offset it is read in Europe/Berlin; a date
 * alone is its midnight.
 * @returns epoch milliseconds, or `null` if the text is not an existing date
 */
export function parseInstant(text: string): number | null {
  const match = ISO.exec(text);
  if (!match) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', offset] =
    match;
  const wallClock = Date.UTC(
    Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second),
    Number(fraction.padEnd(3, '0').slice(0, 3)),
  ); // oxfmt-ignore
  // Date.UTC carries over: 31 April would silently become 1 May, and year 26 become 1926.
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  if (!new Date(wallClock).toISOString().startsWith(written)) return null;
  if (!offset) return fromBerlin(wallClock);
  if (offset === 'Z') return wallClock;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  return wallClock - (offset.startsWith('-') ? -1 : 1) * minutes * 60_000;
}

export type Phase = 'before' | 'inside' | 'after';

export function phaseAt({ start, end }: Schedule, now: number): Phase {
  if (start !== null && now < start) return 'before';
  return end !== null && now >= end ? 'after' : 'inside';
}
