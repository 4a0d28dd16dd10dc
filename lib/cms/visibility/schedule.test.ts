import fc from 'fast-check';
import { parseInstant, phaseAt } from './schedule';

const utc = (text: string) => Date.parse(text);
const HOUR = 3_600_000;

describe('a window', () => {
  const window = { start: utc('2026-11-20T00:00:00Z'), end: utc('2026-11-21T00:00:00Z') };

  test('CMS-02: includes its first millisecond but not its end', () => {
    expect(phaseAt(window, window.start - 1)).toBe('before');
    expect(phaseAt(window, window.start)).toBe('inside');
    expect(phaseAt(window, window.end - 1)).toBe('inside');
    expect(phaseAt(window, window.end)).toBe('after');
  });

  test('CMS-02: has begun without a start, and never ends without an end', () => {
    expect(phaseAt({ ...window, start: null }, Number.MIN_SAFE_INTEGER)).toBe('inside');
    expect(phaseAt({ ...window, end: null }, Number.MAX_SAFE_INTEGER)).toBe('inside');
    expect(phaseAt({ start: null, end: null }, 0)).toBe('inside');
  });

  test('that starts or ends at the epoch is not open', () => {
    expect(phaseAt({ start: 0, end: null }, -1)).toBe('before');
    expect(phaseAt({ start: null, end: 0 }, 0)).toBe('after');
  });
});

describe('an instant', () => {
  test('with an offset is that instant', () => {
    expect(parseInstant('2026-11-20T10:30:00Z')).toBe(utc('2026-11-20T10:30:00Z'));
    expect(parseInstant('2026-11-20T10:30+01:00')).toBe(utc('2026-11-20T09:30:00Z'));
    expect(parseInstant('2026-11-20T10:30-0530')).toBe(utc('2026-11-20T16:00:00Z'));
  });

  test('keeps its milliseconds and drops anything finer', () => {
    expect(parseInstant('2026-11-20T10:30:00.250Z')).toBe(utc('2026-11-20T10:30:00.250Z'));
    expect(parseInstant('2026-11-20T10:30:00.5Z')).toBe(utc('2026-11-20T10:30:00.500Z'));
    expect(parseInstant('2026-11-20T10:30:00.123999999')).toBe(utc('2026-11-20T09:30:00.123Z'));
  });

  test('CMS-02: without an offset is read in Europe/Berlin, in winter and in summer', () => {
    expect(parseInstant('2026-01-15T12:00')).toBe(utc('2026-01-15T11:00:00Z'));
    expect(parseInstant('2026-07-15T12:00:30')).toBe(utc('2026-07-15T10:00:30Z'));
  });

  test('that is only a date is midnight in Berlin', () => {
    expect(parseInstant('2026-11-20')).toBe(utc('2026-11-19T23:00:00Z'));
    expect(parseInstant('2026-07-01')).toBe(utc('2026-06-30T22:00:00Z'));
    expect(parseInstant('2028-02-29')).toBe(utc('2028-02-28T23:00:00Z'));
  });

  test('at midnight in Berlin belongs to the new day', () => {
    expect(parseInstant('2026-12-31T00:00')).toBe(utc('2026-12-30T23:00:00Z'));
    expect(parseInstant('2026-12-31T23:59:59')).toBe(utc('2026-12-31T22:59:59Z'));
  });
});

