import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { database } from '@/lib/platform/db/database.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { add, bodyOf, LAST_PIECE, SHIRT, withBasketApi } from './basket-api.fixture.server';

jest.setTimeout(240_000);

const { visitor, visitorWith } = withBasketApi(openTestDatabase);

beforeAll(() => {
  process.env['WRITES_PER_MINUTE'] = '100000';
});

const VISIT = randomUUID();
const changeId = (sequence: number, key = randomUUID(), visit: string | undefined = VISIT) => ({
  intent: { key, visit, sequence },
});

test('API-04: a repeated add is applied once and gets the same lines', async () => {
  const { client } = await visitorWith(LAST_PIECE);
  const body = { ...add(SHIRT, 2), ...changeId(1) };
  const replies = await Promise.all([1, 2, 3].map(() => client.post('add', body)));
  for (const reply of replies)
    expect(bodyOf(reply)).toMatchObject({ addedItems: [{ variant: { sku: SHIRT } }] });
  expect(bodyOf(await client.load()).basket.count).toBe(3);
});

test('a repeated rejected change stays rejected, even if there is stock by now', async () => {
  const { client, line } = await visitorWith(LAST_PIECE);
  const body = { lineItemId: line, count: 2, ...changeId(1) };
  expect(bodyOf(await client.post('quantity', body))).toMatchObject({ code: 'out_of_stock' });
  const restock = (stock: number) =>
    database().$client.query('UPDATE shop.skus SET stock = $1 WHERE sku = $2', [stock, LAST_PIECE]);
  await restock(5);
  expect(bodyOf(await client.post('quantity', body))).toMatchObject({ code: 'out_of_stock' });
  const anew = { ...body, ...changeId(2) };
  expect((await client.post('quantity', anew)).status).toBe(200);
  await restock(1);
});

test('a visitor’s key has no meaning for another visitor', async () => {
  const key = randomUUID();
  const { client } = await visitorWith(SHIRT);
  const { client: other } = await visitorWith(SHIRT);
  for (const one of [client, other]) {
    await one.post('add', { ...add(SHIRT), ...changeId(1, key) });
    expect(bodyOf(await one.load()).basket.count).toBe(2);
  }
});

test.each([
  ['no UUID', { key: 'x', sequence: 1 }],
  ['no number', { key: randomUUID(), sequence: '1' }],
  ['a fraction', { key: randomUUID(), sequence: 1.5 }],
  ['nothing', null],
])('a change whose id has %s is rejected', async (_, broken) => {
  const { client } = await visitorWith(SHIRT);
  const reply = await client.post('add', { ...add(SHIRT), intent: broken });
  expect(bodyOf(reply)).toMatchObject({ status: 400, code: 'invalid' });
});

/** Two sizes of an article; the second has little stock, except in the test of sequences. */
const SIZES = [SHIRT, LAST_PIECE] as const;

interface Step {
  kind: 'add' | 'set';
  pieces: number;
  sku: (typeof SIZES)[number];
}

const sku = fc.constantFrom(...SIZES);
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('add' as const), pieces: fc.integer({ min: 1, max: 2 }), sku }),
    fc.record({ kind: fc.constant('set' as const), pieces: fc.integer({ min: 0, max: 6 }), sku }),
  ),
  { minLength: 2, maxLength: 8 },
);

/** Pieces of each size after all steps in order, starting from one of each. */
function inOrder(made: readonly Step[]): Record<string, number> {
  const pieces: Record<string, number> = Object.fromEntries(SIZES.map((size) => [size, 1]));
  for (const step of made)
    pieces[step.sku] = step.kind === 'add' ? (pieces[step.sku] ?? 0) + step.pieces : step.pieces;
  return Object.fromEntries(Object.entries(pieces).filter(([, count]) => count > 0));
}

interface Loaded {
  lines: readonly { id: string; sku: string; quantity: number }[];
}

async function basketOf(client: ReturnType<typeof visitor>): Promise<Loaded> {
  return bodyOf(await client.load()).basket;
}

const piecesIn = ({ lines }: Loaded) =>
  Object.fromEntries(lines.map((line) => [line.sku, line.quantity]));

/** Sends each step twice in random order, from a basket with one of each size. */
async function afterShuffled(made: readonly Step[], at: () => number): Promise<Loaded> {
  const { client } = await visitorWith(SHIRT, 1);
  await client.post('add', add(LAST_PIECE, 1));
  const { lines } = await basketOf(client);
  const sends = made.map(({ kind, pieces, sku: size }, index) => {
    const named = changeId(index + 1);
    const lineItemId = lines.find((line) => line.sku === size)?.id;
    if (kind === 'add') return () => client.post('add', { ...add(size, pieces), ...named });
    if (pieces === 0) return () => client.post('remove', { lineItemId, ...named });
    return () => client.post('quantity', { lineItemId, count: pieces, ...named });
  });
  const shuffled = [...sends, ...sends]
    .map((send) => ({ send, at: at() }))
    .toSorted((one, other) => one.at - other.at);
  for (const { send } of shuffled) await send();
  return basketOf(client);
}

