import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { linesOf, ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import { payTransfer } from '@/lib/commerce/orders/accept-transfer.server';
import { resendEmails } from '@/lib/commerce/orders/staff-orders.server';
import { rows, withUnreachableProvider } from '@/lib/commerce/orders/orders.fixture.server';
import { STAFF_ROLES } from '@/lib/platform/db/schema-staff';
import { actionsOf, NOBODY, OF_ORDERS, openForm, withStaff } from './signed-in.fixture';

withoutContent();
withUnreachableProvider(openTestDatabase);
const { signedIn } = withStaff();

const ACTIONS = {
  ship: ['warehouse', 'shopManager', 'administrator'],
  return: OF_ORDERS,
  address: OF_ORDERS,
  exchange: OF_ORDERS,
  cancel: ['service', 'shopManager', 'administrator'],
  refund: ['service', 'shopManager', 'administrator'],
  paid: ['shopManager', 'administrator'],
  transferred: ['shopManager', 'administrator'],
  resend: ['service', 'shopManager', 'administrator'],
  note: OF_ORDERS,
} as const;

test.each(STAFF_ROLES)('CNT-01: the role %s may do its own actions only', async (role) => {
  const browser = await signedIn(role);
  for (const [action, roles] of Object.entries(ACTIONS)) {
    const expected = roles.some((each) => each === role) ? 404 : 403;
    const address = `/counter/order/${NOBODY}/${action}`;
    const fields = { text: 'x', step: 'do', key: NOBODY };
    const opened = await browser.open(address);
    const sent = await browser.submit(address, fields);
    // Incomplete forms of unknown orders get 404, too.
    expect([action, opened.status, sent.status === 403]).toEqual([
      action,
      expected,
      expected === 403,
    ]);
  }
});

test('CNT-05: a parcel is previewed, shipped once for two submissions, and logged', async () => {
  const { orderId } = await ordered('invoice');
  const browser = await signedIn('warehouse');
  const [line] = await linesOf(orderId);
  const form = await openForm(browser, `/counter/order/${orderId}/ship`);
  const typed = { [`piece.${line?.id}`]: '1', carrier: 'DHL', parcel: '00340001' };
  const checked = JSON.parse((await form.submit('check', typed)).text);
  expect(checked.checked).toMatchObject([
    {
      kind: 'order-shipped',
      letter: { to: 'max@example.org', text: expect.stringContaining('00340001') },
    },
  ]);
  expect(await linesOf(orderId)).toMatchObject([{ shipped: 0 }, { shipped: 0 }]);
  for (const done of await Promise.all([form.submit('do', typed), form.submit('do', typed)])) {
    expect([done.status, done.headers.location]).toEqual([303, `/counter/order/${orderId}?done`]);
  }
  expect(await linesOf(orderId)).toMatchObject([{ shipped: 1 }, { shipped: 0 }]);
  expect(await actionsOf('order.ship')).toMatchObject([
    { order_id: orderId, detail: { carrier: 'DHL', parcel: '00340001' } },
  ]);
});

test('CNT-05: of two people with one page, the second gets 409 and what has changed', async () => {
  const { orderId } = await ordered('invoice');
  const [one, other] = [await signedIn('service'), await signedIn('shopManager')];
  const [line] = await linesOf(orderId);
  const cancel = await openForm(one, `/counter/order/${orderId}/cancel`);
  const ship = await openForm(other, `/counter/order/${orderId}/ship`);
  expect((await cancel.submit('do', { [`piece.${line?.id}`]: '2' })).status).toBe(303);
  const late = await ship.submit('do', { [`piece.${line?.id}`]: '1', carrier: 'DHL', parcel: '1' });
  expect(late.status).toBe(409);
  const { changes } = JSON.parse(late.text);
  expect(changes).toContainEqual(
    expect.objectContaining({ what: 'order.cancel', who: 'service@example.org' }),
  );
  expect(await linesOf(orderId)).toMatchObject([{ shipped: 0, cancelled: 2 }, { shipped: 0 }]);
  expect(await actionsOf('order.ship')).not.toContainEqual(
    expect.objectContaining({ order_id: orderId }),
  );
});

test('CNT-05: what has changed is listed even if the clock of the application server is fast', async () => {
  const { orderId } = await ordered('invoice');
  const browser = await signedIn('shopManager');
  const fast = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  const refund = await openForm(browser, `/counter/order/${orderId}/refund`);
  fast.mockRestore();
  const note = await openForm(browser, `/counter/order/${orderId}/note`);
  await note.submit('do', { text: 'Rückruf am Nachmittag' });
  const { changes } = JSON.parse((await refund.submit('do', { amount: '5,00' })).text);
  expect(changes).toMatchObject([{ what: 'order.note' }]);
});

test('CNT-05: an allowance is previewed with its sum, and one that is too high is rejected', async () => {
  const { orderId } = await ordered('invoice');
  const browser = await signedIn('service');
  const form = await openForm(browser, `/counter/order/${orderId}/refund`);
  const { checked } = JSON.parse((await form.submit('check', { amount: '5,00' })).text);
  expect(checked[0].letter.text).toContain('5,00');
  const high = await form.submit('do', { amount: '5000' });
  expect([high.status, JSON.parse(high.text).error]).toEqual([422, 'too_many']);
  expect((await form.submit('do', { amount: '5,00' })).status).toBe(303);
  expect(await rows('SELECT total FROM shop.refunds')).toEqual([{ total: 500 }]);
});

test('CNT-05: an email is sent again, and a note stays out of the log', async () => {
  const { orderId } = await ordered('invoice');
  await rows('UPDATE shop.outbox SET sent_at = now()');
  const browser = await signedIn('service');
  const resend = await openForm(browser, `/counter/order/${orderId}/resend`);
  const email = `order-accepted:${orderId}`;
  expect((await resend.submit('do', { email: 'order-accepted:other' })).status).toBe(422);
  expect((await resend.submit('do', { email })).status).toBe(303);
  expect(await rows('SELECT key FROM shop.outbox WHERE sent_at IS NULL')).toEqual([{ key: email }]);
  const note = await openForm(browser, `/counter/order/${orderId}/note`);
  expect((await note.submit('do', { text: 'Frau Muster rief an' })).status).toBe(303);
  expect(await rows('SELECT text FROM shop.order_notes')).toEqual([
    { text: 'Frau Muster rief an' },
  ]);
  const [noted] = await actionsOf('order.note');
  expect(JSON.stringify(noted)).not.toContain('Muster');
});

test('CNT-05: a request for payment is not sent again once the order is paid', async () => {
  const { orderId } = await ordered('invoice');
  const browser = await signedIn('service');
  await payTransfer(orderId);
  const form = await openForm(browser, `/counter/order/${orderId}/resend`);
  for (const step of ['check', 'do']) {
    const reply = await form.submit(step, { email: `order-accepted:${orderId}` });
    expect([reply.status, JSON.parse(reply.text).error]).toEqual([422, 'not_payable']);
  }
  expect(await resendEmails(orderId)).toBe(0);
});

test('CNT-05: a form that was done does nothing with other details', async () => {
  const { orderId } = await ordered('invoice');
  const form = await openForm(await signedIn('service'), `/counter/order/${orderId}/note`);
  const long = `${'x'.repeat(1_900)}${'\r\n'.repeat(50)}x`;
  expect((await form.submit('do', { text: long })).status).toBe(303);
  expect((await form.submit('do', { text: long })).status).toBe(303);
  const other = await form.submit('do', { text: 'other' });
  expect([other.status, JSON.parse(other.text).error]).toEqual([422, 'key_used']);
});

test('CNT-04: the form of an action and the list log which orders were shown', async () => {
  const { orderId } = await ordered('invoice');
  const browser = await signedIn('warehouse');
  await openForm(browser, `/counter/order/${orderId}/ship`);
  expect((await actionsOf('order.viewed')).map(({ order_id }) => order_id)).toContain(orderId);
  await browser.open('/counter');
  const [order] = await rows<{ number: string }>('SELECT number FROM shop.orders WHERE id = $1', [
    orderId,
  ]);
  expect((await actionsOf('orders.listed')).at(-1)?.detail).toEqual({ orders: [order?.number] });
});

test('CNT-05: an email about gift cards is shown without their codes, and that it was read is logged', async () => {
  const { orderId } = await ordered('invoice');
  const [line] = await linesOf(orderId);
  await rows(
    `INSERT INTO shop.vouchers (project, code, kind, balance, currency) VALUES ('hgg', 'GIFTCODE1234', 'giftCard', 500, 'EUR')`,
  );
  await rows(
    `INSERT INTO shop.issued_gift_cards (line_id, piece, project, code) VALUES ($1, 0, 'hgg', 'GIFTCODE1234')`,
    [line?.id],
  );
  await rows(`INSERT INTO shop.outbox (key, kind, payload) VALUES ($1, 'gift-cards', $2)`, [
    `gift-cards:${orderId}`,
    JSON.stringify({ orderId }),
  ]);
  const form = await openForm(await signedIn('service'), `/counter/order/${orderId}/resend`);
  const email = `gift-cards:${orderId}`;
  const { checked } = JSON.parse((await form.submit('check', { email })).text);
  expect(checked[0].letter.text).toContain('…1234');
  expect(checked[0].letter.text).not.toContain('GIFTCODE');
  expect(await actionsOf('order.email-read')).toMatchObject([{ detail: { email } }]);
});

test('CNT-05: the email about a registered return is sent again', async () => {
  const { orderId } = await ordered('invoice');
  const [registered] = await rows<{ id: string }>(
    `INSERT INTO shop.registered_returns (order_id, request_key, number)
     VALUES ($1, gen_random_uuid(), 'HGG-T1') RETURNING id`,
    [orderId],
  );
  const email = `return-registered:${registered?.id}`;
  await rows(
    `INSERT INTO shop.outbox (key, kind, payload, sent_at) VALUES ($1, 'return-registered', $2, now())`,
    [email, JSON.stringify({ returnId: registered?.id })],
  );
  const form = await openForm(await signedIn('service'), `/counter/order/${orderId}/resend`);
  const { order } = JSON.parse((await form.submit('check', { email })).text);
  expect(order.emails.map(({ key }: { key: string }) => key)).toContain(email);
  expect((await form.submit('do', { email })).status).toBe(303);
  expect(await rows('SELECT sent_at FROM shop.outbox WHERE key = $1', [email])).toEqual([
    { sent_at: null },
  ]);
});
