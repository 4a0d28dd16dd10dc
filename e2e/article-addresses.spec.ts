import { expect } from '@playwright/test';
import { articlesOf, type SampleArticle } from './catalogue-sample';
import { sendRequest, shopUrl, type Project } from './hosts';
import { test } from './own-address';

const HTML = { accept: 'text/html' };
const get = (path: string, project: Project = 'hgg') =>
  sendRequest(`${project}.localhost`, path, { headers: HTML });

/** An article of hgg in several colours. */
async function shirt(): Promise<SampleArticle> {
  const articles = await articlesOf('hgg', 'de', { filters: 'categories:hemden', hitsPerPage: 50 });
  const found = articles.find(({ colorVariants }) => colorVariants.length > 1);
  if (!found) throw new Error('no shirt has two colours');
  return found;
}

const pathOf = ({ slug, objectID }: SampleArticle, locale = 'de-de') =>
  `/${locale}/p/${slug}/${objectID}`;
const titleIn = (body: string) => /<title[^>]*>([^<]*)/.exec(body)?.[1];
const canonicalIn = (body: string) => /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1];

test.describe('RTE-02: a wrong slug is redirected permanently', () => {
  for (const query of [
    '',
    '?queryID=abc&utm_source=mail',
    '?size=3XL&queryID=abc',
    '?colorVariant=C',
  ])
    test(`with “${query}”, which is kept`, async () => {
      const article = await shirt();
      const own = query.replace('C', article.colorVariants[1]?.itemnum ?? '');
      const { status, headers } = await get(`/de-de/p/altes-hemd/${article.objectID}${own}`);
      expect([status, headers.location]).toEqual([308, `${pathOf(article)}${own}`]);
    });

  test('however long it is', async () => {
    const article = await shirt();
    const { status, headers } = await get(`/de-de/p/${'a'.repeat(8_000)}/${article.objectID}`);
    expect([status, headers.location]).toEqual([308, pathOf(article)]);
  });
});

test('PDP-01, PDP-04: each colour has a cached page with its own title and canonical URL', async () => {
  const article = await shirt();
  const titles = new Set<string | undefined>();
  for (const { itemnum } of article.colorVariants) {
    const path = `${pathOf(article)}?colorVariant=${itemnum}`;
    await get(path);
    const { status, headers, body } = await get(`${path}&queryID=abc`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('s-maxage');
    expect(canonicalIn(body)).toBe(shopUrl('hgg', path));
    titles.add(titleIn(body));
  }
  expect(titles.size).toBe(article.colorVariants.length);
});

test('PDP-04: the internal path of a colour redirects to its public URL', async () => {
  const article = await shirt();
  const [{ itemnum } = { itemnum: '' }] = article.colorVariants;
  const { status, headers } = await get(`${pathOf(article)}/${itemnum}`);
  expect([status, headers.location]).toEqual([308, `${pathOf(article)}?colorVariant=${itemnum}`]);
});

test('PDP-04: a colour that the article does not have is removed from the URL', async () => {
  const article = await shirt();
  const { status, headers } = await get(
    `${pathOf(article)}?colorVariant=${article.objectID}-999&queryID=abc`,
  );
  expect([status, headers.location]).toEqual([307, `${pathOf(article)}?queryID=abc`]);
  for (const unknown of ['colorVariant=nope', 'colorVariant=1&colorVariant=2']) {
    const other = await get(`${pathOf(article)}?${unknown}`);
    expect([other.status, other.headers.location]).toEqual([307, pathOf(article)]);
  }
});

test('PDP-04: a page with a size is rendered per request', async () => {
  const article = await shirt();
  const { status, headers } = await get(`${pathOf(article)}?size=3XL&sizeType=standard&tall=1`);
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
});

test('RTE-02: hgg accepts the language in an article’s URL, the other shops do not', async () => {
  const article = await shirt();
  const { status, headers } = await get(`${pathOf(article)}?language=fr&queryID=abc`);
  expect(status).toBe(307);
  expect(headers.location).toMatch(
    new RegExp(`^/fr-de/p/[^/?]+/${article.objectID}\\?queryID=abc$`),
  );
  expect((await get(headers.location ?? '')).status).toBe(200);
  expect((await get(`${pathOf(article)}?language=de`)).status).toBe(200);
  const [other] = await articlesOf('hrm', 'de', { hitsPerPage: 1 });
  if (!other) throw new Error('hrm has no article');
  expect((await get(`${pathOf(other)}?language=fr`, 'hrm')).status).toBe(200);
});

test('an unknown article is not found, and similar articles are shown', async () => {
  const { status, body } = await get('/de-de/p/leinenhemd-mit-kentkragen/20999999');
  expect(status).toBe(404);
  expect(body).toContain('Diesen Artikel gibt es nicht mehr');
  expect(body).toMatch(/href="\/de-de\/p\/[^"]*\/\d{8}/);
  expect(body).toContain('name="robots" content="noindex"');
});

