import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import type { LoaderPage } from '@/lib/cms/blocks/block-loader';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import { placeOrder } from '@/lib/commerce/orders/place-order.server';
import {
  ADDRESS,
  newGuest,
  rows,
  orderRequestOf,
  withUnreachableProvider,
} from '@/lib/commerce/orders/orders.fixture.server';
import { saveAddress } from '@/lib/commerce/checkout/save-address.server';
import { storeFormDraft } from '@/lib/customer/account/form-draft.server';
import type { Session } from '@/lib/shop/page-context/session';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { blockLoaders } from '@/registry/block-loaders.server';

// Must run before the database opens, which reads the environment only once.
const search = withSearchStandIn();
withoutContent();
withUnreachableProvider(openTestDatabase);

/** The address that browsers send for {@link TYPED}. */
const SENT = 'max@xn--mller-kva.de';
const TYPED = 'max@müller.de';

beforeEach(async () => {
  search.hits = [linenShirt];
  await rows('DELETE FROM shop.customers; DELETE FROM shop.reservations');
});

const pageOf = (session: Session, query = ''): LoaderPage => ({
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

/** What a block of the page has loaded, as sent to the browser. */
async function loaded(type: keyof typeof blockLoaders, page: LoaderPage): Promise<string> {
  // Loaders of a visitor's own pages read no fields of their block.
  const load = blockLoaders[type] as (
    blocks: object[],
    page: LoaderPage,
  ) => Promise<ReadonlyMap<string, unknown>>;
  return JSON.stringify((await load([{ id: 'block', fields: {} }], page)).get('block'));
}

async function customer(session: Session): Promise<Session> {
  const [row] = await rows<{ id: string }>(
    `INSERT INTO shop.customers (email, email_key, password_hash, first_name, last_name, birthday,
       project, locale)
     VALUES ($1, $1, 'none', 'Max', 'Muster', '1980-01-01', 'hgg', 'de-de') RETURNING id`,
    [SENT],
  );
  return { ...session, customerId: row?.id ?? '' };
}

async function expectShown(type: keyof typeof blockLoaders, page: LoaderPage) {
  const text = await loaded(type, page);
  expect(text).toContain(TYPED);
  expect(text).not.toContain('xn--');
}

test.each(['checkoutAddress', 'checkoutReview'] as const)(
  'BSK-08: %s shows an internationalised domain as it was typed',
  async (type) => {
    const session = await newGuest();
    await saveAddress(session, { ...ADDRESS, email: SENT });
    await expectShown(type, pageOf(session));
  },
);

test('BSK-08: the confirmation shows an internationalised domain as it was typed', async () => {
  const session = await newGuest();
  await saveAddress(session, { ...ADDRESS, email: SENT });
  const placed = await placeOrder(orderRequestOf(session));
  if (!placed.ok) throw new Error(placed.code);
  await expectShown('checkoutConfirmation', pageOf(session, `order=${placed.orderId}`));
});

test('ACC-03: the account shows an internationalised domain as it was typed', async () => {
  await expectShown('loginData', pageOf(await customer(await newGuest())));
});

test.each([
  ['registration', 'registration', 'error=invalid'],
  ['loginData', 'loginData', 'error=invalid'],
  ['loyaltyCard', 'loyaltyCard', 'notice=card_registered'],
] as const)('ACC-03: %s shows again what was typed', async (type, form, query) => {
  const session = await newGuest();
  await storeFormDraft(session, form, { sent: { email: SENT }, fields: ['email'], errors: {} });
  await expectShown(type, pageOf(session, query));
});
