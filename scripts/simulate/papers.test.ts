import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { payTransfer } from '@/lib/commerce/orders/accept-transfer.server';
import { ordered, orderRow, TOTAL } from '@/lib/commerce/orders/order-life.fixture.server';
import { rows, withOrders } from '@/lib/commerce/orders/orders.fixture.server';
import { tasks } from '@/lib/runtime/worker/tasks.server';
import { emailsAreSentOnce } from './papers';
import { Random } from './random';
import type { Shop } from './shop';
import { Visit, World, type Person, type PlacedOrder } from './world';

withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});

const isNotUsed = () => Promise.reject(new Error('not used'));

const shop: Shop = {
  port: 0,
  mailReader: '',
  stateDirectory: '',
  others: [],
  query: (statement, values = []) => rows(statement, [...values]),
  transaction: isNotUsed,
  stop: isNotUsed,
};

const ANNA: Person = {
  name: 'Anna',
  email: 'anna@example.com',
  password: '',
  devices: [],
  account: null,
  isConfirmed: false,
};

/** Takes an order by prepayment and its money, so that a request and a confirmation are owed. */
async function paidOrder(): Promise<PlacedOrder> {
  const { orderId: id } = await ordered('prepayment');
  await payTransfer(id);
  return {
    label: '1',
    id,
    number: (await orderRow(id))?.number ?? '',
    person: ANNA,
    visit: new Visit(false),
    lines: {},
    cards: [],
    method: 'prepayment',
    due: TOTAL,
    payUrl: null,
    paying: 'paid',
    email: ANNA.email,
    isShipped: false,
  };
}

const sendAll = () => rows('UPDATE shop.outbox SET sent_at = now()');

/** Moves orders and emails back, as if so many days had passed. */
const daysPass = (days: number) =>
  rows(`
    UPDATE shop.orders SET placed_at = placed_at - interval '${days} days', paid_at = paid_at - interval '${days} days';
    UPDATE shop.outbox SET created_at = created_at - interval '${days} days', sent_at = sent_at - interval '${days} days'`);

const deleteConfirmationOf = ({ id }: PlacedOrder) =>
  rows('DELETE FROM shop.outbox WHERE key = $1', [`order-paid:${id}`]);

const confirmationOf = ({ id, number }: PlacedOrder) =>
  `the email order-paid:${id} of ${number} is sent`;

/** What the simulation reports about the emails of these orders. */
function brokenFor(...orders: readonly PlacedOrder[]) {
  const world = new World(shop, new Random(1), 'test');
  world.orders.push(...orders);
  world.isThorough = true;
  return emailsAreSentOnce(world);
}

beforeEach(() => rows('DELETE FROM shop.outbox'));

test('emails that retention has deleted are not reported as lost', async () => {
  const order = await paidOrder();
  await sendAll();
  await daysPass(91);
  await tasks['apply-retention']();
  expect(await rows('SELECT key FROM shop.outbox')).toEqual([]);
  expect(await brokenFor(order)).toEqual([]);
});

test('a lost email is reported while another order’s emails are about to be deleted', async () => {
  const old = await paidOrder();
  await sendAll();
  await daysPass(89.5);
  const order = await paidOrder();
  await sendAll();
  await deleteConfirmationOf(order);
  expect(await brokenFor(old, order)).toEqual([
    { expected: confirmationOf(order), found: 'it was never written, or was deleted too early' },
  ]);
});

test('an email that is deleted before its 90 days are over is reported', async () => {
  const order = await paidOrder();
  await sendAll();
  await daysPass(89);
  await deleteConfirmationOf(order);
  expect(await brokenFor(order)).toMatchObject([{ expected: confirmationOf(order) }]);
});

test('an email that is written and not sent is reported', async () => {
  const order = await paidOrder();
  await sendAll();
  await rows('UPDATE shop.outbox SET sent_at = NULL WHERE key = $1', [`order-paid:${order.id}`]);
  expect(await brokenFor(order)).toEqual([
    { expected: confirmationOf(order), found: 'it is not sent' },
  ]);
});
