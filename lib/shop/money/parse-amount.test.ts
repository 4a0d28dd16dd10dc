import { minorUnitsOf } from './parse-amount';

test.each([
  ['129,95', 129_95],
  ['129.95', 129_95],
  ['129,5', 129_50],
  ['129', 129_00],
  ['0,07', 7],
  ['999999,99', 999_999_99],
  ['19,99', 19_99],
])('%s is %i cents', (amount, expected) => {
  expect(minorUnitsOf(amount)).toBe(expected);
});
