import { isHoliday } from './holidays';

const day = (date: string) => Date.parse(date);

test.each([
  ['2026-04-03', 'DE', 'Good Friday'],
  ['2026-04-06', 'DE', 'Easter Monday'],
  ['2027-03-29', 'DE', 'Easter Monday of another year'],
  ['2026-05-14', 'DE', 'Ascension Day'],
  ['2026-05-25', 'FR', 'Whit Monday'],
  ['2026-06-04', 'AT', 'Corpus Christi'],
  ['2026-06-04', 'PL', 'Corpus Christi'],
  ['2026-10-26', 'AT', 'the National Day'],
  ['2026-08-01', 'CH', 'the National Day'],
  ['2026-07-06', 'CZ', 'Jan Hus Day'],
  ['2026-12-24', 'PL', 'Christmas Eve'],
  ['2026-07-14', 'FR', 'the National Day'],
  ['2026-04-27', 'NL', 'King’s Day'],
])('%s is a holiday in %s: %s', (date, country) => {
  expect(isHoliday(day(date), country)).toBe(true);
});

test.each([
  ['2026-04-03', 'FR', 'Good Friday'],
  ['2026-04-03', 'AT', 'Good Friday'],
  ['2026-07-14', 'DE', 'France’s National Day'],
  ['2026-12-24', 'DE', 'Christmas Eve'],
])('%s is none in %s: %s', (date, country) => {
  expect(isHoliday(day(date), country)).toBe(false);
});

test('countries without a list have Christmas and New Year', () => {
  expect(isHoliday(day('2026-12-25'), 'IT')).toBe(true);
  expect(isHoliday(day('2027-01-01'), 'IT')).toBe(true);
});
