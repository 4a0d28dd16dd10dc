import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { articlesOf } from './catalogue-sample';
import type { Project } from './hosts';
import { test } from './own-address';
import { firstOf } from '@/scripts/testing/combinations';

const port = Number(process.env.PORT ?? 3000);

interface Bytes {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function bytesOf(
  project: Project,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method };
    const host = `${project}.localhost:${port}`;
    request({ ...options, headers: { host, accept: 'text/html', ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0 } = response;
        resolve({ status, headers: response.headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

/**
 * Makes Next itself respond, because of the draft cookie's name, although this one opens no draft.
 * The header rules only know the name, so they let the editors' app, and on this machine any host,
 * frame the response.
 */
const BY_NEXT = { cookie: '__prerender_bypass=none' };
const EDITORS =
  /(?<=frame-ancestors 'self') https:\/\/app\.contentful\.com https:\/\/app\.eu\.contentful\.com http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\*(?=;)/;

/**
 * Responses of both servers; once rendered, a page is in memory and comes from the front server.
 */
async function bothOf(project: Project, path: string, headers: Record<string, string> = {}) {
  await bytesOf(project, path);
  const next = await bytesOf(project, path, BY_NEXT);
  return { next, ours: await bytesOf(project, path, headers) };
}

const UNPACKERS: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body) => body,
};

/** Differences listed in docs/request.md, each with its reason. */
const DIFFERING = [
  'etag',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'cache-control',
  'x-nextjs-cache',
  'x-nextjs-matched-path',
  'set-cookie',
  'connection',
  'keep-alive',
  'x-request-id',
];
const common = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !DIFFERING.includes(name))
      .map(([name, value]) => [name, String(value).replace(EDITORS, '')]),
  );

async function pagesOf(project: Project): Promise<string[]> {
  const [article] = await articlesOf(project, 'de', { hitsPerPage: 1 });
  const path = `/de-de/p/${article?.slug}/${article?.objectID}`;
  const colour = article?.colorVariants[0]?.itemnum;
  return ['/de-de', '/de-de/hemden', '/fr-ch', '/pl-pl', path, `${path}?colorVariant=${colour}`];
}

for (const project of ['hgg', 'hrm', 'eck'] as const)
  test(`RTE-01: ${project}: a page from the front server is byte for byte Next’s, in each encoding`, async () => {
    for (const path of await pagesOf(project))
      for (const [encoding, unpack] of Object.entries(UNPACKERS)) {
        const { next, ours } = await bothOf(project, path, { 'accept-encoding': encoding });
        if (next.status !== 200) continue;
        expect(ours.headers['content-encoding'] ?? 'identity', path).toBe(encoding);
        expect(ours.headers['content-length'], path).toBe(String(ours.body.length));
        expect(unpack(ours.body).equals(next.body), `${path} ${encoding}`).toBe(true);
        expect(common(ours.headers), path).toEqual(common(next.headers));
      }
  });

/** URLs in a page: of a shop's sitemap, or of its languages. */
const pathsIn = (body: Buffer, pattern: RegExp): string[] => [
  ...new Set([...body.toString().matchAll(pattern)].map(([, url = '']) => new URL(url).pathname)),
];

async function buildOf(project: Project): Promise<string> {
  const { body } = await bytesOf(project, '/de-de');
  return /"buildId":"([^"]+)"/.exec(body.toString())?.[1] ?? '';
}

/** Compares each page in one encoding, in turn, as a document and as router data. */
async function expectSameBytes(project: Project, paths: readonly string[]): Promise<void> {
  const build = await buildOf(project);
  const encodings = Object.entries(UNPACKERS);
  for (const [at, path] of paths.entries()) {
    const [encoding, unpack] = encodings[at % encodings.length] ?? ['identity', UNPACKERS.identity];
    for (const address of [path, `/_next/data/${build}/s/${project}${path}.json`])
      // An order of another test invalidates pages with its articles, possibly between two
      // requests.
      await expect(async () => {
        const { next, ours } = await bothOf(project, address, { 'accept-encoding': encoding });
        const name = `${address} ${encoding}`;
        expect([next.status, ours.status], name).toEqual([200, 200]);
        expect(ours.headers['content-encoding'] ?? 'identity', name).toBe(encoding);
        expect(unpack?.(ours.body).equals(next.body), name).toBe(true);
      }).toPass({ timeout: 60_000 });
  }
}

// hgg has the most markets; the front server reads nothing of a shop but its host.
for (const project of firstOf(['hgg', 'hrm', 'eck'] as const))
  test(`RTE-01: ${project}: pages of its sitemap, and its home page in every market and language, are identical too`, async () => {
    test.setTimeout(180_000);
    const { body: sitemap } = await bytesOf(project, '/sitemap/de-de/pages.xml');
    const pages = pathsIn(sitemap, /<loc>([^<]+)<\/loc>/g);
    expect(pages.length).toBeGreaterThan(5);
    const { body: home } = await bytesOf(project, '/de-de');
    const markets = pathsIn(home, /hrefLang="[\w-]+" href="([^"]+)"/g);
    expect(markets.length).toBeGreaterThan(3);
    // In the gate every third of them: they differ in content, which the front server does not read.
    const chosen = [...pages, ...markets].filter((_, at) => firstOf([0, 1, 2]).includes(at % 3));
    await expectSameBytes(project, chosen);
  });

