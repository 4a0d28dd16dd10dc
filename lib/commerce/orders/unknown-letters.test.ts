import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openPage, submitCard } from '@/packages/stripe-local/testing/orders';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { beginCheckout } from '@/lib/api/cart/begin-checkout.server';
import { takeAddress } from '@/lib/api/cart/checkout-endpoints.server';
import { takeWallet } from '@/lib/api/cart/take-wallet.server';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { loadCheckout } from '@/lib/commerce/delivery/load-checkout.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import { solvedCaptcha } from '@/lib/shop/captcha/solved-captcha.fixture.server';
import { browserOf } from './checkout-browser.fixture.server';
import { ADDRESS, newGuest, rows, withOrders } from './orders.fixture.server';

const search = withSearchStandIn();
withoutContent();
const { payment } = withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});
const config = { api: { bodyParser: false } };
const ADDRESS_STEP = '/api/checkout/address';
const BASKET = '/api/cart/cart/checkout';
const call = withApi({
  [ADDRESS_STEP]: { default: apiRoute({ POST: takeAddress }), config },
  [BASKET]: { default: apiRoute({ POST: beginCheckout }), config },
  '/api/checkout/express': { default: apiRoute({ GET: takeWallet }), config },
});
beforeEach(() => {
  search.hits = [linenShirt];
});

const ELSEWHERE = {
  deliversElsewhere: 'on',
  'delivery-firstName': 'Eva',
  'delivery-lastName': 'Nováková',
  'delivery-street': 'Ring',
  'delivery-houseNumber': '7',
  'delivery-postalCode': '10115',
  'delivery-city': 'Berlin',
  'delivery-country': 'DE',
};

/** Characters that none of our documents' fonts has. */
const UNKNOWN = [
  ['firstName', 'अमित'],
  ['lastName', 'สมชาย'],
  ['street', 'ቦሌ መንገድ'],
  ['city', '\u{12000}\u{12001}'],
  ['company', 'Muster \u{1F9F5} GmbH'],
  ['addition', 'bei \u{20BB7}田'],
  ['delivery-firstName', 'अमित'],
  ['delivery-lastName', 'সুমন'],
  ['delivery-street', 'ถนนสุขุมวิท'],
  ['delivery-city', 'ഡൽഹി'],
] as const;

/** A visitor with a basket and no address. */
async function newcomer() {
  const session = await newGuest();
  await rows('DELETE FROM shop.checkouts');
  return { session, ...(await browserOf(call, session)) };
}

test.each(UNKNOWN)(
  'BSK-08: an address whose %s cannot be printed has an error in that field: %s',
  async (field, text) => {
    const { session, json, form } = await newcomer();
    const sent = { ...ADDRESS, ...ELSEWHERE, [field]: text };
    const errors = { [field]: 'letterUnknown' };
    expect(await json(ADDRESS_STEP, { ...sent, token: await solvedCaptcha() })).toMatchObject([
      422,
      { code: 'address_invalid', errors },
    ]);
    expect(await form(ADDRESS_STEP, sent)).toEqual([303, '/de-de/checkout/address?invalid=1']);
    expect(await loadCheckout(session)).toMatchObject({ errors, draft: sent, address: null });
  },
);

test('BSK-08: a delivery address that is not used may have any characters', async () => {
  const { form } = await newcomer();
  const sent = { ...ADDRESS, ...ELSEWHERE, deliversElsewhere: '', 'delivery-city': 'ഡൽഹി' };
  expect(await form(ADDRESS_STEP, sent)).toEqual([303, '/de-de/checkout/payment']);
});

test.each([
  ['Nguyễn Văn', 'Đặng'],
  ['Zoe\u0308', 'GROẞMANN'],
  ['Олена', 'Їжакевич-Ґалаґан'],
  ['Γιώργος', 'Παπαδόπουλος'],
  ['שלום', 'כהן'],
  ['محمد', 'علي'],
  ['小明', '王小'],
])('BSK-08: an order can be placed by %s %s', async (firstName, lastName) => {
  const { session, form } = await newcomer();
  const sent = { ...ADDRESS, firstName, lastName };
  expect(await form(ADDRESS_STEP, sent)).toEqual([303, '/de-de/checkout/payment']);
  expect((await loadCheckout(session)).address).toMatchObject({ lastName });
});

test('BSK-10: characters that cannot be printed are reported after reading the wallet’s address', async () => {
  const { session, form, get } = await newcomer();
  await form(ADDRESS_STEP, { company: 'Muster \u{1F9F5} GmbH' });
  const [, page] = await form(BASKET, { express: 'payPal' });
  const id = page.split('/').at(-1) ?? '';
  const { token = '' } = await openPage(payment(), id);
  const choice = { wallet: 'paypal', account: 'completeAccount', token };
  const { location } = await submitCard(payment(), id, choice);
  const { pathname, search: query } = new URL(location ?? '');
  const [, to] = await get(pathname + query);
  expect(to).toBe('/de-de/checkout/address?invalid=1&error=payPal_address');
  expect(await loadCheckout(session)).toMatchObject({
    errors: { company: 'letterUnknown' },
    draft: { lastName: 'Novák', city: 'München' },
    address: null,
  });
});
