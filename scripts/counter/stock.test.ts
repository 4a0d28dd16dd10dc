import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { expireReservation } from '@/lib/commerce/reservation/expire-reservation.server';
import {
  LAST_PIECE,
  rows,
  SHIRT,
  SOCKS,
  stockOf,
  withUnreachableProvider,
} from '@/lib/commerce/orders/orders.fixture.server';
import { STAFF_ROLES } from '@/lib/platform/db/schema-staff';
import type { CounterBrowser } from './counter-server.fixture';
import { actionsOf, NOBODY, withStaff } from './signed-in.fixture';

withoutContent();
withUnreachableProvider(openTestDatabase);
const { signedIn } = withStaff();

const STORE = '101';
/** A store of another shop. */
const ELSEWHERE = '201';

beforeEach(() =>
  rows(`DELETE FROM shop.reservations; DELETE FROM shop.stores;
    INSERT INTO shop.stores (number, project, name, street, postal_code, city, country, phone,
      opening_hours, latitude, longitude)
    SELECT number, project, 'Hagge ' || number, 'Musterstraße 1', '80331', 'München', 'DE', '+4989', '[]', 48, 11
    FROM (VALUES ('${STORE}', 'hgg'), ('${ELSEWHERE}', 'hrm')) AS stores (number, project);
    INSERT INTO shop.store_stock (store, sku, stock) VALUES ('${STORE}', '${SHIRT}', 4)`),
);

const itemAddress = (sku: string) => `/counter/stock-item?${new URLSearchParams({ sku })}`;

const inStore = async (sku: string, store = STORE) =>
  (
    await rows<{ stock: number }>(
      'SELECT stock FROM shop.store_stock WHERE store = $1 AND sku = $2',
      [store, sku],
    )
  )[0]?.stock;

const correct = (browser: CounterBrowser, sku: string, fields: Readonly<Record<string, string>>) =>
  browser.submit(itemAddress(sku), { key: randomUUID(), reason: 'counted', store: '', ...fields });

test('CNT-07: SKUs are found by their numbers, and those that are running out without a query', async () => {
  const browser = await signedIn('service');
  const listed = async (query: string) =>
    JSON.parse(
      (await browser.open(`/counter/stock?${new URLSearchParams({ query })}`)).text,
    ).list.rows.map(({ sku }: { sku: string }) => sku);
  expect(await listed('20310000')).toEqual([LAST_PIECE, SHIRT]);
  expect(await listed('20310000-312')).toEqual([LAST_PIECE, SHIRT]);
  expect(await listed(SOCKS)).toEqual([SOCKS]);
  expect(await listed('')).toEqual([LAST_PIECE]);
});

test('CNT-07: a stock is corrected by the difference to what the page showed, once for each form', async () => {
  const browser = await signedIn('warehouse');
  const fields = { key: randomUUID(), seen: '500', counted: '498', reason: 'damaged' };
  await rows(`UPDATE shop.skus SET stock = 490 WHERE sku = '${SHIRT}'`);
  for (let times = 0; times < 2; times += 1)
    expect((await correct(browser, SHIRT, fields)).status).toBe(303);
  expect(await stockOf(SHIRT)).toBe(488);
  expect(await actionsOf('stock.corrected')).toMatchObject([
    { detail: { sku: SHIRT, store: null, reason: 'damaged', before: 490, after: 488 } },
  ]);
});

test('CNT-07: a correction below zero is rejected, and nothing is logged', async () => {
  const browser = await signedIn('warehouse');
  const before = await actionsOf('stock.corrected');
  const reply = await correct(browser, LAST_PIECE, { seen: '2', counted: '0' });
  expect([reply.status, JSON.parse(reply.text).error]).toEqual([422, 'negative']);
  expect([await stockOf(LAST_PIECE), await actionsOf('stock.corrected')]).toEqual([1, before]);
});

test('CNT-07: the stock of a store is corrected, also of a SKU that it never had', async () => {
  const browser = await signedIn('shopManager');
  expect((await correct(browser, SHIRT, { store: STORE, seen: '4', counted: '6' })).status).toBe(
    303,
  );
  expect(
    (await correct(browser, LAST_PIECE, { store: STORE, seen: '0', counted: '2' })).status,
  ).toBe(303);
  expect([await inStore(SHIRT), await inStore(LAST_PIECE), await stockOf(SHIRT)]).toEqual([
    6, 2, 500,
  ]);
  for (const store of [ELSEWHERE, '999'])
    expect((await correct(browser, SHIRT, { store, seen: '0', counted: '1' })).status).toBe(422);
  expect(await inStore(SHIRT, ELSEWHERE)).toBeUndefined();
});