/** Removes the query's id and its time, which differ in each render of a list. */
const withoutItsOwn = (body: Buffer) =>
  body
    .toString()
    .replaceAll(/\b[0-9a-f]{32}\b/g, 'queryID')
    .replaceAll(/"renderedAt":\d+/g, '');

for (const path of [
  '/de-de/hosen?filters[filterColor]=blue',
  '/fr-ch/chemises?page=2&sortBy=priceAsc',
  '/pl-pl/koszule?range[priceMin]=20:90',
  '/de-de/search?query=hemd',
  '/cs-cz/search?query=xyzxyz',
])
  test(`RTE-01: a cached list is byte for byte Next’s except for its ids: ${path}`, async () => {
    const { next } = await bothOf('hgg', path);
    for (const [encoding, unpack] of Object.entries(UNPACKERS)) {
      const ours = await bytesOf('hgg', path, { 'accept-encoding': encoding });
      expect(ours.status).toBe(next.status);
      if (next.status !== 200) continue;
      expect(ours.headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(withoutItsOwn(unpack(ours.body))).toBe(withoutItsOwn(next.body));
      expect(common(ours.headers)).toEqual(common(next.headers));
    }
    const again = await bytesOf('hgg', path, { 'accept-encoding': 'identity' });
    const once = await bytesOf('hgg', path, { 'accept-encoding': 'identity' });
    if (next.status === 200) expect(again.body.equals(once.body)).toBe(true);
  });

test('RTE-01: the router’s data is byte for byte Next’s', async () => {
  const { body } = await bytesOf('hgg', '/de-de');
  const build = /"buildId":"([^"]+)"/.exec(body.toString())?.[1];
  const path = `/_next/data/${build}/s/hgg/de-de/hemden.json?project=hgg`;
  const { next, ours } = await bothOf('hgg', path, { 'accept-encoding': 'br' });
  expect(ours.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(ours.body).equals(next.body)).toBe(true);
});

test('a cached page returns 304, also for weak and multiple tags', async () => {
  const { ours } = await bothOf('hgg', '/de-de', { 'accept-encoding': 'gzip' });
  const etag = ours.headers.etag ?? '';
  expect(etag).toMatch(/^"[\w-]{27}-gzip"$/);
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': known };
    const again = await bytesOf('hgg', '/de-de', headers);
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
  }
  const other = { 'accept-encoding': 'br', 'if-none-match': etag };
  expect((await bytesOf('hgg', '/de-de', other)).status).toBe(200);
});

test('a rejected encoding is not sent; of equally preferred ones the smallest is', async () => {
  const encodingOf = async (header: string) => {
    const { ours } = await bothOf('hgg', '/de-de', { 'accept-encoding': header });
    return ours.headers['content-encoding'];
  };
  expect(await encodingOf('gzip, deflate, br, zstd')).toBe('br');
  expect(await encodingOf('gzip, br;q=0')).toBe('gzip');
  expect(await encodingOf('deflate')).toBeUndefined();
  expect(await encodingOf('*;q=0, identity')).toBeUndefined();
});

test('HEAD has the headers of GET and no body, even without an earlier request', async () => {
  // A meaningless parameter: the same page with another URL.
  const path = '/cs-cz/ueber-uns';
  const first = await bytesOf('hrm', path, {}, 'HEAD');
  const got = await bytesOf('hrm', path, { 'accept-encoding': 'br' });
  const head = await bytesOf('hrm', path, { 'accept-encoding': 'br' }, 'HEAD');
  expect(first.body.length + head.body.length).toBe(0);
  expect(head.status).toBe(got.status);
  if (got.status === 200) {
    expect(brotliDecompressSync(got.body).length).toBeGreaterThan(1_000);
    expect(head.headers['content-length']).toBe(String(got.body.length));
  }
});

test('static files are sent compressed, to be cached for a year', async () => {
  const { body } = await bytesOf('hgg', '/de-de');
  const build = /"buildId":"([^"]+)"/.exec(body.toString())?.[1];
  const script = `/_next/static/${build}/_buildManifest.js`;
  const plain = await bytesOf('hgg', script);
  for (const encoding of ['br', 'gzip']) {
    const compressed = await bytesOf('hgg', script, { 'accept-encoding': encoding });
    expect(compressed.headers['content-encoding']).toBe(encoding);
    expect(compressed.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(compressed.headers['cache-control']).toContain('immutable');
    expect(UNPACKERS[encoding]?.(compressed.body).equals(plain.body)).toBe(true);
  }
  expect((await bytesOf('hgg', '/_next/static/chunks/none.js')).status).toBe(404);
  expect((await bytesOf('hgg', '/_next/static/../../package.json')).status).toBe(404);
});
