import { database } from '@/lib/platform/db/database.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { bodyOf, LAST_PIECE, SHIRT, withBasketApi } from './basket-api.fixture.server';
import { mergeVisitors } from './merge-visitors.server';

const { visitor, visitorWith } = withBasketApi(openTestDatabase);

type Client = ReturnType<typeof visitor>;

const WISHLIST_ITEM = { objectId: '20310000', itemNumber: '20310000-312', sku: SHIRT };

/** The id of the newest session. */
async function newestSession(): Promise<string> {
  const { rows } = await database().$client.query(
    'SELECT id FROM shop.sessions ORDER BY created_at DESC LIMIT 1',
  );
  return String(rows[0].id);
}

async function withSession(sku: string, count: number) {
  const { client, line } = await visitorWith(sku, count);
  return { client, line, session: await newestSession() };
}

async function linesOf(client: Client): Promise<[string, number][]> {
  const { basket } = bodyOf(await client.load());
  return basket.lines.map(({ sku, quantity }: { sku: string; quantity: number }) => [
    sku,
    quantity,
  ]);
}

const wishlistOf = async (client: Client): Promise<unknown[]> =>
  bodyOf(await client.loadVisitor()).wishlist.items;

test('WSH-05: a guest’s items go to the customer, and the guest’s session ends', async () => {
  const guest = await withSession(SHIRT, 2);
  await guest.client.post('/api/cart/wishlist/add', WISHLIST_ITEM);
  const customer = await withSession(LAST_PIECE, 1);
  const lost = await mergeVisitors({ from: guest.session, into: customer.session });
  expect(lost).toEqual({ basket: [], wishlist: [], reservation: [] });
  expect(await linesOf(customer.client)).toEqual([
    [LAST_PIECE, 1],
    [SHIRT, 2],
  ]);
  expect(await wishlistOf(customer.client)).toHaveLength(1);
  expect(await linesOf(guest.client)).toEqual([]);
  expect(await wishlistOf(guest.client)).toEqual([]);
  const { rows } = await database().$client.query('SELECT 1 FROM shop.sessions WHERE id = $1', [
    guest.session,
  ]);
  expect(rows).toEqual([]);
});

test('pieces of both are added up to twenty, and the rest is reported', async () => {
  const guest = await withSession(SHIRT, 15);
  const customer = await withSession(SHIRT, 12);
  const merged = { from: guest.session, into: customer.session };
  expect((await mergeVisitors(merged)).basket).toEqual([{ sku: SHIRT, pieces: 7 }]);
  expect(await linesOf(customer.client)).toEqual([[SHIRT, 20]]);
});

test('a repeated merge changes nothing, concurrently or later', async () => {
  const guest = await withSession(SHIRT, 2);
  await guest.client.post('/api/cart/wishlist/add', WISHLIST_ITEM);
  const customer = await withSession(SHIRT, 1);
  await customer.client.post('/api/cart/wishlist/add', { ...WISHLIST_ITEM, sku: null });
  const merged = { from: guest.session, into: customer.session };
  await Promise.all([mergeVisitors(merged), mergeVisitors(merged), mergeVisitors(merged)]);
  await mergeVisitors(merged);
  expect(await linesOf(customer.client)).toEqual([[SHIRT, 3]]);
  expect(await wishlistOf(customer.client)).toHaveLength(1);
});

test('merging a session into itself changes nothing', async () => {
  const guest = await withSession(SHIRT, 2);
  await mergeVisitors({ from: guest.session, into: guest.session });
  expect(await linesOf(guest.client)).toEqual([[SHIRT, 2]]);
});

test('a customer without a basket gets the guest’s', async () => {
  const guest = await withSession(SHIRT, 2);
  const customer = await withSession(SHIRT, 1);
  await customer.client.post('remove', { lineItemId: customer.line });
  await database().$client.query('DELETE FROM shop.baskets WHERE session_id = $1', [
    customer.session,
  ]);
  await mergeVisitors({ from: guest.session, into: customer.session });
  expect(await linesOf(customer.client)).toEqual([[SHIRT, 2]]);
});

