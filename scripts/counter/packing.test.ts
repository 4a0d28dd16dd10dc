import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { linesOf, ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import {
  rows,
  SHIRT,
  SOCKS,
  withUnreachableProvider,
} from '@/lib/commerce/orders/orders.fixture.server';
import type { CounterBrowser } from './counter-server.fixture';
import { actionsOf, openForm, withStaff } from './signed-in.fixture';

withoutContent();
withUnreachableProvider(openTestDatabase);
const { signedIn } = withStaff();

/** Opens an order to pack. @returns a function that sends a step of its form, and gives what follows */
async function packing(browser: CounterBrowser, orderId: string) {
  const address = `/counter/pack/${orderId}`;
  let { fields } = JSON.parse((await browser.open(address)).text).packing;
  return async (step: string, typed: Readonly<Record<string, string>> = {}) => {
    const reply = await browser.submit(address, { ...fields, ...typed, step });
    if (reply.status === 303) return { status: 303, location: reply.headers.location };
    const { packing: shown } = JSON.parse(reply.text);
    ({ fields } = shown);
    return { status: reply.status, ...shown };
  };
}

test('CNT-08: a round lists what to fetch by SKU, and orders the oldest first', async () => {
  const first = await ordered('invoice');
  const second = await ordered('invoice');
  const unpaid = await ordered('prepayment');
  const browser = await signedIn('warehouse');
  const { list } = JSON.parse((await browser.open('/counter/packing')).text);
  expect(list.orders).toMatchObject([
    { id: first.orderId, pieces: 3 },
    { id: second.orderId, pieces: 3 },
  ]);
  expect(JSON.stringify(list)).not.toContain(unpaid.orderId);
  expect(list.skus).toMatchObject([
    { sku: SHIRT, quantity: 4 },
    { sku: SOCKS, quantity: 2 },
  ]);
});

test('CNT-08: pieces are scanned one by one, then the parcel is previewed, shipped, and the next order opened', async () => {
  const { orderId } = await ordered('invoice');
  const next = await ordered('invoice');
  const send = await packing(await signedIn('warehouse'), orderId);
  expect(await send('scan', { code: SHIRT.toLowerCase() })).toMatchObject({
    status: 200,
    isClosed: false,
    missing: [SHIRT, SOCKS],
  });
  await send('scan', { code: ` ${SOCKS} ` });
  const closed = await send('scan', { code: SHIRT });
  expect(closed).toMatchObject({ isClosed: true, missing: [] });
  expect(closed.emails).toMatchObject([
    { kind: 'order-shipped', letter: { to: 'max@example.org' } },
  ]);
  const shipped = await send('ship', { carrier: 'DPD', parcel: '0500' });
  expect(shipped.location).toBe(`/counter/pack/${next.orderId}?carrier=DPD&done=`);
  expect(await linesOf(orderId)).toMatchObject([{ shipped: 2 }, { shipped: 1 }]);
  expect(await rows('SELECT carrier, number FROM shop.parcels')).toEqual([
    { carrier: 'DPD', number: '0500' },
  ]);
});

test('CNT-08: a piece that does not belong in the parcel is rejected, and not packed', async () => {
  const { orderId } = await ordered('invoice');
  const send = await packing(await signedIn('warehouse'), orderId);
  await send('scan', { code: SOCKS });
  for (const code of [SOCKS, '20310000-312-4XL'])
    expect(await send('scan', { code })).toMatchObject({
      status: 422,
      error: 'notNeeded',
      missing: [SHIRT, SHIRT],
    });
});

test('CNT-08: what is packed is shipped, and the rest stays to be packed', async () => {
  const { orderId } = await ordered('invoice');
  const browser = await signedIn('warehouse');
  const send = await packing(browser, orderId);
  await send('scan', { code: SHIRT });
  expect(await send('partial')).toMatchObject({ isClosed: true });
  expect((await send('ship', { parcel: '1' })).location).toBe('/counter/packing?done');
  expect(await linesOf(orderId)).toMatchObject([{ shipped: 1 }, { shipped: 0 }]);
  const rest = await packing(browser, orderId);
  expect(await rest('all')).toMatchObject({ isClosed: true, missing: [] });
  expect((await rest('ship', { parcel: '2' })).status).toBe(303);
  expect(await linesOf(orderId)).toMatchObject([{ shipped: 2 }, { shipped: 1 }]);
});

test('CNT-08: of two people who pack one order, the second ships nothing', async () => {
  const { orderId } = await ordered('invoice');
  const [one, other] = [
    await packing(await signedIn('warehouse'), orderId),
    await packing(await signedIn('shopManager'), orderId),
  ];
  for (const send of [one, other]) await send('all');
  expect((await one('ship', { parcel: '1' })).status).toBe(303);
  expect(await other('ship', { parcel: '2' })).toMatchObject({ status: 409, error: 'outdated' });
  expect(await rows('SELECT number FROM shop.parcels')).toEqual([{ number: '1' }]);
});

test('CNT-08: a set is packed once all of its parts are', async () => {
  const { orderId } = await ordered('invoice');
  await rows(
    `UPDATE shop.order_lines SET parts = ARRAY['JACKET-50', 'TROUSERS-50'] WHERE sku = '${SHIRT}'`,
  );
  const send = await packing(await signedIn('warehouse'), orderId);
  for (const code of ['JACKET-50', 'JACKET-50', 'TROUSERS-50']) await send('scan', { code });
  await send('partial');
  await send('ship', { parcel: '1' });
  expect(await linesOf(orderId)).toMatchObject([{ shipped: 1 }, { shipped: 0 }]);
});

const addressRow = () =>
  rows('SELECT street, postal_code, city, country FROM shop.addresses ORDER BY kind');

test('CNT-08: the delivery address is changed before shipping, and neither invoice nor log has the new one', async () => {
  const { orderId } = await ordered('invoice');
  const form = await openForm(await signedIn('service'), `/counter/order/${orderId}/address`);
  const typed = {
    ...form.order.address,
    street: 'Nebenweg',
    houseNumber: '7',
    postalCode: '20095',
    city: 'Hamburg',
  };
  expect(JSON.parse((await form.submit('check', typed)).text).checked).toEqual([]);
  expect((await form.submit('do', typed)).status).toBe(303);
  expect((await form.submit('do', typed)).status).toBe(303);
  expect(await addressRow()).toEqual([
    { street: 'Nebenweg', postal_code: '20095', city: 'Hamburg', country: 'DE' },
    { street: 'Musterstraße', postal_code: '80331', city: 'München', country: 'DE' },
  ]);
  const [logged] = await actionsOf('order.address');
  expect(logged).toMatchObject({ order_id: orderId });
  expect(JSON.stringify(logged)).not.toContain('Nebenweg');
});

test.each([
  ['an address of another country', { postalCode: '1010' }, 'address_invalid'],
  ['an island with another tax', { postalCode: '27498', city: 'Helgoland' }, 'taxed_elsewhere'],
])('CNT-08: %s is rejected', async (_, changes, error) => {
  const { orderId } = await ordered('invoice');
  const form = await openForm(await signedIn('service'), `/counter/order/${orderId}/address`);
  const reply = await form.submit('do', { ...form.order.address, ...changes });
  expect([reply.status, JSON.parse(reply.text).error]).toEqual([422, error]);
  expect(await rows('SELECT DISTINCT postal_code FROM shop.addresses')).toEqual([
    { postal_code: '80331' },
  ]);
});

test('CNT-08: a parcel is not sent to an address that was changed after it was packed', async () => {
  const { orderId } = await ordered('invoice');
  const send = await packing(await signedIn('warehouse'), orderId);
  await send('all');
  const form = await openForm(await signedIn('service'), `/counter/order/${orderId}/address`);
  await form.submit('do', { ...form.order.address, houseNumber: '9' });
  expect(await send('ship', { parcel: '1' })).toMatchObject({ status: 409, error: 'outdated' });
  expect(await rows('SELECT 1 FROM shop.parcels')).toEqual([]);
});
