import { foreignShirt, linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { database } from '@/lib/platform/db/database.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  add,
  bodyOf,
  EAN,
  LAST_PIECE,
  NOWHERE,
  SHIRT,
  WISHLIST,
  withBasketApi,
} from './basket-api.fixture.server';

const { search, visitor, visitorWith } = withBasketApi(openTestDatabase);

test('BSK-05, BSK-06, API-04: adding an article returns the whole basket', async () => {
  const client = visitor();
  const reply = await client.post('add', add(SHIRT, 2));
  expect(reply.status).toBe(200);
  const line = {
    lineItemId: expect.stringMatching(/^[\da-f-]{36}$/),
    name: 'Leinenhemd mit Kentkragen',
    count: 2,
    price: 2000,
    variant: {
      id: '20310000-312',
      sku: SHIRT,
      attributes: { color: 'Himmelblau', size: '3XL' },
      selectedSetArticles: [],
      projectSpecificData: { articleNumber: '20310000', size: '3XL', color: 'Himmelblau' },
    },
    projectSpecificData: {
      brand: 'Harbour Lane',
      categories: linenShirt.categoryTitlesDE.split('|'),
      productType: 'product',
      setArticleData: { selectedArticles: [] },
    },
  };
  expect(bodyOf(reply)).toMatchObject({
    lineItems: [line],
    addedItems: [line],
    projectSpecificData: { oxidErrors: [] },
    basket: {
      lines: [{ slug: linenShirt.slug, imageRatio: '3:4', strikePrice: 2500, most: 20 }],
      missing: [],
      currency: 'EUR',
      count: 2,
      goods: 4000,
      shipping: 495,
      freeShippingFrom: 5000,
      total: 4495,
    },
  });
  const loaded = bodyOf(await client.load());
  expect(loaded).toEqual({ ...bodyOf(reply), addedItems: [] });
});

test('BSK-05: an article whose numbers have nothing in common is in the basket', async () => {
  search.hits = [foreignShirt];
  const client = visitor();
  await client.post('add', add(EAN));
  const { basket } = bodyOf(await client.load());
  expect(basket).toMatchObject({
    lines: [{ sku: EAN, articleNumber: 'ABC-12/3', itemNumber: 'ABC-12/3 blau', size: '3XL' }],
    missing: [],
  });
  expect(search.requests[0]?.filters).toBe('objectID:"ABC-12/3"');
});

test('WSH-07: an article whose numbers have nothing in common is on the wishlist', async () => {
  search.hits = [foreignShirt];
  const client = visitor();
  const article = { objectId: 'ABC-12/3', itemNumber: 'ABC-12/3 blau', sku: EAN };
  const reply = await client.post(`${WISHLIST}/add`, article);
  const { objectId: objectID, ...others } = article;
  expect(bodyOf(reply).lineItems).toMatchObject([
    { name: foreignShirt.title, projectSpecificData: { objectID, ...others } },
  ]);
});

test('API-05: a visitor without a session has an empty basket, without a query', async () => {
  const queries = jest.spyOn(database().$client, 'query');
  const reply = await visitor().load();
  expect([reply.status, reply.headers['set-cookie']]).toEqual([200, undefined]);
  expect(bodyOf(reply)).toMatchObject({ lineItems: [], addedItems: [], basket: { total: 0 } });
  expect(queries).not.toHaveBeenCalled();
  expect(search.requests).toEqual([]);
  queries.mockRestore();
});

const setPrice = (minorUnits: number) =>
  database().$client.query(
    `UPDATE shop.prices SET price = ${minorUnits} WHERE sku = '${SHIRT}' AND currency = 'eur'`,
  );

test('prices are the current ones of record, in the country’s currency', async () => {
  const { client } = await visitorWith(SHIRT, 1);
  await setPrice(1900);
  expect(bodyOf(await client.load()).basket.goods).toBe(1900);
  await setPrice(2000);
  expect(bodyOf(await client.load('cs-cz')).basket).toMatchObject({
    currency: 'CZK',
    goods: 49900,
    shipping: 24900,
    total: 74800,
  });
  expect(bodyOf(await client.load('pl-pl')).basket).toMatchObject({
    lines: [],
    missing: [{ sku: SHIRT }],
    total: 0,
  });
});

test('API-04: the response to a change has current prices and does not reload known names', async () => {
  const { client, line } = await visitorWith(SHIRT, 1);
  search.requests.length = 0;
  await setPrice(1900);
  const changed = await client.post('quantity', { lineItemId: line, count: 2 });
  expect(bodyOf(changed).basket).toMatchObject({ goods: 3800, missing: [] });
  expect(search.requests).toEqual([]);
  // Loading the basket reports articles that have left the index.
  search.hits = [];
  expect(bodyOf(await client.load()).basket).toMatchObject({ lines: [], missing: [{ id: line }] });
  // Names are not requested again, only whether this index and those of other languages have it.
  const requested = search.requests.map(({ attributesToRetrieve }) => attributesToRetrieve.join());
  expect([...new Set(requested)]).toEqual(['objectID']);
  await setPrice(2000);
});

