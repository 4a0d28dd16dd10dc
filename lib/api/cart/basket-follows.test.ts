import type { IncomingMessage } from 'node:http';
import { loadNews } from '@/lib/commerce/basket/basket-news.server';
import { loadBasket } from '@/lib/commerce/basket/load-basket.server';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { shopOf } from '@/lib/cms/content/shop.server';
import { database } from '@/lib/platform/db/database.server';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { findSession } from '@/lib/customer/session/session.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { bodyOf, EAN, NOWHERE, SHIRT, withBasketApi } from './basket-api.fixture.server';

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
    search.emptyIndices = ['hgg_products_en'];
    const reply = await client.switchTo('GB', 'en');
    expect(bodyOf(reply)).toMatchObject({
      locale: 'en-gb',
      removed: [{ lineItemId: line, sku: SHIRT, name: linenShirt.title }],
    });
    search.emptyIndices = [];
    expect(bodyOf(await client.loadVisitor()).basket).toMatchObject({ count: 0, missing: [] });
    expect(await newsOf(client)).toEqual([]);
  });

  test('previews what it would remove, without removing it', async () => {
    const { client } = await visitorWith(SHIRT, 2);
    await newsOf(client);
    search.emptyIndices = ['hgg_products_en'];
    const request = { deliveryCountry: 'GB', language: 'en' };
    const reply = await client.post('/api/context/unsold', request);
    expect([reply.status, bodyOf(reply)]).toEqual([
      200,
      { unsold: [{ sku: SHIRT, name: linenShirt.title }] },
    ]);
    search.emptyIndices = [];
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

describe('CTX-03: an article that the index does not return', () => {
  const importArticle = (content: object, discontinued = 'NULL') =>
    database().$client.query(
      `INSERT INTO shop.articles (number, project, merchant_number, content, discontinued_at)
       VALUES ('20310000', 'hgg', 'M-1', $1, ${discontinued})`,
      [JSON.stringify({ title: { de: 'Leinenhemd' }, colours: [{}], ...content })],
    );
  afterEach(() => database().$client.query('DELETE FROM shop.articles'));

  /** Shows a basket while the index of its language is empty, then as it is when the index is whole. */
  async function shownWithout(empty: readonly string[], locale = 'de-de') {
    const { client, line } = await visitorWith(SHIRT, 2);
    expect(await newsOf(client, locale)).toEqual([]);
    search.emptyIndices = [...empty];
    const first = await newsOf(client, locale);
    const second = await newsOf(client, locale);
    const { missing } = bodyOf(await client.load(locale)).basket;
    search.emptyIndices = [];
    const { count } = bodyOf(await client.load()).basket;
    const gone = { kind: 'gone', id: line, sku: SHIRT, name: linenShirt.title };
    const kept = { id: line, sku: SHIRT, name: linenShirt.title, quantity: 2, isGone: false };
    return { news: [first, second], missing, count, gone: [[gone], []], kept: [kept] };
  }

  test('leaves the basket once the records of other languages show that it is not sold here', async () => {
    const { news, missing, count, gone } = await shownWithout(['hgg_products_de']);
    expect([news, missing, count]).toEqual([gone, [], 0]);
  });

  test('stays in the basket while no index returns it', async () => {
    const all = ['de', 'en', 'fr', 'nl', 'cs', 'pl'].map((language) => `hgg_products_${language}`);
    const { news, missing, count, kept } = await shownWithout(all);
    expect([news, missing, count]).toEqual([[[], []], kept, 2]);
  });

  test('stays in the basket if it was imported and is sold in the language', async () => {
    await importArticle({});
    const { news, missing, count, kept } = await shownWithout(['hgg_products_de']);
    expect([news, missing, count]).toEqual([[[], []], kept, 2]);
  });

  test('leaves the basket if it was imported without a title in the language', async () => {
    await importArticle({ title: { pl: 'Koszula' } });
    const { news, missing, count, gone } = await shownWithout(['hgg_products_de']);
    expect([news, missing, count]).toEqual([gone, [], 0]);
  });

  test('leaves the basket if it was imported and is discontinued', async () => {
    await importArticle({}, 'now()');
    const { news, missing, count, gone } = await shownWithout(['hgg_products_de']);
    expect([news, missing, count]).toEqual([gone, [], 0]);
  });

  test('stays in the basket when the language is switched, without a warning', async () => {
    const { client } = await visitorWith(SHIRT, 2);
    search.hits = [];
    const choice = { deliveryCountry: 'GB', language: 'en' };
    expect(bodyOf(await client.post('/api/context/unsold', choice))).toEqual({ unsold: [] });
    expect(bodyOf(await client.switchTo('GB', 'en')).removed).toEqual([]);
    search.hits = [linenShirt];
    expect(bodyOf(await client.load()).basket.count).toBe(2);
  });

  test('cannot be ordered meanwhile', async () => {
    const { client } = await visitorWith(SHIRT, 2);
    search.hits = [];
    const reply = await client.send('checkout', {});
    expect(reply.headers.location).toMatch(/\/checkout\/cart/);
  });

  test('can be taken out of the basket, and put back', async () => {
    const { client, line } = await visitorWith(SHIRT, 2);
    search.hits = [];
    const removed = bodyOf(await client.post('remove', { lineItemId: line }));
    expect(removed.basket.missing).toEqual([]);
    await client.post('quantity', { lineItemId: line, count: 2 });
    search.hits = [linenShirt];
    expect(bodyOf(await client.load()).basket.count).toBe(2);
  });
});

test('CTX-03: an article without a price leaves the basket when it is shown, and is reported once', async () => {
  const { client, line } = await visitorWith(SHIRT, 1);
  expect(await newsOf(client)).toEqual([]);
  await database().$client.query(`UPDATE shop.prices SET sku = '${NOWHERE}', currency = 'chf'
    WHERE sku = '${SHIRT}' AND currency = 'eur'`);
  const gone = { kind: 'gone', id: line, sku: SHIRT, name: linenShirt.title };
  expect(await newsOf(client)).toEqual([gone]);
  expect(await newsOf(client)).toEqual([]);
  await database().$client.query(`UPDATE shop.prices SET sku = '${SHIRT}', currency = 'eur'
    WHERE sku = '${NOWHERE}' AND currency = 'chf'`);
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
