import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import { saveAddress } from '@/lib/commerce/checkout/save-address.server';
import {
  ADDRESS,
  newGuest,
  withUnreachableProvider,
} from '@/lib/commerce/orders/orders.fixture.server';
import { settingsRegisteredIn } from '@/lib/shop/settings/registrations.fixture';
import type { Session } from '@/lib/shop/page-context/session';
import { blockLoaders } from '@/registry/block-loaders.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';

// Must run before the database opens, which reads the environment only once.
const search = withSearchStandIn();
withoutContent();
beforeAll(() => {
  process.env['SHOP_SETTINGS'] = settingsRegisteredIn({ hgg: ['CH'] });
});
withUnreachableProvider(openTestDatabase);

beforeEach(() => {
  search.hits = [linenShirt];
});

const block = { id: 'address', fields: { headline: 'Adresse', text: null } };

async function stepOf(session: Session, query = '') {
  const loaded = await blockLoaders.checkoutAddress([block], {
    context: GERMANY,
    path: '/checkout/address',
    category: null,
    isPremiumSale: false,
    list: null,
    visitor: { session: async () => session, query: new URLSearchParams(query) },
    productsPerPage: 24,
    productRules: [],
    zeroResultPage: null,
    nodes: { locale: 'de-de', paths: new Map(), hosts: [] },
  });
  const step = loaded.get('address')?.loaded;
  if (step?.missing !== null) throw new Error('the step is not open');
  return step;
}

test('BSK-14: the address step only offers countries that can be delivered to', async () => {
  const { countries } = await stepOf(await newGuest());
  expect(countries.map(({ code }) => code).toSorted()).toEqual(['CA', 'CH', 'DE', 'US']);
});

test.each(['invalid=1', 'error=address_incomplete'])(
  'BSK-14: a stored address that is no longer accepted is shown with its error in %s',
  async (query) => {
    const session = await newGuest();
    await saveAddress(session, { ...ADDRESS, country: 'FR', postalCode: '75001' });
    expect((await stepOf(session, query)).errors).toEqual({ country: 'countryNotDelivered' });
    expect((await stepOf(session)).errors).toEqual({});
  },
);

test('BSK-14: a field that is too long is shown again in full, with its error', async () => {
  const session = await newGuest();
  const city = 'Neustadt '.repeat(60);
  await saveAddress(session, { ...ADDRESS, city });
  const { draft, errors } = await stepOf(session, 'invalid=1');
  expect([draft.city, errors]).toEqual([city, { city: 'tooLong' }]);
});
