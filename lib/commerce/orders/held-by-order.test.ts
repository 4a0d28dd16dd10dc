import * as paymentPages from '@/packages/stripe-local/testing/orders';
import * as paymentService from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { loadCredits } from '@/lib/commerce/basket/spend-credits.server';
import { bodyOf } from '@/lib/api/account/account-api.fixture.server';
import { ADDRESS, LAST_PIECE, rows, SHIRT } from './orders.fixture.server';
import { withShop } from './shop-browser.fixture.server';

const { guest, customer, payPage, deliver } = withShop(openTestDatabase, {
  ...paymentService,
  ...paymentPages,
});

type Client = Awaited<ReturnType<typeof guest>>;

/** Takes days at a bank, three minutes here. */
const DEBIT = { iban: 'DE08370400440532013003' };
const ADD = '/api/cart/cart/add';
const CREDITS = '/api/cart/cart/voucher/credits';

const card = (code: string, balance: number) =>
  rows(
    `INSERT INTO shop.vouchers (project, code, kind, balance, currency)
     VALUES ('hgg', $1, 'giftCard', $2, 'eur')`,
    [code, balance],
  );
const add = (client: Client, sku: string) => client.post(ADD, { sku, count: 1 });

/** Orders the basket and pays by a debit that has not been settled yet. */
async function orderByDebit(client: Client, due: number) {
  await client.pay('sepaDebit');
  const page = await client.order(due);
  expect(await payPage(page, DEBIT)).toBe(303);
  expect(await deliver(page)).toBe(200);
}

test('gift card money spent by a debit order is not offered again, and the rest is', async () => {
  // An order of somebody else, whose payment page is open.
  await (await guest()).order(2495);
  const client = await guest();
  await card('MINE', 2480);
  await client.enter('MINE');
  // The provider’s minimum is 50 cents, so 35 stay on the card.
  await orderByDebit(client, 50);
  await add(client, SHIRT);
  await client.enter('MINE');
  expect(await client.basket()).toMatchObject({ giftCards: 35, due: 2460 });
  await client.address(ADDRESS);
  await client.pay('card');
  expect(await client.order(2460)).toMatch(/\/pay\//);
});

test('gift card money spent by a prepayment that waits for its transfer is not offered again', async () => {
  const client = await guest();
  await card('MINE', 1000);
  await client.enter('MINE');
  await client.pay('prepayment');
  expect(await client.order(1495)).toMatch(/confirmation/);
  await add(client, SHIRT);
  expect(await client.enter('MINE')).toMatchObject({ code: 'voucher_empty' });
});

test('money of a gift card that a paid order has spent is not shown again', async () => {
  const client = await guest();
  await card('MINE', 1000);
  await client.enter('MINE');
  const page = await client.order(1495);
  expect(await payPage(page)).toBe(303);
  expect(await deliver(page)).toBe(200);
  await add(client, SHIRT);
  expect(await client.enter('MINE')).toMatchObject({ code: 'voucher_empty' });
});

test('what an order holds of one gift card is not on another', async () => {
  const client = await guest();
  await card('MINE', 1000);
  await card('OTHER', 300);
  await client.enter('MINE');
  await client.order(1495);
  await client.withdraw('MINE');
  expect(await client.enter('OTHER')).toMatchObject({ basket: { giftCards: 300 } });
});

test('pieces in a debit order count as sold', async () => {
  const client = await guest({ [LAST_PIECE]: 1 });
  await orderByDebit(client, 3495);
  expect(bodyOf(await add(client, LAST_PIECE))).toMatchObject({ code: 'out_of_stock' });
});

test('after leaving the payment page, the last piece can still be ordered', async () => {
  const client = await guest({ [LAST_PIECE]: 1 });
  const page = await client.order(3495);
  expect((await client.basket()).lines).toMatchObject([{ quantity: 1, most: 1 }]);
  const other = await guest();
  expect(bodyOf(await add(other, LAST_PIECE))).toMatchObject({ code: 'out_of_stock' });
  expect(await client.order(3495)).toBe(page);
});

test('after leaving the payment page, other articles of the order do not add to the last piece', async () => {
  const client = await guest({ [LAST_PIECE]: 1, [SHIRT]: 1 });
  const { due } = await client.basket();
  expect(await client.order(due)).toMatch(/\/pay\//);
  const { lines } = await client.basket();
  expect(lines).toContainEqual(expect.objectContaining({ sku: LAST_PIECE, most: 1 }));
});

test('after leaving the payment page, the last piece can be removed and added again', async () => {
  const client = await guest({ [LAST_PIECE]: 1 });
  const page = await client.order(3495);
  const [{ id }] = (await client.basket()).lines;
  const remove = () => client.post('/api/cart/cart/remove', { lineItemId: id });
  await remove();
  const undone = await client.post('/api/cart/cart/quantity', { lineItemId: id, count: 1 });
  expect(undone.status).toBe(200);
  await remove();
  expect((await add(client, LAST_PIECE)).status).toBe(200);
  expect(await client.order(3495)).toBe(page);
});

test('after leaving the payment page, a gift card can be removed and entered again', async () => {
  const client = await guest();
  await card('MINE', 1000);
  await client.enter('MINE');
  const page = await client.order(1495);
  await client.withdraw('MINE');
  expect(await client.enter('MINE')).toMatchObject({ basket: { giftCards: 1000 } });
  expect(await (await guest()).enter('MINE')).toMatchObject({ code: 'voucher_empty' });
  expect(await client.order(1495)).toBe(page);
});

test('after leaving the payment page, credits that were taken out of the basket are offered', async () => {
  // Another basket.
  await guest();
  const client = await customer();
  await rows(
    `INSERT INTO shop.loyalty_cards (number, level, credits, customer_id)
     SELECT '20000002', 'blue', 1000, id FROM shop.customers`,
  );
  await add(client, SHIRT);
  await client.address(ADDRESS);
  await client.pay('card');
  const [{ code }] = bodyOf(await client.post(CREDITS, {})).basket.vouchers;
  await client.order(1495);
  await client.withdraw(code);
  const [session] = await rows<{ id: string; customer: string }>(
    'SELECT id, customer_id AS customer FROM shop.sessions WHERE customer_id IS NOT NULL',
  );
  const holder = {
    id: session?.id ?? '',
    project: 'hgg',
    customerId: session?.customer ?? '',
  } as const;
  expect(await loadCredits(holder, { currency: 'EUR', vouchers: [] })).toBe(1000);
});

test('after leaving the payment page, credits can be removed and spent again', async () => {
  const client = await customer();
  await rows(
    `INSERT INTO shop.loyalty_cards (number, level, credits, customer_id)
     SELECT '20000001', 'blue', 1000, id FROM shop.customers`,
  );
  await add(client, SHIRT);
  await client.address(ADDRESS);
  await client.pay('card');
  const [{ code }] = bodyOf(await client.post(CREDITS, {})).basket.vouchers;
  const page = await client.order(1495);
  await client.withdraw(code);
  expect(bodyOf(await client.post(CREDITS, {}))).toMatchObject({ basket: { giftCards: 1000 } });
  expect(await client.order(1495)).toBe(page);
});
