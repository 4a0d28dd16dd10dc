import { EU_COUNTRIES } from '@/lib/shop/project/countries';
import { countryGroup, shippingOf } from './shipping';

test('BSK-14: distinguishes Germany, the other EU countries, Switzerland and all others', () => {
  expect(EU_COUNTRIES).toHaveLength(27);
  for (const country of EU_COUNTRIES)
    expect(countryGroup(country)).toBe(country === 'DE' ? 'DE' : 'EU');
  expect(countryGroup('CH')).toBe('CH');
  for (const country of ['GB', 'NO', 'US', 'CA', 'LI', ''])
    expect(countryGroup(country)).toBe('other');
});

test('BSK-14: shipping is free in Germany above an amount, and nowhere else', () => {
  expect(shippingOf(4999, 'DE', 'EUR')).toEqual({ price: 495, freeFrom: 5000 });
  expect(shippingOf(5000, 'DE', 'EUR').price).toBe(0);
  for (const [territory, price] of [
    ['AT', 995],
    ['CH', 1495],
    ['GB', 2495],
  ] as const)
    expect(shippingOf(1_000_000, territory, 'EUR')).toEqual({ price, freeFrom: null });
  expect(shippingOf(0, 'GB', 'USD').price).toBe(0);
});
