import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withEnvironment } from '@/lib/env/environment.fixture';
import { GERMANY } from '@/lib/visibility/visibility.fixture';
import { loadArticleLinks, loadArticles } from './load-articles.server';
import { tileColour, tileRecord } from './tile-product.fixture';

withEnvironment();

/** What the index was asked, and what it answers. */
const asked: { filters: string; attributesToRetrieve: string[] }[] = [];
let hits: unknown[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await new Response(request as never).text(); // a stream of the request
    asked.push(...JSON.parse(body).requests);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ results: [{ hits }] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address
  process.env['ALGOLIA_HOST'] = `127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => asked.splice(0));

const shop = { context: GERMANY, productRules: [] };

test('BLK-15: articles are asked for together, each once, by number', async () => {
  hits = [tileRecord(), tileRecord({ objectID: '20310001' })];
  const found = await loadArticles(['20310000', '20310001', '20310000', 'x OR isNew:true'], shop);
  expect([...found.keys()]).toEqual(['20310000', '20310001']);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.filters).toBe('objectID:20310000 OR objectID:20310001');
  expect(asked[0]?.attributesToRetrieve).toContain('priceMin.eur');
});

test('BLK-15: without a number nothing is asked', async () => {
  expect((await loadArticles(['20310000-312'], shop)).size).toBe(0);
  expect(asked).toEqual([]);
});

test('BLK-15, CMS-07: what is sold out or kept from the country is left out', async () => {
  const soldOut = [tileColour('20310001-100', 'Weiß', ['3XL!'])];
  hits = [
    tileRecord({ objectID: '20310001', colorVariants: soldOut }),
    tileRecord({ objectID: '20310002', productType: 'geschenkkarte' }),
    tileRecord({ objectID: '20310003', title: null }),
    tileRecord(),
  ];
  const rule = { productType: 'geschenkkarte', countryList: 'DE', isWhitelist: false };
  const numbers = ['20310000', '20310001', '20310002', '20310003'];
  const found = await loadArticles(numbers, { ...shop, productRules: [rule] });
  expect([...found.keys()]).toEqual(['20310000']);
});

test('PLP-12: an article’s number leads to its page', async () => {
  hits = [tileRecord()];
  expect([...(await loadArticleLinks(['20310000'], shop))]).toEqual([
    ['20310000', '/de-de/p/leinenhemd-mit-kentkragen/20310000'],
  ]);
});
