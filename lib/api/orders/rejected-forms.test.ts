import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { cookieOf, linesOf, ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import { pieceField } from '@/lib/commerce/orders/order-pieces';
import { rows, withOrders } from '@/lib/commerce/orders/orders.fixture.server';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { blockLoaders } from '@/registry/block-loaders.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withOrderPage } from './order-page-browser.fixture.server';

withoutContent();
const { payment } = withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});
const { send, pageAfter } = withOrderPage(blockLoaders.orderStatus);

// Each test represents another household.
beforeEach(() => rows('DELETE FROM shop.request_limits'));

/** A browser with an unpaid order, at the second step of its withdrawal. */
async function confirming() {
  const { session, orderId } = await ordered('card');
  const cookie = await cookieOf(session);
  const pieces = (await linesOf(orderId)).map(({ id, quantity }) => ({ lineId: id, quantity }));
  return {
    pieces,
    /** Confirms a withdrawal, by default of all pieces. @returns the page after it */
    confirm: async (name: string, named = pieces) => {
      const chosen = named.map(({ lineId, quantity }) => [pieceField(lineId), String(quantity)]);
      const fields = { orderId, name, ...Object.fromEntries(chosen) };
      return pageAfter(await send('/api/order/withdraw', fields, cookie), cookie);
    },
  };
}

test('ORD-02: while the payment provider is down, the second step keeps the name and pieces of a withdrawal', async () => {
  const { confirm, pieces } = await confirming();
  await payment().kill();
  try {
    expect(await confirm('Anna Muster')).toMatchObject({
      error: 'unavailable',
      withdrawal: { step: 'confirm', name: 'Anna Muster', pieces },
    });
  } finally {
    await payment().start();
  }
});

test('ORD-02: a name that is too long is shown again as it was entered', async () => {
  const { confirm } = await confirming();
  const name = 'Anna '.repeat(20).trim();
  expect(await confirm(name)).toMatchObject({
    error: 'name_invalid',
    withdrawal: { step: 'choose', name },
  });
});

test.each([
  ['that is empty', ''],
  ['that is too long', 'x'.repeat(81)],
  ['of two lines', 'Anna\nMuster'],
])('ORD-02: a name %s keeps the choice of one of two pieces', async (_, name) => {
  const { confirm, pieces } = await confirming();
  const one = [{ lineId: pieces[0]?.lineId ?? '', quantity: 1 }];
  expect(await confirm(name, one)).toMatchObject({
    error: 'name_invalid',
    withdrawal: { step: 'choose', name, pieces: one },
  });
});

test.each([
  ['an unknown order', { orderNumber: 'HGG-1', email: 'max@example.org' }, 'order_unknown'],
  ['a number that is too short', { orderNumber: '1', email: 'max@example.org' }, 'invalid'],
  [
    'a number that is too long',
    { orderNumber: 'HGG-1'.padEnd(3_000, '.'), email: 'max@example.org' },
    'invalid',
  ],
])('ORD-02: %s is asked for again with number and email', async (_name, fields, error) => {
  const page = await pageAfter(await send('/api/order/open', fields));
  expect(page).toMatchObject({ error, number: fields.orderNumber, email: fields.email });
});

test('ORD-02: lookups beyond the limit keep number and email', async () => {
  const fields = { orderNumber: 'HGG-1', email: 'max@example.org' };
  for (let count = 0; count < 10; count += 1) await send('/api/order/open', fields);
  expect(await pageAfter(await send('/api/order/open', fields))).toMatchObject({
    error: 'too_many_attempts',
    number: fields.orderNumber,
    email: fields.email,
  });
});

test('ORD-02: the email of a rejected lookup is deleted once the order is found', async () => {
  const { session, orderId } = await ordered('card');
  const cookie = await cookieOf(session);
  const [order] = await rows<{ number: string; email: string }>(
    'SELECT number, email FROM shop.orders WHERE id = $1',
    [orderId],
  );
  const typed = () => rows('SELECT form FROM shop.form_drafts WHERE session_id = $1', [session.id]);
  const lookUp = (email = '') =>
    send('/api/order/open', { orderNumber: order?.number ?? '', email }, cookie);
  await lookUp('wrong@example.org');
  expect(await typed()).toEqual([{ form: 'orderLookup' }]);
  await lookUp(order?.email);
  expect(await typed()).toEqual([]);
});

test('ORD-02: the address of a rejected lookup does not contain the email', async () => {
  const fields = { orderNumber: 'HGG-1', email: 'max@example.org' };
  const { headers } = await send('/api/order/open', fields);
  expect(headers.location).toContain('HGG-1');
  expect(headers.location).not.toContain('example');
});
