import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { database } from '@/lib/platform/db/database.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  add,
  bodyOf,
  COAT_ELSEWHERE,
  LAST_PIECE,
  NOWHERE,
  SHIRT,
  WISHLIST,
  withBasketApi,
} from './basket-api.fixture.server';

const { search, visitor, host } = withBasketApi(openTestDatabase);

const COLOUR = { objectId: '20310000', itemNumber: '20310000-312' };
const ADD = `${WISHLIST}/add`;
const REMOVE = `${WISHLIST}/remove`;
const SIZE = `${WISHLIST}/size`;

type Client = ReturnType<typeof visitor>;

const VISIT = crypto.randomUUID();
const nth = (sequence: number, visit = VISIT) => ({ key: crypto.randomUUID(), visit, sequence });
const load = async (client: Client, locale?: string) => bodyOf(await client.load(locale, WISHLIST));
const itemNumbers = async (client: Client) =>
  (await load(client)).wishlist.items.map(({ itemNumber }: typeof COLOUR) => itemNumber);

async function visitorWith(article: object = COLOUR) {
  const client = visitor();
  const reply = await client.post(ADD, article);
  return { client, reply, line: String(bodyOf(reply).wishlist?.items[0]?.lineItemId) };
}

const age = (days: number) =>
  database().$client.query(
    `UPDATE shop.wishlists SET changed_at = changed_at - ${days} * interval '1 day'`,
  );

test('WSH-07, WSH-08: adding an article returns the whole list', async () => {
  const { client, reply } = await visitorWith({ ...COLOUR, sku: SHIRT });
  expect(reply.status).toBe(200);
  expect(bodyOf(reply)).toMatchObject({
    lineItems: [
      {
        lineItemId: expect.stringMatching(/^[\da-f-]{36}$/),
        name: 'Leinenhemd mit Kentkragen',
        count: 1,
        projectSpecificData: {
          objectID: '20310000',
          itemNumber: '20310000-312',
          sku: SHIRT,
          brand: 'Harbour Lane',
          colorVariant: 'Himmelblau',
          sizeVariant: SHIRT,
          sizeOnLabel: '3XL',
          outOfStockFlag: false,
          categories: linenShirt.categoryTitlesDE.split('|'),
        },
      },
    ],
    wishlistFirstSession: true,
  });
  expect(await load(client)).toEqual({ ...bodyOf(reply), wishlistFirstSession: false });
  const { wishlist } = bodyOf(await client.loadVisitor());
  expect(wishlist).toEqual(bodyOf(reply).wishlist);
});

test('WSH-03: only the first article of a list shows the notice, and a second click removes it', async () => {
  const { client, reply } = await visitorWith();
  expect(bodyOf(reply).wishlistFirstSession).toBe(true);
  const removed = bodyOf(await client.post(REMOVE, COLOUR));
  expect(removed).toMatchObject({ lineItems: [], wishlistFirstSession: false });
  expect(bodyOf(await client.post(ADD, COLOUR)).wishlistFirstSession).toBe(false);
  const again = bodyOf(await client.post(ADD, COLOUR));
  expect(again.lineItems).toHaveLength(1);
});

test('a visitor without a session has an empty list, without a query', async () => {
  const queries = jest.spyOn(database().$client, 'query');
  const reply = await visitor().load('de-de', WISHLIST);
  expect([reply.status, reply.headers['set-cookie']]).toEqual([200, undefined]);
  expect(bodyOf(reply)).toMatchObject({ lineItems: [], wishlist: { revision: 0, items: [] } });
  expect(queries).not.toHaveBeenCalled();
  queries.mockRestore();
  const removed = await visitor().post(REMOVE, COLOUR);
  expect([removed.status, removed.headers['set-cookie']]).toEqual([200, undefined]);
});

test.each([
  ['an article nobody knows', { objectId: '99999999', itemNumber: '99999999-101' }, 404],
  ['a size of another colour', { ...COLOUR, sku: NOWHERE }, 404],
  ['an article of another number', { ...COLOUR, objectId: '20319999' }, 404],
  [
    'another shop’s',
    { objectId: '30310000', itemNumber: '30310000-101', sku: COAT_ELSEWHERE },
    404,
  ],
  ['no number', { itemNumber: COLOUR.itemNumber }, 400],
  ['a number that is none', { ...COLOUR, objectId: 'x'.repeat(65) }, 400],
  ['a list', [COLOUR], 400],
  ['nothing', null, 400],
  ['an invalid id', { ...COLOUR, intent: { key: 'x', sequence: -1 } }, 400],
])('%s is rejected and starts no session', async (_, article, status) => {
  const reply = await visitor().post(ADD, article);
  expect([reply.status, reply.headers['set-cookie']]).toEqual([status, undefined]);
  expect(reply.headers['content-type']).toBe('application/problem+json');
});

