import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import type { AddressDraft } from '@/lib/shop/address/address-names';
import { settingsChangedBy, settingsRegisteredIn } from '@/lib/shop/settings/registrations.fixture';
import { projects } from '@/lib/shop/project/projects';

jest.mock('@/lib/platform/log/log.server');
withEnvironment();

const ADDRESS = {
  firstName: 'Max',
  lastName: 'Muster',
  street: 'Beispielweg',
  houseNumber: '12',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
  email: 'max@example.org',
};

/** Settings of shops with registrations like `hgg=OSS,CH;hrm=OSS`. */
const registeredIn = (registrations: string) =>
  settingsRegisteredIn(
    Object.fromEntries(
      registrations
        .split(';')
        .filter(Boolean)
        .map((each) => each.split('='))
        .map(([shop, places = '']) => [shop, places.split(',')]),
    ),
  );

/** Errors of an address in a shop with these registrations. */
async function errorsAt(registrations: string, place: AddressDraft) {
  jest.resetModules();
  process.env['SHOP_SETTINGS'] = registeredIn(registrations);
  const { checkPrintedAddress } = await import('./checked-address.server');
  const checked = checkPrintedAddress('hgg', { ...ADDRESS, ...place });
  return checked.ok ? {} : checked.errors;
}

const REJECTED = { country: 'countryNotDelivered' };

test.each([
  ['home', '', { country: 'DE' }, {}],
  ['Heligoland', '', { country: 'DE', postalCode: '27498' }, {}],
  ['the Canary Islands', '', { country: 'ES', postalCode: '35001' }, {}],
  ['another member state', '', { country: 'FR', postalCode: '75001' }, REJECTED],
  ['another member state', 'hgg=OSS', { country: 'FR', postalCode: '75001' }, {}],
  ['another member state', 'hrm=OSS', { country: 'FR', postalCode: '75001' }, REJECTED],
  ['Northern Ireland', '', { country: 'GB', postalCode: 'BT1 5GS' }, REJECTED],
  ['Northern Ireland', 'hgg=OSS', { country: 'GB', postalCode: 'BT1 5GS' }, {}],
  ['Great Britain', 'hgg=OSS,CH', { country: 'GB', postalCode: 'SW1A 1AA' }, REJECTED],
  ['Norway', 'hgg=OSS,CH', { country: 'NO', postalCode: '0150' }, REJECTED],
  ['Switzerland', 'hgg=OSS', { country: 'CH', postalCode: '8001' }, REJECTED],
  ['Switzerland', 'hgg=OSS,CH', { country: 'CH', postalCode: '8001' }, {}],
  ['Samnaun', '', { country: 'CH', postalCode: '7563' }, {}],
  ['the United States', '', { country: 'US', state: 'NY', postalCode: '10001' }, {}],
])(
  'BSK-14: an address in %s with the registrations “%s”: %j',
  async (_, registrations, place, errors) => {
    expect(await errorsAt(registrations, place)).toEqual(errors);
  },
);

test('BSK-14: rejects a delivery address, not an invoice address', async () => {
  const london = { 'delivery-country': 'GB', 'delivery-postalCode': 'SW1A 1AA' };
  const elsewhere = {
    deliversElsewhere: 'on',
    'delivery-firstName': 'Eva',
    'delivery-lastName': 'Muster',
    'delivery-street': 'Broadway',
    'delivery-houseNumber': '1',
    'delivery-city': 'London',
    ...london,
  };
  expect(await errorsAt('hgg=OSS', elsewhere)).toEqual({
    'delivery-country': 'countryNotDelivered',
  });
});

/** Countries of the list to which no address can be delivered. */
async function leftOut(registrations: string) {
  jest.resetModules();
  process.env['SHOP_SETTINGS'] = registeredIn(registrations);
  const { isDeliveredTo } = await import('./vat-registrations.server');
  const { deliveryCountries } = projects.hgg;
  return deliveryCountries.filter((country) => !isDeliveredTo('hgg', country));
}

test.each([
  ['hgg=OSS,CH', ['NO']],
  ['hgg=OSS', ['CH', 'NO']],
])('BSK-14: with the registrations “%s” no address is offered in %j', async (given, countries) => {
  expect((await leftOut(given)).toSorted()).toEqual(countries);
});

