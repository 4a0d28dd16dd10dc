import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { takeOrder } from '@/lib/api/orders/order-endpoint.server';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import { choosePayment } from '@/lib/commerce/checkout/choose-payment.server';
import { saveAddress } from '@/lib/commerce/checkout/save-address.server';
import { browserOf } from '@/lib/commerce/orders/checkout-browser.fixture.server';
import {
  ADDRESS,
  newGuest,
  rows,
  withUnreachableProvider,
} from '@/lib/commerce/orders/orders.fixture.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import { database } from '@/lib/platform/db/database.server';
import type { Session } from '@/lib/shop/page-context/session';
import { blockLoaders } from '@/registry/block-loaders.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';

// Must run before the database opens, which reads the environment only once.
const search = withSearchStandIn();
withoutContent();
withUnreachableProvider(openTestDatabase);
const call = withApi({
  '/api/checkout/order': {
    default: apiRoute({ POST: takeOrder }),
    config: { api: { bodyParser: false } },
  },
});

beforeEach(() => {
  search.hits = [linenShirt];
});

const link = { href: '/de-de/agb', opens: 'page' } as const;
const block = {
  id: 'review',
  fields: {
    headline: 'Prüfen',
    text: null,
    termsLink: link,
    withdrawalLink: link,
    privacyLink: null,
  },
};

async function stepOf(session: Session, query = '') {
  const loaded = await blockLoaders.checkoutReview([block], {
    context: GERMANY,
    path: '/checkout/review',
    category: null,
    isPremiumSale: false,
    list: null,
    visitor: { session: async () => session, query: new URLSearchParams(query) },
    productsPerPage: 24,
    productRules: [],
    zeroResultPage: null,
    nodes: { locale: 'de-de', paths: new Map(), hosts: [] },
  });
  const step = loaded.get('review')?.loaded;
  if (step?.missing !== null) throw new Error('the step is not open');
  return step;
}

async function reviewOf(session: Session) {
  const { address, basket } = await stepOf(session);
  return { country: address.lines.at(-1), tax: basket.vatRate };
}

/** Waits until a statement waits for the table that a transaction has locked. */
async function untilWaiting() {
  const waiting = () =>
    rows(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
  while ((await waiting()).length === 0) await wait(10);
  // A statement that is not blocked has ended by then.
  await wait(100);
}

test('BSK-14: an address saved by another tab is reviewed with its own tax', async () => {
  const session = await newGuest();
  expect(await reviewOf(session)).toEqual({ country: 'Deutschland', tax: 190 });
  const otherTab = await database().$client.connect();
  await otherTab.query('BEGIN; LOCK TABLE shop.basket_lines');
  const review = reviewOf(session);
  await untilWaiting();
  await saveAddress(session, { ...ADDRESS, country: 'AT', postalCode: '1010' });
  await otherTab.query('COMMIT');
  otherTab.release();
  expect(await review).toEqual({ country: 'Österreich', tax: 200 });
});

const COMPANY = { ...ADDRESS, company: 'Huber GmbH' };

test('BSK-08: a company enters VAT number and reference, which its order has; a wrong number is shown again', async () => {
  const session = await newGuest();
  expect((await stepOf(session)).business).toBeNull();
  await saveAddress(session, { ...COMPANY, country: 'AT', postalCode: '1010' });
  expect((await stepOf(session)).business).toBeNull();
  await saveAddress(session, COMPANY);
  const empty = { vatNumber: '', customerReference: '', wrong: null };
  expect((await stepOf(session)).business).toEqual(empty);
  const { form } = await browserOf(call, session);
  const order = (vatNumber: string, customerReference = 'Kostenstelle 4711') =>
    form('/api/checkout/order', {
      idempotencyKey: randomUUID(),
      total: '2495',
      vatRate: '190',
      vatNumber,
      customerReference,
    });
  const [, location] = await order('DE136695977');
  expect(location).toBe('/de-de/checkout/review?error=vat_number_invalid');
  expect((await stepOf(session, 'error=vat_number_invalid')).business).toEqual({
    vatNumber: 'DE136695977',
    customerReference: 'Kostenstelle 4711',
    wrong: 'vatNumber',
  });
  const long = { vatNumber: `DE136695976 ${'x'.repeat(30)}`, customerReference: 'x'.repeat(61) };
  const [, tooLong] = await order('', long.customerReference);
  expect(tooLong).toBe('/de-de/checkout/review?error=customer_reference_invalid');
  expect((await stepOf(session, 'error=customer_reference_invalid')).business).toEqual({
    vatNumber: '',
    customerReference: long.customerReference,
    wrong: 'customerReference',
  });
  expect(await order(long.vatNumber)).toContain('/de-de/checkout/review?error=vat_number_invalid');
  expect((await stepOf(session, 'error=vat_number_invalid')).business).toMatchObject({
    vatNumber: long.vatNumber,
    wrong: 'vatNumber',
  });
  expect(await rows('SELECT FROM shop.orders')).toEqual([]);
  await order('de 136 695 976');
  const written = 'SELECT kind, vat_number, customer_reference FROM shop.addresses ORDER BY kind';
  expect(await rows(written)).toEqual([
    { kind: 'delivery', vat_number: null, customer_reference: null },
    { kind: 'invoice', vat_number: 'DE136695976', customer_reference: 'Kostenstelle 4711' },
  ]);
});

test('BSK-08: an order of a person has neither VAT number nor reference, whatever is sent', async () => {
  const session = await newGuest();
  const { form } = await browserOf(call, session);
  const order = { idempotencyKey: randomUUID(), total: '2495', vatRate: '190' };
  await form('/api/checkout/order', { ...order, vatNumber: 'DE136695976' });
  expect(await rows('SELECT DISTINCT vat_number FROM shop.addresses')).toEqual([
    { vat_number: null },
  ]);
});

test('BSK-08: what a company entered is in the review until its order is paid', async () => {
  const session = await newGuest();
  await saveAddress(session, COMPANY);
  const { form } = await browserOf(call, session);
  const order = (vatNumber: string, customerReference: string, total = '2495') => {
    const idempotencyKey = randomUUID();
    const fields = { idempotencyKey, total, vatRate: '190', vatNumber, customerReference };
    return form('/api/checkout/order', fields);
  };
  const shown = async () => (await stepOf(session, 'cancelled=1')).business;
  await order('DE 136695976', 'PO 1');
  expect(await shown()).toEqual({
    vatNumber: 'DE 136695976',
    customerReference: 'PO 1',
    wrong: null,
  });
  await order('', '', '1');
  expect(await shown()).toEqual({ vatNumber: '', customerReference: '', wrong: null });
  await rows('DELETE FROM shop.orders');
  await choosePayment(session, { shippingMethod: 'standard', paymentMethod: 'invoice' });
  const [, location] = await order('DE136695976', 'PO 2');
  expect(location).toContain('/checkout/confirmation');
  expect(await rows('SELECT form FROM shop.form_drafts')).toEqual([]);
});