test('a post from another site is rejected', async () => {
  const { client } = await visitorWith();
  const foreign = { host, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  for (const endpoint of [ADD, REMOVE, SIZE, `${WISHLIST}/share`, `${WISHLIST}/unshare`])
    expect((await client.post(endpoint, COLOUR, foreign)).status).toBe(403);
  expect(await itemNumbers(client)).toEqual([COLOUR.itemNumber]);
});

test('GEN-05: a shop without wishlists has none of their endpoints', async () => {
  const eck = { host: 'eck.localhost:3000', 'sec-fetch-site': 'same-origin' };
  expect((await visitor().post(ADD, COLOUR, eck)).status).toBe(404);
});

test('WSH-04, GEN-13: a guest’s list is kept for seven days after its last change, then starts over', async () => {
  const { client } = await visitorWith();
  await age(6.9);
  expect(await itemNumbers(client)).toEqual([COLOUR.itemNumber]);
  await client.post(ADD, { ...COLOUR, sku: SHIRT });
  await age(6.9);
  expect(await itemNumbers(client)).toHaveLength(1);
  await age(0.2);
  expect(await itemNumbers(client)).toEqual([]);
  const anew = bodyOf(await client.post(ADD, { objectId: '20319999', itemNumber: '20319999-101' }));
  expect(anew.wishlistFirstSession).toBe(true);
  expect(anew.wishlist.items).toMatchObject([{ itemNumber: '20319999-101' }]);
});

test('WSH-02: a chosen size is saved, and another article’s is rejected', async () => {
  const { client, line } = await visitorWith();
  expect((await load(client)).contents.lines[0]).toMatchObject({
    sku: null,
    size: '',
    sizes: [{ sku: SHIRT }, { sku: LAST_PIECE }],
    price: 2000,
    strikePrice: null,
  });
  const sized = await client.post(SIZE, { lineItemId: line, sku: LAST_PIECE });
  expect(bodyOf(sized).contents.lines[0]).toMatchObject({ sku: LAST_PIECE, size: '4XL' });
  expect((await client.post(SIZE, { lineItemId: line, sku: NOWHERE })).status).toBe(404);
  expect((await load(client)).contents.lines[0].sku).toBe(LAST_PIECE);
  const stranger = (await visitorWith()).client;
  expect((await stranger.post(SIZE, { lineItemId: line, sku: SHIRT })).status).toBe(404);
});

test('WSH-02: an article is sold out if none of its sizes is in stock', async () => {
  const { client } = await visitorWith({ ...COLOUR, sku: LAST_PIECE });
  const stock = (sku: string, pieces: number) =>
    database().$client.query('UPDATE shop.skus SET stock = $2 WHERE sku = $1', [sku, pieces]);
  await stock(LAST_PIECE, 0);
  expect((await load(client)).contents.lines[0]).toMatchObject({
    isSoldOut: false,
    sku: LAST_PIECE,
    sizes: [{ sku: SHIRT }],
  });
  await stock(SHIRT, 0);
  expect((await load(client)).lineItems[0].projectSpecificData.outOfStockFlag).toBe(true);
  await stock(SHIRT, 500);
  await stock(LAST_PIECE, 1);
});

test('articles not sold in a country are listed separately, and stay on the list', async () => {
  const { client } = await visitorWith();
  const elsewhere = await load(client, 'pl-pl');
  expect(elsewhere.contents).toMatchObject({ lines: [], missing: [{ articleNumber: '20310000' }] });
  expect(elsewhere.wishlist.items).toHaveLength(1);
  search.hits = [];
  expect((await load(client)).contents.missing).toHaveLength(1);
});

test('repeated and shuffled changes end as if sent in order', async () => {
  const OTHER = { objectId: '20319999', itemNumber: '20319999-101' };
  for (let round = 0; round < 4; round += 1) {
    const { client } = await visitorWith({ ...COLOUR, intent: nth(1) });
    const changes = Array.from({ length: 6 }, (_, index) => ({
      call: Math.random() < 0.5 ? ADD : REMOVE,
      body: { ...(Math.random() < 0.5 ? COLOUR : OTHER), intent: nth(index + 2) },
    }));
    const shuffled = [...changes, ...changes].toSorted(() => Math.random() - 0.5);
    await Promise.all(shuffled.map(({ call: endpoint, body }) => client.post(endpoint, body)));
    const kept = new Set([COLOUR.itemNumber]);
    for (const { call: endpoint, body } of changes)
      if (endpoint === ADD) kept.add(body.itemNumber);
      else kept.delete(body.itemNumber);
    const items = (await itemNumbers(client)).toSorted();
    // With what was sent, which is random.
    expect([shuffled, items]).toEqual([shuffled, [...kept].toSorted()]);
  }
});

test('a list holds at most 200 articles', async () => {
  const { client, line } = await visitorWith();
  await database().$client.query(
    `INSERT INTO shop.wishlist_items (wishlist_id, article_number, item_number)
     SELECT wishlist_id, '40000000', 'more-' || n
     FROM shop.wishlist_items, generate_series(1, 199) AS n WHERE id = $1`,
    [line],
  );
  const full = await client.post(ADD, { objectId: '20319999', itemNumber: '20319999-101' });
  expect(bodyOf(full)).toMatchObject({ status: 409, code: 'wishlist_full' });
  expect((await client.post(ADD, { ...COLOUR, sku: SHIRT })).status).toBe(200);
});

test('a list is shared by its link until that is removed', async () => {
  const { client } = await visitorWith();
  const { shareToken } = bodyOf(await client.post(`${WISHLIST}/share`, {})).contents;
  expect(shareToken).toMatch(/^[\w-]{22}$/);
  expect(bodyOf(await client.post(`${WISHLIST}/share`, {})).contents.shareToken).toBe(shareToken);
  expect(bodyOf(await client.post(`${WISHLIST}/unshare`, {})).contents.shareToken).toBeNull();
  expect((await visitor().post(`${WISHLIST}/share`, {})).status).toBe(404);
});

test('a basket line is moved to the wishlist, even if repeated', async () => {
  const client = visitor();
  const line = bodyOf(await client.post('add', add(SHIRT, 2))).basket.lines[0].id;
  const move = { lineItemId: line, intent: nth(Date.now()) };
  const moved = await client.post('keep', move);
  expect(bodyOf(moved)).toMatchObject({ basket: { lines: [] }, notice: 'kept' });
  expect((await load(client)).contents.lines).toMatchObject([{ sku: SHIRT, size: '3XL' }]);
  expect((await client.post('keep', move)).status).toBe(200);
  expect(await itemNumbers(client)).toEqual([COLOUR.itemNumber]);
  const stranger = (await visitorWith()).client;
  expect((await stranger.post('keep', { lineItemId: line })).status).toBe(404);
  const form = visitor();
  const own = bodyOf(await form.post('add', add(SHIRT))).basket.lines[0].id;
  const { headers } = await form.send('keep', { lineItemId: own });
  expect(headers.location).toBe('/de-de/checkout/cart?notice=kept');
});

describe('a form', () => {
  test('WSH-07: adds, sizes and removes, and redirects to the list’s page', async () => {
    const client = visitor('de-at');
    const added = await client.send(ADD, { ...COLOUR, sku: '' });
    expect([added.status, added.headers.location]).toEqual([303, '/de-at/wishlist']);
    const line = (await load(client)).wishlist.items[0].lineItemId;
    expect((await client.send(SIZE, { lineItemId: line, sku: SHIRT })).status).toBe(303);
    expect((await load(client)).contents.lines[0].sku).toBe(SHIRT);
    await client.send(REMOVE, COLOUR);
    expect(await itemNumbers(client)).toEqual([]);
  });

  test('WSH-11: shows on the page why nothing was changed', async () => {
    const client = visitor();
    const { headers } = await client.send(ADD, { ...COLOUR, objectId: '20319999' });
    expect(headers.location).toBe('/de-de/wishlist?error=unknown_article');
  });
});

test('WSH-11: scripts and forms get an error while the database is down', async () => {
  const { client } = await visitorWith();
  jest.spyOn(database().$client, 'query').mockImplementation(() => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  });
  const reply = await client.load('de-de', WISHLIST);
  expect([reply.status, reply.headers['retry-after']]).toEqual([503, '10']);
  const form = await client.send(ADD, COLOUR);
  expect(form.headers.location).toBe('/de-de/wishlist?error=unavailable');
  jest.restoreAllMocks();
});

