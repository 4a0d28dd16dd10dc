import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { getProducts } from './get-products.server';

withEnvironment();
const search = withSearchStandIn();

const query = { index: 'hgg_products_de', ids: '20310001,20310000,20310002' };

test('API-06: returns articles in the requested order, with null for deleted ones', async () => {
  search.hits = [{ objectID: '20310000' }, { objectID: '20310001' }];
  const { status, body } = await getProducts(query);
  expect(status).toBe(200);
  expect(body).toEqual([{ objectID: '20310001' }, { objectID: '20310000' }, null]);
  expect(search.requests).toMatchObject([{ indexName: 'hgg_products_de' }]);
});

test('API-06: an id is any text, and never a filter', async () => {
  search.hits = [{ objectID: 'ABC-12/3, blau' }];
  const { body } = await getProducts({ ...query, ids: 'ABC-12~2F3~2C~20blau,1" OR isNew:true' });
  expect(body).toEqual([{ objectID: 'ABC-12/3, blau' }, null]);
  expect(search.requests[0]?.filters).toBe(
    String.raw`objectID:"ABC-12/3, blau" OR objectID:"1\" OR isNew:true"`,
  );
});

test('API-06: returns prices in the requested currency', async () => {
  await getProducts({ ...query, currency: 'CZK' });
  expect(search.requests[0]?.attributesToRetrieve).toContain('priceMin.czk');
});

test.each([
  ['another index', { ...query, index: 'hgg_suggestions_de' }, 404],
  ['no index', { ...query, index: ['hgg_products_de'] }, 404],
  ['a currency nobody pays in', { ...query, currency: 'XXX' }, 400],
  ['no ids', { ...query, ids: undefined }, 200],
  ['eleven ids', { ...query, ids: Array(11).fill('20310000').join(',') }, 400],
  ['a text that is no id', { ...query, ids: 'x'.repeat(65) }, 400],
  ['an empty id', { ...query, ids: '20310000,' }, 400],
])('API-06: responds to %s with a clear error', async (_, requests, expected) => {
  const { status } = await getProducts(requests);
  expect(status).toBe(expected);
  expect(search.requests).toEqual([]);
});

test('API-06: responds with Retry-After when the search service is down', async () => {
  search.isDown = true;
  const { status, headers } = await getProducts(query);
  expect(status).toBe(503);
  expect(headers).toMatchObject({ 'Retry-After': '10' });
});
