import { randomUUID } from 'node:crypto';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { mergeBaskets } from './merge-baskets.server';

withDatabase(openTestDatabase);

const rows = async (text: string, values: unknown[] = []) =>
  (await database().$client.query(text, values)).rows;

beforeEach(() => rows('DELETE FROM shop.orders; DELETE FROM shop.sessions'));

/** A session with a basket that has these articles and codes, in this order. */
async function visitor(articles: Readonly<Record<string, number>>, codes: readonly string[] = []) {
  const [session] = await rows(
    `INSERT INTO shop.sessions (token_hash, project, expires_at)
     VALUES ($1, 'hgg', now() + interval '1 day') RETURNING id`,
    [randomUUID()],
  );
  const [basket] = await rows(
    `INSERT INTO shop.baskets (session_id, project, changed_at)
     VALUES ($1, 'hgg', now() - interval '1 hour') RETURNING id`,
    [session.id],
  );
  for (const [sku, quantity] of Object.entries(articles))
    await rows(
      `INSERT INTO shop.basket_lines (basket_id, sku, quantity, added_at)
       VALUES ($1, $2, $3, clock_timestamp())`,
      [basket.id, sku, quantity],
    );
  for (const code of codes)
    await rows(
      `INSERT INTO shop.basket_vouchers (basket_id, code, added_at)
       VALUES ($1, $2, clock_timestamp())`,
      [basket.id, code],
    );
  return { session: String(session.id), basket: String(basket.id) };
}

type Visitor = Awaited<ReturnType<typeof visitor>>;

const merge = (from: Pick<Visitor, 'session'>, into: Pick<Visitor, 'session'>) =>
  inTransaction((transaction) =>
    mergeBaskets(transaction, { from: from.session, into: into.session }),
  );

async function linesOf({ session }: Visitor) {
  const lines = await rows(
    `SELECT sku, quantity FROM shop.basket_lines l JOIN shop.baskets b ON b.id = l.basket_id
     WHERE session_id = $1 AND removed_at IS NULL ORDER BY added_at`,
    [session],
  );
  return lines.map(({ sku, quantity }) => [sku, quantity]);
}
const codesOf = async ({ basket }: Visitor) =>
  (
    await rows('SELECT code FROM shop.basket_vouchers WHERE basket_id = $1 ORDER BY added_at', [
      basket,
    ])
  ).map(({ code }) => code);
const many = (count: number, prefix: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, nth) => [`${prefix}${nth}`, 1]));

test('WSH-05: appends a guest’s articles to the customer’s own, in the order they were added', async () => {
  const guest = await visitor({ C: 1, A: 2 });
  const customer = await visitor({ B: 3 });
  expect(await merge(guest, customer)).toEqual([]);
  expect(await linesOf(customer)).toEqual([
    ['B', 3],
    ['C', 1],
    ['A', 2],
  ]);
  expect(await rows('SELECT 1 FROM shop.baskets WHERE id = $1', [guest.basket])).toEqual([]);
});

test('WSH-05: keeps twenty pieces of an article and reports the twenty-first', async () => {
  const full = await visitor({ A: 20 });
  expect(await merge(await visitor({ A: 1 }), full)).toEqual([{ sku: 'A', pieces: 1 }]);
  const nearly = await visitor({ A: 12 });
  expect(await merge(await visitor({ A: 8 }), nearly)).toEqual([]);
  expect([await linesOf(full), await linesOf(nearly)]).toEqual([[['A', 20]], [['A', 20]]]);
});

test('WSH-05: keeps a hundred articles and reports those that do not fit', async () => {
  const customer = await visitor(many(99, 'own'));
  const guest = await visitor({ own5: 2, fits: 1, over: 3 });
  expect(await merge(guest, customer)).toEqual([{ sku: 'over', pieces: 3 }]);
  const lines = await linesOf(customer);
  expect(lines).toHaveLength(100);
  expect(lines).toContainEqual(['own5', 3]);
  expect(lines).toContainEqual(['fits', 1]);
});

test('WSH-05: adds pieces to an article that is already in a full basket', async () => {
  const customer = await visitor(many(100, 'own'));
  expect(await merge(await visitor({ own5: 2 }), customer)).toEqual([]);
  expect(await linesOf(customer)).toContainEqual(['own5', 3]);
});

test('WSH-05: sets with the same number but other parts are different articles', async () => {
  const [guest, customer] = [await visitor({}), await visitor({})];
  const addSet = ({ basket }: Visitor, parts: string[]) =>
    rows(
      `INSERT INTO shop.basket_lines (basket_id, sku, parts, quantity) VALUES ($1, 'set', $2, 1)`,
      [basket, parts],
    );
  await addSet(customer, ['A', 'B']);
  await addSet(guest, ['A', 'C']);
  await addSet(guest, ['A', 'B']);
  await merge(guest, customer);
  const sets = await rows(
    'SELECT parts, quantity FROM shop.basket_lines WHERE basket_id = $1 ORDER BY parts',
    [customer.basket],
  );
  expect(sets).toEqual([
    { parts: ['A', 'B'], quantity: 2 },
    { parts: ['A', 'C'], quantity: 1 },
  ]);
});