test('articles missing from the language’s index are listed separately and cost nothing', async () => {
  const { client } = await visitorWith();
  await client.post('add', add(NOWHERE));
  expect(bodyOf(await client.load()).basket).toMatchObject({
    lines: [{ sku: SHIRT }],
    missing: [{ sku: NOWHERE }],
    goods: 2000,
  });
});

test('fifty concurrent adds reach the limit, and thirty are rejected', async () => {
  const { client, line } = await visitorWith(SHIRT, 1);
  await client.post('remove', { lineItemId: line });
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => client.post('add', add(SHIRT, 1))),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
  const rejected = replies.filter(({ status }) => status !== 200).map(bodyOf);
  expect(rejected).toHaveLength(30);
  for (const result of rejected)
    expect(result).toMatchObject({ status: 409, code: 'quantity_limit' });
  expect(bodyOf(await client.load()).basket).toMatchObject({
    count: 20,
    goods: 40000,
    shipping: 0,
  });
});

test('a basket holds at most a hundred different articles', async () => {
  const { client } = await visitorWith();
  await database().$client.query(`
    WITH more AS (
      INSERT INTO shop.skus SELECT 'more-' || n, '40000000', '40000000-101', 'hgg', 1, true
      FROM generate_series(1, 99) AS n RETURNING sku
    )
    INSERT INTO shop.basket_lines (basket_id, sku, quantity)
    SELECT (SELECT id FROM shop.baskets ORDER BY changed_at DESC LIMIT 1), 'more-' || n, 1
    FROM generate_series(1, 99) AS n, (SELECT count(*) FROM more) AS made`);
  const full = await client.post('add', add(LAST_PIECE));
  expect(bodyOf(full)).toMatchObject({ status: 409, code: 'basket_full' });
  expect((await client.post('add', add(SHIRT))).status).toBe(200);
});

test('a line can be changed and removed', async () => {
  const { client, line } = await visitorWith(SHIRT, 2);
  const changed = await client.post('quantity', { lineItemId: line, count: 5 });
  expect(bodyOf(changed).basket).toMatchObject({ count: 5, goods: 10000, shipping: 0 });
  const emptied = await client.post('remove', { lineItemId: line });
  expect(bodyOf(emptied).basket).toMatchObject({ lines: [], count: 0, total: 0 });
  expect((await client.post('remove', { lineItemId: line })).status).toBe(404);
});

describe('a form', () => {
  test('adds, changes and removes, and redirects to the basket’s page', async () => {
    const client = visitor();
    const added = await client.send('add', { sku: SHIRT, count: '2' });
    expect([added.status, added.headers.location]).toEqual([303, '/de-de/checkout/cart']);
    const { basket } = bodyOf(await client.load());
    expect(basket.count).toBe(2);
    const lineItemId = basket.lines[0].id;
    expect((await client.send('quantity', { lineItemId, count: '3' })).status).toBe(303);
    expect(bodyOf(await client.load()).basket.count).toBe(3);
    expect((await client.send('remove', { lineItemId })).status).toBe(303);
    expect(bodyOf(await client.load()).basket.count).toBe(0);
  });

  test.each([
    ['0', 'invalid_quantity'],
    ['-1', 'invalid_quantity'],
    ['21', 'invalid_quantity'],
    ['1e9', 'invalid_quantity'],
    ['2; drop', 'invalid_quantity'],
    ['', 'invalid_quantity'],
  ])('with a quantity of “%s” gets the reason', async (count, code) => {
    const { status, headers } = await visitor('de-at').send('add', { sku: SHIRT, count });
    expect([status, headers.location]).toEqual([303, `/de-at/checkout/cart?error=${code}`]);
  });

  test('with a locale that the shop does not have gets a 404', async () => {
    for (const locale of ['xx-yy', '//evil.example', '__proto__'])
      expect((await visitor(locale).send('add', { sku: SHIRT, count: '1' })).status).toBe(404);
  });
});

test('scripts and forms get an error while the database is down', async () => {
  const { client } = await visitorWith();
  jest.spyOn(database().$client, 'query').mockImplementation(() => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  });
  const reply = await client.load();
  expect([reply.status, reply.headers['retry-after']]).toEqual([503, '10']);
  expect((await client.post('add', add(SHIRT))).status).toBe(503);
  const form = await client.send('add', { sku: SHIRT, count: '1' });
  expect(form.headers.location).toBe('/de-de/checkout/cart?error=unavailable');
  jest.restoreAllMocks();
});
