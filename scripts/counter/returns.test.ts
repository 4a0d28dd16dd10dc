import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { declareWithdrawal } from '@/lib/commerce/orders/declare-withdrawal.server';
import { linesOf, ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import {
  LAST_PIECE,
  rows,
  SHIRT,
  stockOf,
  withUnreachableProvider,
} from '@/lib/commerce/orders/orders.fixture.server';
import { returnPieces } from '@/lib/commerce/orders/return-pieces.server';
import { shipPieces } from '@/lib/commerce/orders/ship-pieces.server';
import { registerReturn, returnableLines } from '@/lib/commerce/returns/registered-return.server';
import type { CounterBrowser } from './counter-server.fixture';
import { actionsOf, openForm, withStaff } from './signed-in.fixture';

withoutContent();
withUnreachableProvider(openTestDatabase);
const { signedIn } = withStaff();

/** An order of two shirts and a pair of socks that was shipped. */
async function shipped() {
  const { orderId } = await ordered('invoice');
  await shipPieces(orderId, 'all', { carrier: 'DHL', number: '0034' });
  const [shirts, socks] = await linesOf(orderId);
  return { orderId, shirts: shirts?.id ?? '', socks: socks?.id ?? '' };
}

const register = (orderId: string, lineId: string, quantity: number) =>
  registerReturn({ orderId, requestKey: randomUUID(), pieces: new Map([[lineId, quantity]]) });

const withdraw = (orderId: string, lineId: string) =>
  declareWithdrawal(orderId, {
    key: randomUUID(),
    name: 'Max Muster',
    pieces: [{ lineId, quantity: 1 }],
  });

async function listed(browser: CounterBrowser, state: string) {
  const { text } = await browser.open(`/counter/returns?state=${state}`);
  return JSON.parse(text).list.cases;
}

test('CNT-06: a parcel is scanned, checked and refunded, and its good pieces are in stock again', async () => {
  const { orderId, shirts } = await shipped();
  const number = (await register(orderId, shirts, 2)) ?? '';
  const browser = await signedIn('warehouse');
  expect(await listed(browser, 'expected')).toMatchObject([
    { number, orderId, missing: [{ sku: SHIRT, quantity: 2 }] },
  ]);
  const scanned = await browser.submit('/counter/returns', {
    step: 'receive',
    number: ` ${number.toLowerCase()}`,
  });
  expect(scanned.headers.location).toBe(`/counter/order/${orderId}/return`);
  expect(await listed(browser, 'expected')).toEqual([]);
  expect(await listed(browser, 'received')).toMatchObject([{ number }]);
  expect(await actionsOf('return.received')).toMatchObject([
    { order_id: orderId, detail: { return: number } },
  ]);
  const form = await openForm(browser, `/counter/order/${orderId}/return`);
  expect(form.order.announced).toEqual({ [shirts]: 2 });
  const typed = { [`piece.${shirts}`]: '2', [`damaged.${shirts}`]: '1' };
  const { checked } = JSON.parse((await form.submit('check', typed)).text);
  expect(checked).toMatchObject([
    {
      kind: 'order-refunded',
      letter: { to: 'max@example.org', text: expect.stringMatching('40,00') },
    },
  ]);
  expect(await stockOf(SHIRT)).toBe(498);
  expect((await form.submit('do', typed)).status).toBe(303);
  expect(await stockOf(SHIRT)).toBe(499);
  expect(await rows('SELECT total, reason FROM shop.refunds')).toEqual([
    { total: 4000, reason: 'returned' },
  ]);
  expect(await listed(browser, 'received')).toEqual([]);
});

test('CNT-06: more damaged pieces than came back are rejected, and nothing is refunded', async () => {
  const { orderId, shirts } = await shipped();
  const form = await openForm(await signedIn('warehouse'), `/counter/order/${orderId}/return`);
  const typed = { [`piece.${shirts}`]: '1', [`damaged.${shirts}`]: '2' };
  const reply = await form.submit('do', typed);
  expect([reply.status, JSON.parse(reply.text).error]).toEqual([422, 'too_many']);
  expect(await rows('SELECT 1 FROM shop.refunds')).toEqual([]);
});

test('CNT-06: a withdrawal has a clock of 14 days, until its pieces are back', async () => {
  const { orderId, shirts } = await shipped();
  await withdraw(orderId, shirts);
  const browser = await signedIn('service');
  const [found] = await listed(browser, 'withdrawals');
  expect(found).toMatchObject({ orderId, isOverdue: false, missing: [{ quantity: 1 }] });
  expect(found.dueAt - found.at).toBe(14 * 24 * 3_600_000);
  await rows(`UPDATE shop.withdrawals SET declared_at = now() - interval '15 days'`);
  expect(await listed(browser, 'withdrawals')).toMatchObject([{ isOverdue: true }]);
  await returnPieces(orderId, [{ lineId: shirts, quantity: 1 }]);
  expect(await listed(browser, 'withdrawals')).toEqual([]);
});

test('CNT-06: a withdrawal of what was not shipped is complete at once', async () => {
  const { orderId } = await ordered('invoice');
  const [line] = await linesOf(orderId);
  await withdraw(orderId, line?.id ?? '');
  expect(await listed(await signedIn('service'), 'withdrawals')).toEqual([]);
});

test('CNT-06: what came back completes the oldest of two returns', async () => {
  const { orderId, shirts } = await shipped();
  await register(orderId, shirts, 1);
  const second = await register(orderId, shirts, 1);
  await returnPieces(orderId, [{ lineId: shirts, quantity: 1 }]);
  expect(await listed(await signedIn('warehouse'), 'expected')).toMatchObject([{ number: second }]);
});

test('CNT-06: a return is closed without the rest, which can be registered again', async () => {
  const { orderId, shirts } = await shipped();
  await register(orderId, shirts, 2);
  await returnPieces(orderId, [{ lineId: shirts, quantity: 1 }]);
  const browser = await signedIn('service');
  const [found] = await listed(browser, 'expected');
  const closing = { step: 'close', kind: 'return', id: found.id };
  for (const reply of await Promise.all([
    browser.submit('/counter/returns', closing),
    browser.submit('/counter/returns', closing),
  ]))
    expect(reply.status).toBe(303);
  expect(await listed(browser, 'expected')).toEqual([]);
  expect(await actionsOf('return.closed')).toMatchObject([{ order_id: orderId }]);
  expect(await returnableLines(orderId)).toContainEqual(
    expect.objectContaining({ id: shirts, quantity: 1 }),
  );
});

test('CNT-06: a parcel without a registered return is found by the number of its order', async () => {
  const { orderId } = await shipped();
  const browser = await signedIn('warehouse');
  const [order] = await rows<{ number: string }>('SELECT number FROM shop.orders');
  const receive = (number: string) =>
    browser.submit('/counter/returns', { step: 'receive', number });
  expect((await receive(order?.number ?? '')).headers.location).toBe(
    `/counter/order/${orderId}/return`,
  );
  expect((await receive('HGG-T9999999')).status).toBe(422);
});

test('CNT-06: an exchange offers sizes in stock, and is previewed and done', async () => {
  const { orderId, shirts } = await shipped();
  const form = await openForm(await signedIn('service'), `/counter/order/${orderId}/exchange`);
  expect(form.sizes).toEqual([{ lineId: shirts, sku: LAST_PIECE, stock: 1 }]);
  const typed = { replacement: `${shirts}:${LAST_PIECE}`, quantity: '1' };
  const { checked } = JSON.parse((await form.submit('check', typed)).text);
  expect(checked).toMatchObject([{ kind: 'order-exchanged' }]);
  expect((await form.submit('do', { ...typed, isDamaged: 'yes' })).status).toBe(303);
  expect([await stockOf(SHIRT), await stockOf(LAST_PIECE)]).toEqual([498, 0]);
  expect(await linesOf(orderId)).toMatchObject([
    { returned: 1 },
    { returned: 0 },
    { quantity: 1, shipped: 0, sku: LAST_PIECE },
  ]);
});
