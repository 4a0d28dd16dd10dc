import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { settingsChangedBy } from '@/lib/shop/settings/registrations.fixture';
import { classRates } from './class-rates.server';

withEnvironment();
process.env['SHOP_SETTINGS'] = settingsChangedBy((settings) => ({
  ...settings,
  vatClasses: { books: { DE: 7, FR: 5.5, PT: 6, IE: 0 }, food: { FR: 5.5 } },
}));

test.each([
  ['DE', '80331', { books: 70 }],
  ['FR', '75001', { books: 55, food: 55 }],
  ['IE', 'D01 F5P2', { books: 0 }],
  ['AT', '1010', undefined],
  // An export, and places with a tax of their own.
  ['US', '10001', undefined],
  ['DE', '27498', undefined],
  ['PT', '9000-001', undefined],
])('BSK-14: classes in %s %s have the rates %o', (country, postalCode, rates) => {
  expect(classRates('hgg', { country, postalCode }).classRates).toEqual(rates);
});
