import * as fc from 'fast-check';
import { CURRENCIES } from '@/lib/page-context/locale';
import { EU_COUNTRIES } from '@/lib/project/countries';
import { basketOf, type BasketLine } from './basket';
import { countryGroup, shippingOf } from './shipping';

function line(price: number, quantity: number): BasketLine {
  return {
    ...{ id: '1', sku: 's', articleNumber: '20310000', itemNumber: '20310000-312', name: 'Hemd' },
    ...{ brand: 'B', slug: 'hemd', productType: 'product', categories: [], colour: 'Blau' },
    ...{ size: 'M', imageRatio: '3:4', imageAlt: '', strikePrice: null, most: 20 },
    ...{ price, quantity },
  };
}

test('BSK-14: the 27 countries of the EU, Germany among them apart, Switzerland, all others', () => {
  expect(EU_COUNTRIES).toHaveLength(27);
  for (const country of EU_COUNTRIES)
    expect(countryGroup(country)).toBe(country === 'DE' ? 'DE' : 'EU');
  expect(countryGroup('CH')).toBe('CH');
  for (const country of ['GB', 'NO', 'US', 'CA', 'LI', ''])
    expect(countryGroup(country)).toBe('other');
});

test('BSK-14: shipping is free in Germany from a value on, and nowhere else', () => {
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

test('a total is the sum of its parts, in every currency and country', () => {
  const lines = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 10_000_00 }), fc.integer({ min: 1, max: 20 })),
    { maxLength: 100 },
  );
  const territories = fc.constantFrom('DE', 'AT', 'CZ', 'PL', 'CH', 'US', 'GB');
  fc.assert(
    fc.property(
      lines,
      territories,
      fc.constantFrom(...CURRENCIES),
      (priced, territory, currency) => {
        const basket = basketOf(
          priced.map(([price, quantity]) => line(price, quantity)),
          { territory, currency },
        );
        const { goods, shipping, total, count } = basket;
        expect(goods).toBe(priced.reduce((sum, [price, quantity]) => sum + price * quantity, 0));
        expect(count).toBe(priced.reduce((sum, [, quantity]) => sum + quantity, 0));
        expect(total).toBe(goods + shipping);
        expect(shipping).toBe(shippingOf(goods, territory, currency).price);
        expect(Number.isSafeInteger(total)).toBe(true);
      },
    ),
  );
});