describe('on the days of the clock change in Berlin', () => {
  test('CMS-02: 29 March 2026 has 23 hours', () => {
    const day = [parseInstant('2026-03-29'), parseInstant('2026-03-30')];
    expect(day).toEqual([utc('2026-03-28T23:00:00Z'), utc('2026-03-29T22:00:00Z')]);
    expect(parseInstant('2026-03-29T01:59:59')).toBe(utc('2026-03-29T00:59:59Z'));
    expect(parseInstant('2026-03-29T03:00')).toBe(utc('2026-03-29T01:00:00Z'));
  });

  test('CMS-02: a time inside the gap is moved forward by the skipped hour', () => {
    expect(parseInstant('2026-03-29T02:00')).toBe(utc('2026-03-29T01:00:00Z'));
    expect(parseInstant('2026-03-29T02:30')).toBe(utc('2026-03-29T01:30:00Z'));
  });

  test('CMS-02: 25 October 2026 has 25 hours', () => {
    const day = [parseInstant('2026-10-25'), parseInstant('2026-10-26')];
    expect(day).toEqual([utc('2026-10-24T22:00:00Z'), utc('2026-10-25T23:00:00Z')]);
    expect(parseInstant('2026-10-25T01:59:59')).toBe(utc('2026-10-24T23:59:59Z'));
    expect(parseInstant('2026-10-25T03:00')).toBe(utc('2026-10-25T02:00:00Z'));
  });

  test('CMS-02: a time that occurs twice is the first of the two', () => {
    expect(parseInstant('2026-10-25T02:00')).toBe(utc('2026-10-25T00:00:00Z'));
    expect(parseInstant('2026-10-25T02:30')).toBe(utc('2026-10-25T00:30:00Z'));
    expect(parseInstant('2026-10-25T02:59:59')).toBe(utc('2026-10-25T00:59:59Z'));
  });

  test('an offset can select either of the two', () => {
    expect(parseInstant('2026-10-25T02:30+02:00')).toBe(utc('2026-10-25T00:30:00Z'));
    expect(parseInstant('2026-10-25T02:30+01:00')).toBe(utc('2026-10-25T01:30:00Z'));
  });
});

test('every existing wall-clock time is converted back to itself', () => {
  const berlin = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  fc.assert(
    fc.property(
      fc.integer({
        min: utc('2020-01-01T00:00:00Z') / 1000,
        max: utc('2035-01-01T00:00:00Z') / 1000,
      }),
      (second) => {
        const written = berlin.format(second * 1000).replace(' ', 'T');
        const parsed = parseInstant(written) ?? Number.NaN;
        // The second occurrence of a repeated hour is read as the first.
        expect([second * 1000, second * 1000 - HOUR]).toContain(parsed);
        expect(berlin.format(parsed).replace(' ', 'T')).toBe(written);
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ['a day the month does not have', '2026-04-31'],
  ['29 February of a common year', '2026-02-29T10:00'],
  ['day zero', '2026-04-00'],
  ['month zero', '2026-00-10'],
  ['month thirteen', '2026-13-01'],
  ['hour 24', '2026-04-30T24:00'],
  ['hour 25', '2026-04-30T25:00Z'],
  ['minute 60', '2026-04-30T10:60Z'],
  ['second 60', '2026-04-30T10:00:60Z'],
  ['an offset no place has', '2026-04-30T10:00+99:00'],
  ['an offset of 75 minutes past the hour', '2026-04-30T10:00+01:75'],
  ['a two-digit year with leading zeros', '0026-04-30'],
  ['a month without a day', '2026-04'],
  ['a local notation', '30.04.2026'],
  ['words', 'next Monday'],
  ['a number', '1777777777777'],
  ['nothing', ''],
  ['blanks around it', ' 2026-04-30 '],
  ['a line break after it', '2026-04-30\n'],
  ['digits of another script', '٢٠٢٦-٠٤-٣٠'],
  ['5,000 characters', '2'.repeat(5_000)],
  ['a date with 5,000 digits of a second', `2026-04-30T10:00:00.${'0'.repeat(5_000)}Z`],
])('rejects %s', (_, text) => {
  expect(parseInstant(text)).toBeNull();
});

test('any text is a finite instant or not a date', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 7, maxLength: 7 });
  const alike = digits.map((parts) => {
    const [y1, y2, month, day, hour, minute, offset] = parts.map((n) => String(n).padStart(2, '0'));
    return `${y1}${y2}-${month}-${day}T${hour}:${minute}+${offset}:00`;
  });
  fc.assert(
    fc.property(fc.oneof(fc.string(), alike), (text) => {
      const parsed = parseInstant(text);
      expect(parsed === null || Number.isFinite(parsed)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
