import { database } from '@/lib/platform/db/database.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  add,
  bodyOf,
  COAT_ELSEWHERE,
  LAST_PIECE,
  SHIRT,
  withBasketApi,
} from './basket-api.fixture.server';

const { host: HOST, visitor, visitorWith } = withBasketApi(openTestDatabase);

async function countOf(table: string): Promise<number> {
  const { rows } = await database().$client.query(`SELECT count(*)::int FROM shop.${table}`);
  return rows[0].count;
}

describe('an add is rejected', () => {
  test.each([
    ['of none', SHIRT, 0, 'invalid_quantity'],
    ['of less than none', SHIRT, -1, 'invalid_quantity'],
    ['of more than twenty', SHIRT, 21, 'invalid_quantity'],
    ['of a thousand millions', SHIRT, 1e9, 'invalid_quantity'],
    ['of half a piece', SHIRT, 1.5, 'invalid_quantity'],
    ['of a statement', SHIRT, '2; drop', 'invalid_quantity'],
    ['of digits in another script', SHIRT, '٣', 'invalid_quantity'],
    ['of a list', SHIRT, [2], 'invalid_quantity'],
    ['without a SKU', undefined, 1, 'sku_missing'],
    ['of an empty SKU', '', 1, 'sku_missing'],
    ['of a SKU that is none', { $ne: 1 }, 1, 'sku_missing'],
    ['of an unknown SKU', "' OR true --", 1, 'unknown_article'],
    ['of an article of another shop', COAT_ELSEWHERE, 1, 'unknown_article'],
    ['of more than there is', LAST_PIECE, 2, 'out_of_stock'],
  ])('BSK-01: %s, and starts no session', async (_, sku, count, code) => {
    const before = await countOf('sessions');
    const reply = await visitor().post('add', add(sku, count));
    expect(bodyOf(reply)).toMatchObject({ status: reply.status, code });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await countOf('sessions')).toBe(before);
  });

  test('BSK-01: if it exceeds the stock', async () => {
    const { client } = await visitorWith(LAST_PIECE);
    const again = await client.post('add', add(LAST_PIECE));
    expect(bodyOf(again)).toMatchObject({ status: 409, code: 'out_of_stock' });
  });

  test.each([
    ['that another site sends', { host: HOST, origin: 'https://evil.example' }],
    ['that says nothing of where it comes from', { host: HOST }],
  ])('%s', async (_, headers) => {
    const before = await countOf('sessions');
    const client = visitor();
    expect((await client.post('add', add(SHIRT), headers)).status).toBe(403);
    expect(client.jar.cookie).toBe('');
    expect(await countOf('sessions')).toBe(before);
  });

  test('in a planted session; the article goes into a new one', async () => {
    const planted = `__Host-session=${'x'.repeat(43)}`;
    const client = visitor();
    client.jar.cookie = planted;
    expect((await client.post('add', add(SHIRT))).status).toBe(200);
    expect(client.jar.cookie).not.toContain(planted);
    const intruder = visitor();
    intruder.jar.cookie = planted;
    expect(bodyOf(await intruder.load()).lineItems).toEqual([]);
  });
});

test('ERR-04: a rejection gives the reason in the visitor’s language, as the first of its errors', async () => {
  const reply = await visitor('en-gb').post('add', add('unknown'));
  expect(bodyOf(reply)).toMatchObject({
    code: 'unknown_article',
    errors: [{ message: expect.stringMatching(/no longer|any more/) }],
  });
});

describe('a basket endpoint', () => {
  const BODIES = {
    add: add(SHIRT),
    addMultiple: [add(SHIRT)],
    remove: { lineItemId: 'x' },
    quantity: { lineItemId: 'x', count: 1 },
    size: { lineItemId: 'x', sku: SHIRT },
    'voucher/add': { code: 'WILLKOMMEN10' },
    'voucher/remove': { code: 'WILLKOMMEN10' },
    categories: { skus: [SHIRT] },
    checkout: {},
  };
  const FOREIGN = {
    'by another site': {
      host: HOST,
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    },
    'by another shop of ours': { host: HOST, origin: 'http://hrm.localhost:3000' },
    'by the same site’s other host': { host: HOST, 'sec-fetch-site': 'same-site' },
    'by a page without an origin': { host: HOST, origin: 'null' },
    'without saying from where': { host: HOST },
  };

  test.each(Object.entries(FOREIGN))('rejects %s', async (_, headers) => {
    const { client, line } = await visitorWith(SHIRT, 2);
    const before = await countOf('sessions');
    for (const [name, body] of Object.entries(BODIES)) {
      const own = 'lineItemId' in body ? { ...body, lineItemId: line } : body;
      expect([name, (await client.post(name, own, headers)).status]).toEqual([name, 403]);
      expect([name, (await visitor().post(name, own, headers)).status]).toEqual([name, 403]);
    }
    expect(bodyOf(await client.load()).basket).toMatchObject({ count: 2, vouchers: [] });
    expect(await countOf('sessions')).toBe(before);
  });

  test.each(Object.keys(BODIES))('%s rejects a body that is too long or unknown', async (name) => {
    const { client } = await visitorWith(SHIRT, 2);
    const long = Array.from({ length: 10_000 }, () => add(SHIRT));
    expect((await client.post(name, long)).status).toBe(413);
    for (const body of [null, 'text', 7, true, [[]], { items: [null] }, { __proto__: null }]) {
      const { status = 500 } = await client.post(name, body);
      expect([name, body, status < 500]).toEqual([name, body, true]);
    }
    expect(bodyOf(await client.load()).basket.count).toBe(2);
  });

  test.each(Object.keys(BODIES).filter((name) => name !== 'categories'))(
    '%s never adopts a session that the shop did not create',
    async (name) => {
      const planted = `__Host-session=${'x'.repeat(43)}`;
      const client = visitor();
      client.jar.cookie = planted;
      await client.post(name, BODIES[name as keyof typeof BODIES]); // a key of the table above
      expect(client.jar.cookie === planted || !client.jar.cookie.includes(planted)).toBe(true);
      const intruder = visitor();
      intruder.jar.cookie = planted;
      expect(bodyOf(await intruder.load()).lineItems).toEqual([]);
    },
  );
});

test('a line cannot be changed to more than the stock', async () => {
  const { client, line } = await visitorWith(LAST_PIECE);
  for (const [count, code] of [
    [2, 'out_of_stock'],
    [0, 'invalid_quantity'],
    [-1, 'invalid_quantity'],
    [21, 'invalid_quantity'],
    [1e9, 'invalid_quantity'],
    ['2; drop', 'invalid_quantity'],
  ])
    expect(bodyOf(await client.post('quantity', { lineItemId: line, count }))).toMatchObject({
      code,
    });
  expect(bodyOf(await client.load()).basket.count).toBe(1);
});

test('a line of another visitor’s basket can be neither changed nor removed', async () => {
  const { client: owner, line } = await visitorWith(SHIRT, 2);
  const { client: other } = await visitorWith();
  for (const lineItemId of [line, 'x', '', 7, "' OR true --"]) {
    for (const name of ['remove', 'quantity', 'size'])
      for (const stranger of [other, visitor()])
        expect(
          bodyOf(await stranger.post(name, { lineItemId, count: 9, sku: SHIRT })),
        ).toMatchObject({
          code: 'unknown_line',
        });
  }
  expect(bodyOf(await owner.load()).basket.count).toBe(2);
});
