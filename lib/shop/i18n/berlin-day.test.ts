import { endOfBerlinDay } from './berlin-day';

test.each([
  ['in winter', '2026-11-30T03:05:00+01:00', '2026-11-30T23:59:59.999+01:00'],
  ['in summer', '2026-06-30T00:00:00+02:00', '2026-06-30T23:59:59.999+02:00'],
  [
    'on the day that summer time begins',
    '2026-03-29T01:00:00+01:00',
    '2026-03-29T23:59:59.999+02:00',
  ],
  [
    'on the day that summer time ends',
    '2026-10-25T01:00:00+02:00',
    '2026-10-25T23:59:59.999+01:00',
  ],
  ['late in the evening', '2026-12-31T23:30:00+01:00', '2026-12-31T23:59:59.999+01:00'],
])('a day %s ends at midnight in Berlin', (_, instant, end) => {
  expect(new Date(endOfBerlinDay(Date.parse(instant)))).toEqual(new Date(end));
});
