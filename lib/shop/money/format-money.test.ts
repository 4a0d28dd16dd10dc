import fc from 'fast-check';
import { REGIONAL } from '@/lib/shop/i18n/regional';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { formatDiscount, formatMoney, formatPercent } from './format-money';

/** Replaces no-break spaces, which are right on the page but unreadable in tests. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['PLN', 'pl', '549,00 zł'],
  ['CZK', 'cs', '549 Kč'],
  ['EUR', 'de', '549,00 €'],
  ['USD', 'en', '$549.00'],
] as const)('ENT-11: %s is written with its own sign', (currency, language, expected) => {
  expect(plain(formatMoney(549_00, currency, language))).toBe(expected);
});

test.each([
  ['de', '1.299,95 €'],
  ['en', '€1,299.95'],
  ['cs', '1 299,95 €'],
  ['pl', '1299,95 €'],
  ['nl', '€ 1.299,95'],
  ['fr', '1 299,95 €'],
] as const)(
  'in %s separators and the position of the currency sign follow the language',
  (language, text) => {
    expect(plain(formatMoney(1_299_95, 'EUR', language))).toBe(text);
  },
);

test('złoty and koruna have their sign after the amount in every language', () => {
  expect(plain(formatMoney(99_90, 'PLN', 'en'))).toBe('99.90 zł');
  expect(plain(formatMoney(99_90, 'CZK', 'nl'))).toBe('99,90 Kč');
});

test.each([
  ['de', 'de-CH', 'CHF 1’299.90'],
  ['fr', 'fr-CH', '1 299.90 CHF'],
] as const)('francs in %s are written as in %s', (language, region, expected) => {
  expect(plain(formatMoney(1_299_90, 'CHF', language))).toBe(expected);
  const platform = new Intl.NumberFormat(region, { style: 'currency', currency: 'CHF' });
  // The platform has changed its apostrophe with its version.
  const written = plain(platform.format(1_299.9)).replace("'", '’');
  expect(written).toBe(expected);
});

test.each([
  ['en', 'CHF 1,299.90'],
  ['nl', 'CHF 1.299,90'],
  ['cs', '1 299,90 CHF'],
  ['pl', '1299,90 CHF'],
] as const)('francs in %s have the separators of the language', (language, expected) => {
  expect(plain(formatMoney(1_299_90, 'CHF', language))).toBe(expected);
});

test('a price does not break at the end of a line', () => {
  expect(formatMoney(1_299_95, 'CZK', 'cs')).not.toContain(' ');
});

test('amounts below one, and negative ones, keep two decimals', () => {
  expect(plain(formatMoney(5, 'EUR', 'de'))).toBe('0,05 €');
  expect(plain(formatMoney(-5_00, 'USD', 'en'))).toBe('−$5.00');
});

test('a discount has a minus sign and the language’s space', () => {
  expect(plain(formatDiscount(30, 'de'))).toBe('−30 %');
  expect(plain(formatDiscount(12.5, 'en'))).toBe('−12.5%');
});

test('BLK-16: a percentage keeps its decimals', () => {
  expect(plain(formatPercent(20, 'de'))).toBe('20 %');
  expect(plain(formatPercent(12.5, 'de'))).toBe('12,5 %');
  expect(plain(formatPercent(7.25, 'en'))).toBe('7.25%');
});

test.each(LANGUAGES)(
  'amounts and discounts in %s are formatted as the platform does',
  (language) => {
    const amounts = new Intl.NumberFormat(REGIONAL[language], {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    const shares = new Intl.NumberFormat(REGIONAL[language], {
      style: 'percent',
      maximumFractionDigits: 2,
    });
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000_00 }), fc.nat({ max: 100_00 }), (cents, share) => {
        expect(formatMoney(cents, 'PLN', language)).toBe(`${amounts.format(cents / 100)}\u00a0zł`);
        expect(formatDiscount(share / 100, language)).toBe(`−${shares.format(share / 100_00)}`);
      }),
    );
  },
);