test('BSK-04: repeated and reordered changes of two lines end as if sent in order', async () => {
  const stock = (pieces: number) =>
    database().$client.query('UPDATE shop.skus SET stock = $1 WHERE sku = $2', [
      pieces,
      LAST_PIECE,
    ]);
  await stock(500);
  await fc.assert(
    fc.asyncProperty(steps, fc.infiniteStream(fc.nat()), async (made, random) => {
      const ended = await afterShuffled(made, () => random.next().value);
      expect(piecesIn(ended)).toEqual(inOrder(made));
    }),
    { numRuns: 15 },
  );
  await stock(1);
});

test('BSK-04: 64 concurrent visitors share ten connections, and each change gets a response', async () => {
  const counts = await Promise.all(
    Array.from({ length: 64 }, async () => {
      const { client, line } = await visitorWith(SHIRT, 1);
      for (const change of [
        () => client.post('add', { ...add(SHIRT, 2), ...changeId(1) }),
        () => client.post('quantity', { lineItemId: line, count: 4, ...changeId(2) }),
        () => client.post('add', { ...add(SHIRT, 1), ...changeId(3) }),
      ])
        expect((await change()).status).toBe(200);
      return bodyOf(await client.load()).basket.count;
    }),
  );
  expect(counts).toEqual(counts.map(() => 5));
  expect(database().$client.totalCount).toBeLessThanOrEqual(10);
});

test('concurrent changes end with the last one', async () => {
  const { client, line } = await visitorWith(SHIRT, 1);
  await Promise.all(
    [5, 3, 6, 1, 4, 2].map((count) =>
      client.post('quantity', { lineItemId: line, count, ...changeId(count) }),
    ),
  );
  const { basket } = bodyOf(await client.load());
  expect(basket.count).toBe(6);
});

test('each change has a greater revision than the one before', async () => {
  const { client, line } = await visitorWith(SHIRT, 1);
  const revisions: number[] = [];
  for (const count of [2, 3, 4]) {
    const reply = await client.post('quantity', { lineItemId: line, count });
    revisions.push(bodyOf(reply).basket.revision);
  }
  expect(revisions).toEqual([...new Set(revisions)].toSorted((one, other) => one - other));
  expect(Number.isSafeInteger(revisions[0])).toBe(true);
});

test('a body with ten thousand lines is rejected and starts no session', async () => {
  const items = Array.from({ length: 10_000 }, () => add(SHIRT, 1));
  const client = visitor();
  expect((await client.post('addMultiple', items)).status).toBe(413);
  expect((await client.post('addMultiple', items.slice(0, 100))).status).toBe(400);
  expect(client.jar.cookie).toBe('');
});

/** Milliseconds since 1970 on a device whose clock is a year ahead. */
const AHEAD = Date.now() + 365 * 24 * 60 * 60 * 1000;

test('BSK-04: a device with a fast clock does not prevent others from changing a line', async () => {
  const { client, line } = await visitorWith(SHIRT, 1);
  const set = (count: number, sequence: number, visit: string) =>
    client.post('quantity', {
      lineItemId: line,
      count,
      ...changeId(sequence, randomUUID(), visit),
    });
  await set(2, AHEAD, randomUUID());
  expect(bodyOf(await set(5, 1, randomUUID())).basket.count).toBe(5);
  expect(bodyOf(await client.load()).basket.count).toBe(5);
});

test('BSK-04: a tab’s late change does not undo its own later one, whatever other devices did', async () => {
  const { client, line } = await visitorWith(SHIRT, 1);
  const [phone, desk] = [randomUUID(), randomUUID()];
  const set = (count: number, sequence: number, visit: string) =>
    client.post('quantity', {
      lineItemId: line,
      count,
      ...changeId(sequence, randomUUID(), visit),
    });
  await set(3, 2, phone);
  await set(4, 1, desk);
  const late = await set(9, 1, phone);
  expect([late.status, bodyOf(late).basket.count]).toEqual([200, 4]);
});

test('BSK-04: pages from before a deployment send no visit, and their changes are applied', async () => {
  const { client, line } = await visitorWith(SHIRT, 1);
  const set = (count: number, sequence: number) =>
    client.post('quantity', {
      lineItemId: line,
      count,
      intent: { key: randomUUID(), sequence },
    });
  await set(2, AHEAD);
  expect(bodyOf(await set(6, 1)).basket.count).toBe(6);
});
