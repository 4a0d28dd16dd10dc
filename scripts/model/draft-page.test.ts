import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GetStaticPropsContext } from 'next';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';

withEnvironment();

let server: Server;
const tokens: unknown[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    tokens.push(request.headers.authorization);
    const body = { sys: { type: 'Array' }, total: 0, skip: 0, limit: 1_000, items: [] };
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server that listens on a port has an AddressInfo, never a pipe name.
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, {
    CONTENTFUL_HOST: `127.0.0.1:${port}`,
    CONTENTFUL_PREVIEW_HOST: `127.0.0.1:${port}`,
    CONTENTFUL_ACCESS_TOKEN: 'published',
    CONTENTFUL_PREVIEW_ACCESS_TOKEN: 'drafts',
  });
});
afterAll(async () => {
  const closed = once(server.close(), 'close');
  server.closeAllConnections();
  await closed;
});

/** Tokens of the CMS requests for one page. */
async function requestedWith(locale: string, previewData: unknown): Promise<Set<unknown>> {
  tokens.length = 0;
  const { getStaticProps } = await import('@/pages/s/[project]/[locale]/[[...path]]');
  const params = { project: 'hgg', locale, path: ['x'] };
  // The page reads nothing else of its context.
  await getStaticProps({ params, previewData } as GetStaticPropsContext<typeof params>);
  return new Set(tokens);
}

test('ED-11: drafts are requested in draft mode', async () => {
  const open = { expiresAt: Date.now() + 60_000 };
  expect(await requestedWith('de-de', open)).toEqual(new Set(['Bearer drafts']));
});

test.each([
  ['pl-pl', { expiresAt: Date.now() - 1 }],
  ['cs-cz', { expiresAt: '9999999999999' }],
  ['fr-fr', 'expired'],
  ['nl-nl', undefined],
])('ED-11: in %s, %j shows the published page', async (locale, previewData) => {
  expect(await requestedWith(locale, previewData)).toEqual(new Set(['Bearer published']));
});
