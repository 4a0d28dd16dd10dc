import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { takeAddress } from '@/lib/api/cart/checkout-endpoints.server';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { loadCheckout } from '@/lib/commerce/delivery/load-checkout.server';
import { checkContact } from '@/lib/commerce/reservation/contact.form';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import { browserOf } from './checkout-browser.fixture.server';
import { ADDRESS, newGuest, rows, withOrders } from './orders.fixture.server';

const search = withSearchStandIn();
withoutContent();
withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});
const ADDRESS_STEP = '/api/checkout/address';
const config = { api: { bodyParser: false } };
const call = withApi({ [ADDRESS_STEP]: { default: apiRoute({ POST: takeAddress }), config } });
beforeEach(() => {
  search.hits = [linenShirt];
});

/** Names and addresses of real people. */
const REAL = [
  { houseNumber: '1234/56a' },
  { houseNumber: 'č.p. 1234/56a' },
  { houseNumber: 'súp. č. 1234/56a' },
  { houseNumber: '12 bis, entrée B' },
  { houseNumber: '101–105, staircase 3' },
  { city: 'Neustadt an der Weinstraße' },
  { city: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson' },
  { firstName: '伟', lastName: '王' },
  { firstName: 'O' },
  { firstName: 'É' },
  { lastName: 'Ó' },
  { lastName: 'O' },
];

test.each(REAL)('BSK-08: an order can be placed with %j, in both addresses', async (real) => {
  const session = await newGuest();
  await rows('DELETE FROM shop.checkouts');
  const { form } = await browserOf(call, session);
  const { email: _, ...place } = { ...ADDRESS, ...real };
  const delivery = Object.fromEntries(
    Object.entries(place).map(([field, text]) => [`delivery-${field}`, text]),
  );
  const sent = { ...ADDRESS, ...real, ...delivery, deliversElsewhere: 'on' };
  expect(await form(ADDRESS_STEP, sent)).toEqual([303, '/de-de/checkout/payment']);
  expect(await loadCheckout(session)).toMatchObject({ address: real, invoiceAddress: real });
});

test.each([
  ['伟', '王'],
  ['O', 'Ó'],
  ['É', 'O'],
  ['Max', 'Ng'],
  ['Y', 'E'],
])('an article can be reserved by a person called %s %s', (firstName, lastName) => {
  const person = { firstName, lastName, email: 'max@example.org', phone: '' };
  expect(checkContact(person)).toMatchObject({ ok: true, contact: { firstName, lastName } });
});
