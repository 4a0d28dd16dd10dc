import * as paymentPages from '@/packages/stripe-local/testing/orders';
import * as paymentService from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { ADDRESS, newGuest, rows, SHIRT, orderRequestOf } from './orders.fixture.server';
import type { OrderRequest } from './place-order.server';
import { withShop } from './shop-browser.fixture.server';
import { submitOrder } from './submit-order.server';

const { guest } = withShop(openTestDatabase, { ...paymentService, ...paymentPages });

beforeEach(() =>
  rows(`
    INSERT INTO shop.vouchers (project, code, kind, balance, currency) VALUES
      ('hgg', 'MINE', 'giftCard', 1000, 'eur'), ('hgg', 'YOURS', 'giftCard', 1000, 'eur');
    INSERT INTO shop.vouchers (project, code, kind, percent) VALUES
      ('hgg', 'TEN', 'percentage', 10), ('hgg', 'ALSOTEN', 'percentage', 10)`),
);

const balances = () =>
  rows(`SELECT code, balance FROM shop.vouchers WHERE kind = 'giftCard'
  ORDER BY code`);
const held = () =>
  rows(`SELECT used.code FROM shop.voucher_redemptions AS used
    JOIN shop.orders ON orders.id = order_id WHERE status = 'pending'`);
const pending = () => rows(`SELECT id FROM shop.orders WHERE status = 'pending'`);

test('charges the gift card in the basket, not an earlier one', async () => {
  const client = await guest();
  await client.enter('MINE');
  const first = await client.order(1495);
  await client.withdraw('MINE');
  await client.enter('YOURS');
  const second = await client.order(1495);
  expect(second).toMatch(/\/pay\//);
  expect(second).not.toBe(first);
  expect(await balances()).toEqual([
    { code: 'MINE', balance: 1000 },
    { code: 'YOURS', balance: 0 },
  ]);
});

test('uses the code in the basket, not an earlier one', async () => {
  const client = await guest();
  await client.enter('TEN');
  await client.order(2295);
  await client.withdraw('TEN');
  await client.enter('ALSOTEN');
  await client.order(2295);
  expect(await held()).toEqual([{ code: 'ALSOTEN' }]);
});

type Guest = Awaited<ReturnType<typeof guest>>;

const CHANGES: readonly (readonly [string, (client: Guest) => Promise<unknown>])[] = [
  ['another way to pay', (client) => client.pay('payPal')],
  ['another email address', (client) => client.address({ ...ADDRESS, email: 'a@example.org' })],
  ['another street', (client) => client.address({ ...ADDRESS, street: 'Nebenweg' })],
];

test.each(CHANGES)('%s gives another order and ends the first', async (_, change) => {
  const client = await guest();
  const first = await client.order(2495);
  await change(client);
  const second = await client.order(2495);
  expect(second).toMatch(/\/pay\//);
  expect(second).not.toBe(first);
  expect(await pending()).toHaveLength(1);
});

const austria: PageContext = {
  project: 'hgg',
  locale: { segment: 'de-at', language: 'de', territory: 'AT' },
  currency: 'EUR',
  now: Date.now(),
};
const shirt = { name: 'Hemd', colour: 'Blau', size: '3XL', productType: 'product' as const };

const ORDER_REQUESTS: readonly (readonly [string, Partial<OrderRequest>])[] = [
  ['another name of an article', { names: new Map([[SHIRT, shirt]]) }],
  [
    'a gift card instead',
    // It is emailed, so it costs no shipping.
    {
      names: new Map([[SHIRT, { ...shirt, productType: 'geschenkkarte' }]]),
      shownTotal: 2000,
    },
  ],
  ['another host', { origin: 'http://hrm.localhost:3000' }],
  ['another page', { context: austria }],
];

test.each(ORDER_REQUESTS)('%s gives another order', async (_, change) => {
  const session = await newGuest();
  const first = await submitOrder(orderRequestOf(session));
  const second = await submitOrder(orderRequestOf(session, change));
  expect(second).toMatchObject({ ok: true, url: expect.stringContaining('/pay/') });
  expect(second).not.toEqual(first);
  expect(await pending()).toHaveLength(1);
});

test('repeated unchanged, with codes and gift cards, an order leads to the same page', async () => {
  const client = await guest();
  await client.enter('TEN');
  await client.enter('MINE');
  const first = await client.order(1295);
  expect(await client.order(1295)).toBe(first);
  expect(await pending()).toHaveLength(1);
});