test('CNT-07: what is never out of stock has no stock to correct', async () => {
  const reply = await correct(await signedIn('warehouse'), SOCKS, { seen: '0', counted: '5' });
  expect([reply.status, JSON.parse(reply.text).error]).toEqual([422, 'unknown_sku']);
});

test.each(STAFF_ROLES)('CNT-01: the role %s corrects stock only if it may', async (role) => {
  const reply = await correct(await signedIn(role), SHIRT, { seen: '500', counted: '501' });
  const may = ['warehouse', 'shopManager', 'administrator'].includes(role);
  expect([reply.status, await stockOf(SHIRT)]).toEqual(may ? [303, 501] : [403, 500]);
});

/** A reservation of one shirt that the store has put aside. */
async function reserved(): Promise<string> {
  await rows(`UPDATE shop.store_stock SET stock = stock - 1`);
  const [made] = await rows<{ id: string }>(
    `INSERT INTO shop.reservations (project, number, request_key, store, locale, origin, first_name, last_name,
       email, status, held_until)
     VALUES ('hgg', $1, gen_random_uuid(), $2, 'de-de', 'http://x', 'Max', 'Muster', 'max@example.org', 'held',
       now() + interval '1 day') RETURNING id`,
    [`HGG-R${randomUUID()}`, STORE],
  );
  await rows(
    `INSERT INTO shop.reservation_items (reservation_id, sku, article_number, item_number, name, colour, size,
       quantity, position) VALUES ($1, $2, '20310000', '20310000-312', 'Leinenhemd', 'Blau', '3XL', 1, 0)`,
    [made?.id, SHIRT],
  );
  return made?.id ?? '';
}

const listed = async (browser: CounterBrowser, state: string, store = STORE) =>
  JSON.parse(
    (await browser.open(`/counter/reservations?${new URLSearchParams({ store, state })}`)).text,
  ).list.reservations;

const handle = (browser: CounterBrowser, id: string, step: string) =>
  browser.submit('/counter/reservations', { id, step });

test('CNT-07: a reservation is prepared and collected, and its pieces stay out of stock', async () => {
  const id = await reserved();
  const browser = await signedIn('service');
  expect(await listed(browser, 'toPrepare')).toMatchObject([
    { id, name: 'Max Muster', items: [{ sku: SHIRT, quantity: 1 }] },
  ]);
  expect(await listed(browser, 'toPrepare', ELSEWHERE)).toEqual([]);
  expect((await handle(browser, id, 'prepare')).status).toBe(303);
  expect([await listed(browser, 'toPrepare'), (await listed(browser, 'ready')).length]).toEqual([
    [],
    1,
  ]);
  expect((await handle(browser, id, 'collect')).status).toBe(303);
  await rows(`UPDATE shop.reservations SET held_until = now() - interval '1 minute'`);
  await expireReservation(id);
  expect(await listed(browser, 'ended')).toMatchObject([{ id, status: 'collected' }]);
  expect(await inStore(SHIRT)).toBe(3);
  for (const action of ['reservation.prepare', 'reservation.collect'])
    expect(await actionsOf(action)).toMatchObject([{ detail: { reservation: id } }]);
  expect(JSON.stringify(await actionsOf('reservations.listed'))).not.toContain('Muster');
});

test('CNT-07: a released reservation returns its pieces once, and cannot be collected any more', async () => {
  const id = await reserved();
  const browser = await signedIn('warehouse');
  const statuses = [];
  for (const reply of await Promise.all([
    handle(browser, id, 'release'),
    handle(browser, id, 'release'),
  ]))
    statuses.push(reply.status);
  expect(statuses.toSorted()).toEqual([303, 409]);
  expect(await inStore(SHIRT)).toBe(4);
  expect((await handle(browser, id, 'collect')).status).toBe(409);
  expect(await listed(browser, 'ended')).toMatchObject([{ status: 'expired' }]);
});

test('CNT-01: a reservation is not handled by marketing', async () => {
  expect((await handle(await signedIn('marketing'), NOBODY, 'collect')).status).toBe(403);
});
