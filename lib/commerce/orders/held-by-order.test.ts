import * as paymentPages from '@/services/payment/testing/orders';
import * as paymentService from '@/services/payment/testing/running-service';
import { openTestDatabase } from '@/services/testing/test-database';
import { bodyOf } from '@/lib/api/account-calls/account-api.fixture.server';
import { ADDRESS, LAST_PIECE, rows, SHIRT } from './orders.fixture.server';
import { withShop } from './shop-browser.fixture.server';

jest.setTimeout(60_000);

const { guest, customer, payPage, deliver } = withShop(openTestDatabase, {
  ...paymentService,
  ...paymentPages,
});

type Shopper = Awaited<ReturnType<typeof guest>>;

/** Days at a bank, three minutes here. */
const DEBIT = { iban: 'DE08370400440532013003' };
const ADD = '/api/cart/cart/add';
const CREDITS = '/api/cart/cart/voucher/credits';

const card = (code: string, balance: number) =>
  rows(
    `INSERT INTO shop.vouchers (project, code, kind, balance, currency)
     VALUES ('hgg', $1, 'giftCard', $2, 'eur')`,
    [code, balance],
  );
const add = (shopper: Shopper, sku: string) => shopper.post(ADD, { sku, count: 1 });

/** Orders what is in the basket, and pays by a debit that the bank has not settled yet. */
async function orderByDebit(shopper: Shopper, due: number) {
  const page = await shopper.order(due);
  expect(await payPage(page, DEBIT)).toBe(303);
  expect(await deliver(page)).toBe(200);
}

test('money of a gift card that a debit order has spent is not shown again, and the rest can be', async () => {
  const shopper = await guest();
  await card('MINE', 2480);
  await shopper.enter('MINE');
  // The provider takes no less than 50 cents, so that 35 stay on the card.
  await orderByDebit(shopper, 50);
  await add(shopper, SHIRT);
  await shopper.enter('MINE');
  expect(await shopper.basket()).toMatchObject({ giftCards: 35, due: 2460 });
  await shopper.address(ADDRESS);
  await shopper.pay('card');
  expect(await shopper.order(2460)).toMatch(/\/pay\//);
});

test('pieces of a debit order are sold', async () => {
  const shopper = await guest({ [LAST_PIECE]: 1 });
  await orderByDebit(shopper, 3495);
  expect(bodyOf(await add(shopper, LAST_PIECE))).toMatchObject({ code: 'out_of_stock' });
});

test('back from the payment page the last piece can still be ordered', async () => {
  const shopper = await guest({ [LAST_PIECE]: 1 });
  const page = await shopper.order(3495);
  expect((await shopper.basket()).lines).toMatchObject([{ quantity: 1, most: 1 }]);
  const other = await guest();
  expect(bodyOf(await add(other, LAST_PIECE))).toMatchObject({ code: 'out_of_stock' });
  expect(await shopper.order(3495)).toBe(page);
});

test('back from the payment page the last piece can be taken out of the basket and put back', async () => {
  const shopper = await guest({ [LAST_PIECE]: 1 });
  const page = await shopper.order(3495);
  const [{ id }] = (await shopper.basket()).lines;
  const remove = () => shopper.post('/api/cart/cart/remove', { lineItemId: id });
  await remove();
  const undone = await shopper.post('/api/cart/cart/quantity', { lineItemId: id, count: 1 });
  expect(undone.status).toBe(200);
  await remove();
  expect((await add(shopper, LAST_PIECE)).status).toBe(200);
  expect(await shopper.order(3495)).toBe(page);
});

test('back from the payment page a gift card can be taken out of the basket and entered again', async () => {
  const shopper = await guest();
  await card('MINE', 1000);
  await shopper.enter('MINE');
  const page = await shopper.order(1495);
  await shopper.withdraw('MINE');
  expect(await shopper.enter('MINE')).toMatchObject({ basket: { giftCards: 1000 } });
  expect(await (await guest()).enter('MINE')).toMatchObject({ code: 'voucher_empty' });
  expect(await shopper.order(1495)).toBe(page);
});

test('back from the payment page credits can be taken out of the basket and spent again', async () => {
  const shopper = await customer();
  await rows(
    `INSERT INTO shop.loyalty_cards (number, level, credits, customer_id)
     SELECT '20000001', 'blue', 1000, id FROM shop.customers`,
  );
  await add(shopper, SHIRT);
  await shopper.address(ADDRESS);
  await shopper.pay('card');
  const [{ code }] = bodyOf(await shopper.post(CREDITS, {})).basket.vouchers;
  const page = await shopper.order(1495);
  await shopper.withdraw(code);
  expect(bodyOf(await shopper.post(CREDITS, {}))).toMatchObject({ basket: { giftCards: 1000 } });
  expect(await shopper.order(1495)).toBe(page);
});
