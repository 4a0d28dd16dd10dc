import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { payTransfer } from '@/lib/commerce/orders/accept-transfer.server';
import { cancelPieces } from '@/lib/commerce/orders/cancel-pieces.server';
import { ordered, orderRow, TOTAL } from '@/lib/commerce/orders/order-life.fixture.server';
import type { Reply } from '@/lib/platform/http/api-server.fixture';
import { rows, withUnreachableProvider } from '@/lib/commerce/orders/orders.fixture.server';
import { actionsOf, openForm, withStaff } from './signed-in.fixture';

withoutContent();
withUnreachableProvider(openTestDatabase);
const { signedIn } = withStaff();

const errorOf = ({ status, text }: Reply) => [
  status,
  status === 303 ? null : JSON.parse(text).error,
];

test('CNT-05: a transfer that has arrived is entered once, and the customer’s email is shown before', async () => {
  const { orderId } = await ordered('prepayment');
  const form = await openForm(await signedIn('shopManager'), `/counter/order/${orderId}/paid`);
  const amount = String(TOTAL / 100);
  const { checked } = JSON.parse((await form.submit('check', { amount })).text);
  expect(checked).toMatchObject([{ kind: 'order-paid', letter: { to: 'max@example.org' } }]);
  expect(await orderRow(orderId)).toMatchObject({ status: 'pending' });
  for (const done of await Promise.all([
    form.submit('do', { amount }),
    form.submit('do', { amount }),
  ]))
    expect(done.status).toBe(303);
  expect(await orderRow(orderId)).toMatchObject({ status: 'paid' });
  expect(await actionsOf('order.paid')).toMatchObject([
    { order_id: orderId, detail: { amount: TOTAL } },
  ]);
});

test('CNT-05: less than is due is rejected, and more is noted with the order', async () => {
  const { orderId } = await ordered('prepayment');
  const browser = await signedIn('shopManager');
  const form = await openForm(browser, `/counter/order/${orderId}/paid`);
  expect(errorOf(await form.submit('do', { amount: '49,94' }))).toEqual([422, 'too_little']);
  expect(await orderRow(orderId)).toMatchObject({ status: 'pending' });
  expect((await form.submit('do', { amount: '50,00' })).status).toBe(303);
  expect(await rows('SELECT text FROM shop.order_notes')).toMatchObject([
    { text: expect.stringContaining('more than was due') },
  ]);
});

test('CNT-05: an order that is paid takes no other transfer', async () => {
  const browser = await signedIn('shopManager');
  const { orderId } = await ordered('prepayment');
  await payTransfer(orderId);
  const form = await openForm(browser, `/counter/order/${orderId}/paid`);
  expect(errorOf(await form.submit('do', { amount: '49,95' }))).toEqual([422, 'not_payable']);
});

test('CNT-03: a refund of a transfer is listed until it is noted as transferred', async () => {
  const { orderId } = await ordered('prepayment');
  await payTransfer(orderId);
  const browser = await signedIn('shopManager');
  const owed = async () =>
    JSON.parse((await browser.open('/counter?state=owed')).text).list.orders.map(
      ({ id }: { id: string }) => id,
    );
  expect(await owed()).toEqual([]);
  await cancelPieces(orderId, 'all');
  expect(await owed()).toEqual([orderId]);
  const form = await openForm(browser, `/counter/order/${orderId}/transferred`);
  expect((await form.submit('do', {})).status).toBe(303);
  expect(await owed()).toEqual([]);
  const again = await openForm(browser, `/counter/order/${orderId}/transferred`);
  expect(errorOf(await again.submit('do', {}))).toEqual([422, 'nothing_left']);
});
