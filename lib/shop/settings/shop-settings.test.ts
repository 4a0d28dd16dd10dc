import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoDays, demoRate, DEMO_SETTINGS } from './settings.fixture';
import { isOfferedIn } from './settings-by-country';
import { missingSettings } from './missing-settings';
import { settingsJsonSchema } from './settings-schema.server';
import { rulesOf } from './shop-rules.server';
import { InvalidSettings, readSettings } from './shop-settings.server';

const DEMO = readFileSync('demo/shops/hgg.json', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'selvedge-settings-'));
const file = join(folder, 'hgg.json');
afterAll(() => rmSync(folder, { recursive: true }));

/** Sets a value by its path, `undefined` to remove it. */
function setAt(target: unknown, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  // The paths of the tests lead to objects.
  const within = names.reduce((inner, name) => (inner as Record<string, unknown>)[name], target);
  (within as Record<string, unknown>)[last] = value;
}

/** Reads the demo's settings after changes. */
function changed(changes: Record<string, unknown>) {
  const settings: unknown = JSON.parse(DEMO);
  for (const [path, value] of Object.entries(changes)) setAt(settings, path, value);
  writeFileSync(file, JSON.stringify(settings));
  return readSettings(file, 'hgg');
}

const EUROPE = { countries: 'EU', days: { from: 1, until: 2 }, price: { EUR: '4.95' } };
const pictures = (change: object) => ({
  address: '/{item}/{picture}_{width}{dark}',
  widths: [300, 600],
  dark: '_night',
  ...change,
});

test.each<[string, string, unknown]>([
  ['seller.country: expected a country code', 'seller.country', 'Germany'],
  ['seller.bankAccount.iban: expected an IBAN', 'seller.bankAccount.iban', '1'],
  ['iban: its check digits are wrong', 'seller.bankAccount.iban', 'DE36 0000 0000 0000 0000 01'],
  ['iban: expected the ordinary IBAN', 'seller.accounts.CHF.iban', 'CH44 3199 9123 0008 8901 2'],
  ['mail.from: expected an email address', 'mail.from', 'a@b\r\nBcc: c@d.de'],
  ['delivery.zones.0.price.EUR: expected an amount', 'delivery.zones.0.price.EUR', '4,95'],
  ['delivery.zones.0.days: expected "from" to be at most', 'delivery.zones.0.days.from', 9],
  ['delivery.zones.5.price: has no amount in USD', 'delivery.zones.5.price.USD', undefined],
  ['delivery.zones.0.price: has no amount in CHF', 'delivery.zones.0.price.CHF', undefined],
  ['currencies.CH: ', 'currencies', { CH: 'SFR' }],
  ['rounding.CHF.step: expected an amount', 'rounding', { CHF: { step: '0,05' } }],
  ['rounding.CHF.step: expected more than', 'rounding', { CHF: { step: '0.00' } }],
  ['rounding.CHF.direction: ', 'rounding', { CHF: { step: '0.05', direction: 'away' } }],
  ['delivery.zones: no zone contains CH, GB, NO, US, CA,', 'delivery.zones', [EUROPE]],
  ['payment.invoice.countries: expected "all", "EU" or', 'payment.invoice.countries', 'DE'],
  ['returns.days: ', 'returns.days', 7],
  ['Unrecognized key: "sellers"', 'sellers', {}],
  [
    'pictures.address: expected an address that',
    'pictures',
    pictures({ address: 'cdn/{item}/{picture}' }),
  ],
  [
    'pictures.address: expected the placeholders',
    'pictures',
    pictures({ address: '/{item}-{width}{dark}' }),
  ],
  [
    'pictures.address: expected {width}',
    'pictures',
    pictures({ address: '/{item}/{picture}{dark}' }),
  ],
  [
    'pictures.address: expected {dark}',
    'pictures',
    pictures({ address: '/{item}/{picture}-{width}' }),
  ],
  ['pictures.widths: expected ascending', 'pictures', pictures({ widths: [600, 300] })],
  ['filterColours.Navy: ', 'filterColours', { Navy: { de: 'Marine' } }],
  ['filterColours: expected at least one colour', 'filterColours', {}],
  ['search.articleNumber: expected a regular', 'search', { articleNumber: '(' }],
])('settings are rejected with file, field and reason: %s', (reason, path, value) => {
  const reading = () => changed({ [path]: value });
  expect(reading).toThrow(InvalidSettings);
  expect(reading).toThrow(`${file}: `);
  expect(reading).toThrow(reason);
});

test('all faults of a file are said at once', () => {
  const reading = () => changed({ 'seller.country': '', 'returns.days': 0 });
  expect(reading).toThrow('seller.country');
  expect(reading).toThrow('returns.days');
});