test('WSH-03: a device with a fast clock does not prevent others from changing the list', async () => {
  const { client } = await visitorWith();
  const ahead = Date.now() + 365 * 24 * 60 * 60 * 1000;
  await client.post(REMOVE, { ...COLOUR, intent: nth(ahead, crypto.randomUUID()) });
  await client.post(ADD, { ...COLOUR, intent: nth(1, crypto.randomUUID()) });
  expect(await itemNumbers(client)).toEqual([COLOUR.itemNumber]);
});

test('WSH-03: a tab’s late change does not undo its own later one, whatever other devices did', async () => {
  const { client } = await visitorWith();
  const [phone, desk] = [crypto.randomUUID(), crypto.randomUUID()];
  await client.post(ADD, { ...COLOUR, intent: nth(2, phone) });
  await client.post(ADD, { ...COLOUR, sku: SHIRT, intent: nth(1, desk) });
  const late = await client.post(REMOVE, { ...COLOUR, intent: nth(1, phone) });
  expect(late.status).toBe(200);
  expect(await itemNumbers(client)).toEqual([COLOUR.itemNumber]);
});

test('WSH-03: a repeated change does not undo another device’s later one', async () => {
  const { client } = await visitorWith();
  const added = { ...COLOUR, intent: nth(1, crypto.randomUUID()) };
  await client.post(ADD, added);
  await client.post(REMOVE, { ...COLOUR, intent: nth(1, crypto.randomUUID()) });
  const again = await client.post(ADD, added);
  expect([again.status, bodyOf(again).wishlist.items]).toEqual([200, []]);
  await client.post(ADD, COLOUR);
  await client.post(REMOVE, COLOUR);
  await client.post(ADD, added);
  expect(await itemNumbers(client)).toEqual([]);
});