test('BSK-14: without a registration, delivers at home and to exports taxed at the border', async () => {
  const left = await leftOut('');
  expect(left).toEqual(expect.arrayContaining(['CH', 'ES', 'FI', 'GB', 'NO']));
  expect(projects.hgg.deliveryCountries.filter((each) => !left.includes(each)).toSorted()).toEqual([
    'CA',
    'DE',
    'US',
  ]);
});

/** What a starting storefront logs about its registrations. */
async function startedWith(registrations: string) {
  jest.resetModules();
  process.env['SHOP_SETTINGS'] = registeredIn(registrations);
  const { log } = await import('@/lib/platform/log/log.server');
  const { logRegistrations } = await import('./vat-registrations.server');
  logRegistrations();
  return jest.mocked(log).mock.calls.map(([event, details]) => [event, details['shops']]);
}

test('BSK-14: logs at startup which shops deliver only at home and to exports', async () => {
  expect(await startedWith('hrm=OSS,CH')).toEqual([
    [expect.stringContaining('delivers at home and exports only'), 'hgg, eck'],
    [expect.stringContaining('single-purpose vouchers'), 'eck'],
  ]);
  expect(await startedWith('hrm=OSS;hgg=OSS;eck=CH')).toEqual([]);
});

/** Rules of shops of which one has these settings; the others have no registrations. */
async function shopWith(
  changed: 'hgg' | 'hrm' | 'eck',
  { country = 'DE', vatRegistrations = [] as readonly string[], ...more },
) {
  jest.resetModules();
  process.env['SHOP_SETTINGS'] = settingsChangedBy(({ seller, ...settings }, shop) => ({
    ...settings,
    ...(shop === changed && more),
    seller: {
      ...seller,
      vatRegistrations: shop === changed ? vatRegistrations : [],
      ...(shop === changed && { country }),
    },
  }));
  return import('./vat-registrations.server');
}
const giftCards = 'singlePurpose';

test('BSK-11: a shop that delivers at home alone sells gift cards once they are for a single purpose', async () => {
  const without = await shopWith('eck', {});
  expect([without.sellsGiftCards('eck', 190), without.taxesGiftCards('eck')]).toEqual([
    false,
    false,
  ]);
  const single = await shopWith('eck', { giftCards });
  expect([single.sellsGiftCards('eck', 190), single.taxesGiftCards('eck')]).toEqual([true, true]);
  expect(single.taxesGiftCards('hgg')).toBe(false);
  expect(() => single.checkGiftCards()).not.toThrow();
});

test('BSK-11: a single-purpose voucher is not sold to an address at home that is an export', async () => {
  expect((await shopWith('eck', { giftCards })).sellsGiftCards('eck', null)).toBe(false);
});

test('BSK-11: a shop in Switzerland alone sells gift cards, which are taxed when they are redeemed', async () => {
  const swiss = await shopWith('eck', { country: 'CH' });
  expect([swiss.sellsGiftCards('eck', 81), swiss.taxesGiftCards('eck')]).toEqual([true, false]);
});

test.each([
  ['eck', { vatRegistrations: ['OSS'] }, 'the shop also delivers to AT'],
  ['eck', { vatRegistrations: ['OSS', 'CH'] }, 'the shop also delivers to AT, CH'],
  ['hgg', {}, 'the shop also delivers to US, CA'],
  ['eck', { country: 'CH' }, 'the seller is in CH'],
  ['eck', { vatClasses: { books: { DE: 7 } } }, 'vatClasses has other rates for DE'],
  ['hrm', { country: 'PT' }, 'PT has several rates of tax: 23 %, 22 %, 16 %'],
] as const)(
  'BSK-11: %s with %j cannot sell single-purpose vouchers, and the start says why',
  async (shop, settings, reason) => {
    const { checkGiftCards } = await shopWith(shop, { ...settings, giftCards });
    const file = `${process.env['SHOP_SETTINGS']}/${shop}.json`;
    expect(() => checkGiftCards()).toThrow(`${file}: giftCards: cannot be "singlePurpose"`);
    expect(() => checkGiftCards()).toThrow(reason);
  },
);

test('BSK-11: a shop that sells single-purpose vouchers is not logged as one that sells none', async () => {
  const { logRegistrations } = await shopWith('eck', { giftCards });
  const { log } = await import('@/lib/platform/log/log.server');
  jest.mocked(log).mockClear();
  logRegistrations();
  const logged = jest.mocked(log).mock.calls.map(([event, { shops }]) => [event, shops]);
  expect(logged).toContainEqual([expect.stringContaining('single-purpose vouchers'), 'hrm']);
});
