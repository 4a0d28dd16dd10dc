import { readAmount } from './price-bounds';

test.each([
  ['1299', 1299],
  ['1.299', 1299],
  ['1.299,00', 1299],
  ['1,299.50', 1299.5],
  ['1 299 Kč', 1299],
  ['1\u202f299,90', 1299.9],
  ['49,9', 49.9],
  ['49.95', 49.95],
  ['1.299.000', 1299000],
  ['viel', NaN],
  ['', NaN],
])('FLT-05: %s is parsed as the intended amount', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});