test('a file that is missing or no JSON is named', () => {
  expect(() => readSettings(join(folder, 'none.json'), 'hgg')).toThrow('none.json: is missing');
  writeFileSync(file, '{');
  expect(() => readSettings(file, 'hgg')).toThrow(`${file}: is no JSON`);
});

test('what a merchant has not filled in is missing, and does not prevent a start', () => {
  expect(missingSettings(DEMO_SETTINGS)).toEqual([]);
  const empty = ['seller.name', 'seller.city', 'seller.bankAccount.iban', 'mail.from'];
  expect(missingSettings(changed(Object.fromEntries(empty.map((path) => [path, '']))))).toEqual(
    empty,
  );
});

test('shipping that costs nothing anywhere is not decided yet, unless it is free from nothing on', () => {
  const zone = { countries: 'all', days: { from: 1, until: 2 } };
  const nothing = { EUR: '0.00', CZK: '0.00', PLN: '0.00', USD: '0.00', CHF: '0.00' };
  const shipped = (more: object) =>
    missingSettings(changed({ 'delivery.zones': [{ ...zone, price: nothing, ...more }] }));
  expect(shipped({})).toEqual(['delivery.zones']);
  expect(shipped({ freeFrom: { EUR: '0.00' } })).toEqual([]);
});

test('without payment by transfer no bank account is missing, without any payment that is', () => {
  const byCard = changed({
    'seller.bankAccount': { holder: '', iban: '', bic: '' },
    payment: { card: { countries: 'all' } },
  });
  expect(missingSettings(byCard)).toEqual([]);
  expect(missingSettings({ ...byCard, payment: {} })).toEqual(['payment']);
});

test('BSK-14: the first zone with a country counts', () => {
  expect(demoRate('DE', 'EUR')).toEqual({ price: 495, freeFrom: 5000 });
  expect(['AT', 'CH', 'GB', 'US'].map((each) => demoRate(each, 'EUR').price)).toEqual([
    995, 1495, 2495, 2495,
  ]);
  expect(demoDays('DE')).toEqual({ from: 2, until: 3 });
  expect(demoDays('PL')).toEqual({ from: 3, until: 5 });
  expect(demoDays('US')).toEqual({ from: 6, until: 10 });
});

test('a country whose currency is not set pays in that of its region', () => {
  const { currencies: _, ...francs } = JSON.parse(DEMO) as Record<string, unknown>; // an object
  writeFileSync(file, JSON.stringify(francs));
  expect(readSettings(file, 'hgg').currencies).toBeUndefined();
  setAt(francs, 'delivery.zones.2.price.CHF', undefined);
  writeFileSync(file, JSON.stringify(francs));
  expect(() => readSettings(file, 'hgg')).not.toThrow();
});

test('a payment method is offered in its countries, and nowhere if it is left out', () => {
  const { payment } = DEMO_SETTINGS;
  expect(['DE', 'FR'].map((each) => isOfferedIn(payment, 'invoice', each))).toEqual([true, false]);
  expect(isOfferedIn(payment, 'card', 'US')).toBe(true);
  expect(isOfferedIn({ invoice: { countries: 'EU' } }, 'card', 'DE')).toBe(false);
  expect(isOfferedIn({ invoice: { countries: 'EU' } }, 'invoice', 'FR')).toBe(true);
});

test.each(['hgg', 'hrm', 'eck'] as const)(
  'the demo’s settings of %s are valid and complete',
  (shop) => {
    expect(missingSettings(readSettings(`demo/shops/${shop}.json`, shop))).toEqual([]);
  },
);

test('rates of VAT classes are in percent, with at most one decimal', () => {
  const { vatClasses } = changed({ vatClasses: { books: { DE: 7, FR: 5.5, IE: 0 } } });
  expect(vatClasses).toEqual({ books: { DE: 70, FR: 55, IE: 0 } });
  expect(() => changed({ vatClasses: { books: { DE: 5.55 } } })).toThrow(/at most one decimal/);
  expect(() => changed({ vatClasses: { standard: { DE: 7 } } })).toThrow(/vatClasses/);
});

test('the published JSON Schema is that of the settings', () => {
  const published = JSON.parse(readFileSync('docs/shop-settings.schema.json', 'utf8'));
  expect(published).toEqual(JSON.parse(JSON.stringify(settingsJsonSchema())));
});

test('only what is not usual in pictures and search reaches browsers', () => {
  expect(rulesOf(changed({ search: undefined }))).toEqual({});
  const { dark: _, ...light } = pictures({});
  expect(rulesOf(changed({ pictures: light }))).toEqual({
    pictures: { ...light, dark: null },
    articleNumber: String.raw`\d{8}`,
  });
});
