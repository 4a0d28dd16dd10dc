import type { IncomingMessage } from 'node:http';
import { loadNews } from '@/lib/commerce/basket/basket-news.server';
import { loadBasket } from '@/lib/commerce/basket/load-basket.server';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { shopOf } from '@/lib/cms/content/shop.server';
import { database } from '@/lib/platform/db/database.server';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { findSession } from '@/lib/customer/session/session.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { bodyOf, EAN, SHIRT, withBasketApi } from './basket-api.fixture.server';

const { host, search, visitor, visitorWith } = withBasketApi(openTestDatabase);

type Client = ReturnType<typeof visitor>;

/** News shown on the basket's page. */
async function newsOf({ jar }: Client, locale = 'de-de') {
  const headers: IncomingMessage['headers'] = { host, cookie: jar.cookie };
  const session = await findSession({ headers });
  const context = pageContext({ project: 'hgg', locale, path: '/checkout/cart' }, Date.now());
  if (!context) throw new Error(`there is no ${locale}`);
  return loadNews(await loadBasket(session, await shopOf(context)));
}

const price = (minorUnits: number) =>
  database().$client.query(
    `UPDATE shop.prices SET price = ${minorUnits} WHERE sku = '${SHIRT}' AND currency = 'eur'`,
  );

describe('CTX-03: changing the language', () => {
  test('removes articles that the language’s index lacks, and lists them', async () => {
    const { client, line } = await visitorWith(SHIRT, 2);
    await newsOf(client);
    search.hits = [];
    const reply = await client.switchTo('GB', 'en');
    expect(bodyOf(reply)).toMatchObject({
      locale: 'en-gb',
      removed: [{ lineItemId: line, sku: SHIRT, name: linenShirt.title }],
    });
    search.hits = [linenShirt];
    expect(bodyOf(await client.loadVisitor()).basket).toMatchObject({ count: 0, missing: [] });
    expect(await newsOf(client)).toEqual([]);
  });

  test('previews what it would remove, without removing it', async () => {
    const { client } = await visitorWith(SHIRT, 2);
    await newsOf(client);
    search.hits = [];
    const request = { deliveryCountry: 'GB', language: 'en' };
    const reply = await client.post('/api/context/unsold', request);
    expect([reply.status, bodyOf(reply)]).toEqual([
      200,
      { unsold: [{ sku: SHIRT, name: linenShirt.title }] },
    ]);
    search.hits = [linenShirt];
    expect(bodyOf(await client.post('/api/context/unsold', request))).toEqual({ unsold: [] });
    expect(bodyOf(await client.load()).basket.count).toBe(2);
    expect((await client.post('/api/context/unsold', { language: 'en' })).status).toBe(400);
    const nowhere = { deliveryCountry: 'JP', language: 'en' };
    expect((await client.post('/api/context/unsold', nowhere)).status).toBe(404);
  });

  test('keeps articles that are sold there, and does not touch other visitors’ baskets', async () => {
    const { client } = await visitorWith(SHIRT, 2);
    expect(bodyOf(await visitor().switchTo('AT', 'en')).removed).toEqual([]);
    expect(bodyOf(await client.switchTo('AT', 'en')).removed).toEqual([]);
    expect(bodyOf(await client.load()).basket.count).toBe(2);
  });

  test('works while the search is down, and then removes nothing', async () => {
    const { client } = await visitorWith(SHIRT, 2);
    search.isDown = true;
    const reply = await client.switchTo('AT', 'en');
    expect([reply.status, bodyOf(reply).removed]).toEqual([200, []]);
    search.isDown = false;
    expect(bodyOf(await client.load()).basket.count).toBe(2);
  });

  test('to an unsupported one is rejected and changes nothing', async () => {
    const { client } = await visitorWith(SHIRT, 2);
    search.hits = [];
    expect((await client.switchTo('JP', 'en')).status).toBe(404);
    search.hits = [linenShirt];
    expect(bodyOf(await client.load()).basket.count).toBe(2);
  });
});

test('CTX-03: a discontinued article leaves the basket when it is shown, and is reported once', async () => {
  const { client, line } = await visitorWith(SHIRT, 1);
  expect(await newsOf(client)).toEqual([]);
  search.hits = [];
  const gone = { kind: 'gone', id: line, sku: SHIRT, name: linenShirt.title };
  expect(await newsOf(client)).toEqual([gone]);
  expect(await newsOf(client)).toEqual([]);
  search.hits = [linenShirt];
  expect(bodyOf(await client.load()).basket.count).toBe(0);
});

test('BSK-08: a price change since the basket was last shown is reported once', async () => {
  const { client, line } = await visitorWith(SHIRT, 1);
  expect(await newsOf(client)).toEqual([]);
  await price(1900);
  const cheaper = { kind: 'price', id: line, name: linenShirt.title, from: 2000, to: 1900 };
  // A request that only loads the basket shows no news, and does not mark it as reported.
  await client.loadVisitor();
  expect(await newsOf(client)).toEqual([cheaper]);
  expect(await newsOf(client)).toEqual([]);
  // Another currency is not a price change.
  expect(await newsOf(client, 'cs-cz')).toEqual([]);
  await price(2000);
});

describe('PDP-20: articles similar to a sold-out one', () => {
  test('are numbers, best first; the article itself is not requested', async () => {
    search.hits = ['20310001', '20310002'].map((objectID) => ({ ...linenShirt, objectID }));
    const reply = await visitor().findSimilar(SHIRT);
    expect([reply.status, bodyOf(reply)]).toEqual([200, { articles: ['20310001', '20310002'] }]);
    expect(search.requests.at(-1)?.filters).toContain('NOT objectID:"20310000"');
    expect(reply.headers['cache-control']).toBe('public, max-age=60');
  });

  test('are found by SKUs that have nothing in common with their articles', async () => {
    await visitor().findSimilar(EAN);
    expect(search.requests.at(-1)?.filters).toContain('NOT objectID:"ABC-12/3"');
  });

  test.each(['', ',', 'a,'.repeat(30), 'x'.repeat(70)])(
    'cannot be requested for “%s”',
    async (skus) => {
      expect((await visitor().findSimilar(skus)).status).toBe(400);
      expect(search.requests).toEqual([]);
    },
  );

  test('are rejected in a locale that the shop lacks', async () => {
    expect((await visitor('xx-yy').findSimilar(SHIRT)).status).toBe(404);
  });
});