describe('the address of a checkout, when both have a basket', () => {
  const enter = (session: string, street: string, minutesAgo: number) =>
    database().$client.query(
      `INSERT INTO shop.checkouts (basket_id, address, shipping_method, changed_at)
       SELECT id, jsonb_build_object('street', $2::text), 'standard', now() - make_interval(mins => $3)
       FROM shop.baskets WHERE session_id = $1`,
      [session, street, minutesAgo],
    );
  const entered = async (session: string) => {
    const { rows } = await database().$client.query(
      `SELECT address ->> 'street' AS street, shipping_method AS method FROM shop.checkouts
       JOIN shop.baskets ON baskets.id = basket_id WHERE session_id = $1`,
      [session],
    );
    return rows;
  };

  test.each([
    { of: 'the guest alone', guest: 1, customer: null, left: 'Gasse' },
    { of: 'the guest last', guest: 1, customer: 60, left: 'Gasse' },
    { of: 'the customer last', guest: 60, customer: 1, left: 'Allee' },
  ])('entered by $of stays', async ({ guest, customer, left }) => {
    const [from, into] = [await withSession(SHIRT, 1), await withSession(SHIRT, 1)];
    await enter(from.session, 'Gasse', guest);
    if (customer !== null) await enter(into.session, 'Allee', customer);
    await mergeVisitors({ from: from.session, into: into.session });
    expect(await entered(into.session)).toEqual([{ street: left, method: 'standard' }]);
  });
});

test('the contact of a reservation stays as it was typed last', async () => {
  const [guest, customer] = [await withSession(SHIRT, 1), await withSession(SHIRT, 1)];
  const type = (session: string, name: string | null) =>
    database().$client.query(
      `INSERT INTO shop.reservation_baskets (session_id, project, contact)
       VALUES ($1, 'hgg', CASE WHEN $2::text IS NOT NULL THEN jsonb_build_object('lastName', $2::text) END)
       ON CONFLICT (session_id) DO UPDATE SET contact = excluded.contact`,
      [session, name],
    );
  const typed = async () => {
    const { rows } = await database().$client.query(
      `SELECT contact ->> 'lastName' AS name FROM shop.reservation_baskets WHERE session_id = $1`,
      [customer.session],
    );
    return rows;
  };
  await type(guest.session, 'Novák');
  await type(customer.session, null);
  await mergeVisitors({ from: guest.session, into: customer.session });
  expect(await typed()).toEqual([{ name: 'Novák' }]);
  const another = await withSession(SHIRT, 1);
  await type(another.session, null);
  await mergeVisitors({ from: another.session, into: customer.session });
  expect(await typed()).toEqual([{ name: 'Novák' }]);
});

test('WSH-06: a guest cannot move a list to an account', async () => {
  const client = visitor();
  const path = '/api/cart/wishlist/session/migrate';
  const reply = await client.post(path, { userId: 'someone' });
  expect([reply.status, bodyOf(reply).code]).toEqual([401, 'not_logged_in']);
  expect((await client.post(path, { userId: 7 })).status).toBe(400);
  expect((await client.post(path, { userId: 'x' }, { host: 'hgg.localhost:3000' })).status).toBe(
    403,
  );
});

test('WSH-06: cleaning up only deletes lists older than seven days', async () => {
  const old = await withSession(SHIRT, 1);
  const kept = await withSession(SHIRT, 1);
  for (const { client } of [old, kept]) await client.post('/api/cart/wishlist/add', WISHLIST_ITEM);
  const age = (session: string, days: number) =>
    database().$client.query(
      `UPDATE shop.wishlists SET changed_at = now() - make_interval(days => $2) WHERE session_id = $1`,
      [session, days],
    );
  await age(old.session, 8);
  await age(kept.session, 6);
  expect((await kept.client.cleanUp({})).status).toBe(403);
  expect((await kept.client.cleanUp()).status).toBe(200);
  const { rows } = await database().$client.query(
    'SELECT session_id FROM shop.wishlists WHERE session_id = ANY($1)',
    [[old.session, kept.session]],
  );
  expect(rows).toEqual([{ session_id: kept.session }]);
});
