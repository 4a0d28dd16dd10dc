import { formatDate, formatDay, formatTime } from './format-date';

const LAST_MINUTE_OF_NOVEMBER = Date.parse('2026-11-30T22:59:00Z');
const SUMMER_EVENING = Date.parse('2026-07-01T20:30:00Z');

test('days and times are in Europe/Berlin, in winter and in summer', () => {
  expect(formatDay(LAST_MINUTE_OF_NOVEMBER, 'de')).toBe('30. November');
  expect(formatTime(LAST_MINUTE_OF_NOVEMBER, 'de')).toBe('23:59');
  expect(formatTime(SUMMER_EVENING, 'fr')).toBe('22:30');
});

test('midnight is 00:00, not 24:00', () => {
  expect(formatTime(Date.parse('2026-11-30T23:00:00Z'), 'en')).toBe('00:00');
});

test('months have the form that follows a preposition', () => {
  expect(formatDay(LAST_MINUTE_OF_NOVEMBER, 'pl')).toBe('30 listopada');
  expect(formatDay(LAST_MINUTE_OF_NOVEMBER, 'cs')).toBe('30. listopadu');
});

test('dates in English name the month, since Britain and America order numbers differently', () => {
  expect(formatDate(Date.parse('2026-09-04T12:00:00Z'), 'en')).toBe('4 September 2026');
  expect(formatDate(Date.parse('2026-09-04T12:00:00Z'), 'fr')).toBe('04/09/2026');
});

test('dates in Czech have no zeros before days and months', () => {
  expect(formatDate(Date.parse('2026-09-04T12:00:00Z'), 'cs')).toBe('4. 9. 2026');
});