test('WSH-05: restores what the customer removed and the guest added, but not what the guest removed', async () => {
  const customer = await visitor({ A: 5 });
  const guest = await visitor({ A: 2, B: 1 });
  await rows(
    `UPDATE shop.basket_lines SET removed_at = now()
     WHERE basket_id = $1 OR (basket_id = $2 AND sku = 'B')`,
    [customer.basket, guest.basket],
  );
  await merge(guest, customer);
  expect(await linesOf(customer)).toEqual([['A', 2]]);
});

test('BSK-11: keeps the codes of both, the customer’s first, without duplicates, at most five', async () => {
  const guest = await visitor({ A: 1 }, ['TWO', 'FOUR', 'FIVE', 'SIX']);
  const customer = await visitor({ A: 1 }, ['ONE', 'TWO', 'THREE']);
  await merge(guest, customer);
  expect((await codesOf(customer)).toSorted()).toEqual(['FIVE', 'FOUR', 'ONE', 'THREE', 'TWO']);
});

test('BSK-11: a customer with five codes gets no more', async () => {
  const own = ['A', 'B', 'C', 'D', 'E'];
  const customer = await visitor({ A: 1 }, own);
  await merge(await visitor({ A: 1 }, ['F']), customer);
  expect(await codesOf(customer)).toEqual(own);
});

test('WSH-05: an order placed from the guest’s basket empties the customer’s', async () => {
  const [guest, customer] = [await visitor({ A: 1 }), await visitor({ A: 1 })];
  const other = await visitor({ A: 1 });
  const order = (number: string, { basket }: Visitor) =>
    rows(
      `INSERT INTO shop.orders (project, number, idempotency_key, basket_id, locale, origin, currency,
         total, shipping, status, email, placed_at, expires_at)
       VALUES ('hgg', $1, $1, $2, 'de-de', 'http://x', 'eur', 2495, 495, 'pending', 'x', now(), now())`,
      [number, basket],
    );
  await order('HGG-1', guest);
  await order('HGG-2', other);
  await merge(guest, customer);
  expect(await rows('SELECT basket_id FROM shop.orders ORDER BY number')).toEqual([
    { basket_id: customer.basket },
    { basket_id: other.basket },
  ]);
});

test('WSH-05: the basket of another visitor stays as it is, and none of it is merged', async () => {
  const other = await visitor({ D: 4 }, ['OTHER']);
  const basketOf = ({ basket }: Visitor) =>
    rows('SELECT * FROM shop.baskets WHERE id = $1', [basket]);
  const before = await basketOf(other);
  const customer = await visitor({ B: 1 }, ['OWN']);
  await merge(await visitor({ A: 1 }, ['GUEST']), customer);
  expect(await linesOf(customer)).toEqual([
    ['B', 1],
    ['A', 1],
  ]);
  expect(await codesOf(customer)).toEqual(['OWN', 'GUEST']);
  const withoutBasket = await visitor({});
  await rows('DELETE FROM shop.baskets WHERE id = $1', [withoutBasket.basket]);
  await merge(await visitor({ C: 1 }), withoutBasket);
  expect(await linesOf(withoutBasket)).toEqual([['C', 1]]);
  expect([await basketOf(other), await linesOf(other)]).toEqual([before, [['D', 4]]]);
  expect(await codesOf(other)).toEqual(['OTHER']);
});

test('BSK-04: the merged basket is newer than both, so that browsers keep it', async () => {
  const newer = () =>
    rows(`SELECT changed_at > now() - interval '1 minute' AS is_new FROM shop.baskets`);
  const customer = await visitor({ A: 1 });
  await merge(await visitor({ A: 1 }), customer);
  expect(await newer()).toEqual([{ is_new: true }]);
  const guest = await visitor({ A: 1 });
  await rows('DELETE FROM shop.baskets WHERE id = $1', [customer.basket]);
  expect(await merge(guest, customer)).toEqual([]);
  expect(await newer()).toEqual([{ is_new: true }]);
  expect(await linesOf({ ...customer, basket: guest.basket })).toEqual([['A', 1]]);
});

test('WSH-05: merging a guest without a basket, or a session into itself, changes nothing', async () => {
  const customer = await visitor({ A: 1 });
  expect(await merge({ session: randomUUID() }, customer)).toEqual([]);
  expect(await merge(customer, customer)).toEqual([]);
  expect(await linesOf(customer)).toEqual([['A', 1]]);
});