test('CMS-07: an article that is not sold in the country is not found there, with an explanation', async () => {
  const [voucher] = await articlesOf('hgg', 'de', { filters: 'productType:geschenkkarte' });
  if (!voucher) throw new Error('hgg sells no voucher');
  expect((await get(pathOf(voucher))).status).toBe(200);
  const { status, body } = await get(pathOf(voucher, 'de-nl'));
  expect(status).toBe(404);
  expect(body).toContain('nicht in Ihr Land');
  expect(body).toMatch(/href="\/de-nl\/p\/[^"]*\/\d{8}/);
});

const QUERIES = [
  'colorVariant=',
  'colorVariant[]=20310000-312',
  "colorVariant='%20OR%201=1",
  'colorVariant=%00',
  'size=&sizeType=',
  'size=__proto__&sizeType=constructor',
  `size=${'X'.repeat(4_000)}`,
  'size[]=3XL',
  'tall=2',
  'tall[]=1',
  'language=xx',
  'language=__proto__',
  '__proto__=1&constructor[prototype]=2',
  'page=2&query=hemd',
  '%',
];
for (const query of QUERIES)
  test(`PDP-04: “${query.slice(0, 40)}” shows the article`, async () => {
    const article = await shirt();
    const { status, body } = await get(`${pathOf(article)}?${query}`);
    expect(status).toBe(200);
    expect(body).toContain('<h1');
  });

const PATHS = [
  '/de-de/p',
  '/de-de/p/hemd',
  '/de-de/p//20310000',
  "/de-de/p/hemd/20310000'",
  '/de-de/p/hemd/%2220310000%22',
  '/de-de/p/hemd/__proto__',
  '/de-de/p/__proto__/constructor',
  '/de-de/p/hemd/2031000',
  `/de-de/p/hemd/${'2'.repeat(4_000)}`,
  '/de-de/p/hemd/20999999/20999999-100',
  '/de-de/p/%E0%A4%A/20310000',
  '/xx-xx/p/hemd/20310000',
];
for (const path of PATHS)
  test(`RTE-02: ${path.slice(0, 40)} is rejected cleanly`, async () => {
    const { status } = await get(path);
    expect([308, 400, 404]).toContain(status);
  });

test('RVW-01: only hgg has reviews in its API', async () => {
  const { status, body } = await get('/api/review?productIds=20310000');
  expect([status, Array.isArray(JSON.parse(body))]).toEqual([200, true]);
  expect((await get('/api/review?productIds=20310000', 'hrm')).status).toBe(404);
  expect((await get(`/api/review?productIds=${'x'.repeat(65)}`)).status).toBe(400);
});

test('RVW-05: a review requires an order', async () => {
  const body = JSON.stringify({ productId: '20310000', rating: 5, name: 'M. K.', messages: [] });
  const headers = { 'content-type': 'application/json', origin: shopUrl('hgg', '') };
  for (const method of ['POST', 'PUT'])
    expect(
      (await sendRequest('hgg.localhost', '/api/review', { method, headers, body })).status,
    ).toBe(405);
});
