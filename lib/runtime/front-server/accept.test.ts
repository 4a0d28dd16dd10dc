import { matchHas } from 'next/dist/shared/lib/router/utils/prepare-destination';
import type { Rewrite } from 'next/dist/lib/load-custom-routes';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { withCache } from '@/lib/platform/page-cache/cache-handler.fixture';
import config from '@/next.config';
import { handlerOf, nextWithCache } from './request-handler.fixture';
import { installRequestHandler } from './request-handler.server';
import { visit } from './cached-selections.fixture';

withEnvironment();
withCache();

const next = nextWithCache((path) => ({
  words: path,
  validUntil: Date.now() + 60_000,
  documents: [path],
}));
let handle: ReturnType<typeof handlerOf>;
beforeAll(() => (handle = handlerOf(installRequestHandler)));

const ADDRESSES = [
  '/de-de/hosen?page=2',
  '/de-de/hosen?filters%5Bbrand%5D=Brae',
  '/de-de/hosen?sortBy=price_asc',
  '/de-de/search?query=hemd',
  '/de-de/p/hemd/20310000?size=3XL',
];
/** Accept headers of browsers, crawlers, link previews and programs. */
const ACCEPTS = ['text/html', '*/*', 'application/json', 'text/*;q=0.5', 'TEXT/HTML', undefined];

/** Destination of the first rule that matches a page's internal address. */
async function rewritten(url: string, headers: Record<string, string>): Promise<string> {
  const rules = await config.rewrites?.();
  if (!rules || Array.isArray(rules)) throw new Error('the rewrites are in groups');
  const query = Object.fromEntries(new URL(url, 'http://any').searchParams);
  const isArticle = url.includes('/p/');
  const source = (rule: Rewrite) =>
    rule.source === '/q/:project/:locale/:path*' ||
    (isArticle && rule.source === '/q/:project/:locale/p/:slug/:id');
  const request = { headers, cookies: {} } as Parameters<typeof matchHas>[0]; // The only rule that reads it.
  const rule = rules.beforeFiles?.find(
    (each) => source(each) && matchHas(request, query, each.has ?? [], each.missing ?? []),
  );
  return rule?.destination ?? 'the page of its request';
}

/** Headers of a request when it reaches Next. */
async function headersAtNext(url: string, accept: string | undefined) {
  const requested = visit(url, { 'accept-encoding': 'identity' });
  if (accept === undefined) delete requested.request.headers.accept;
  else requested.request.headers.accept = accept;
  let seen: Record<string, string> | undefined;
  handle(requested.request, requested.response, async (into = requested.response) => {
    seen = { accept: String(requested.request.headers.accept ?? '') };
    if (seen['accept'] === '') seen = {};
    into.end('page');
  });
  await requested.sent;
  return seen ?? {};
}

test.each(ADDRESSES)('%s is the same page whatever the request accepts', async (url) => {
  for (const accept of ACCEPTS)
    expect(await rewritten(url, await headersAtNext(url, accept))).toBe('the page of its request');
});

test('an address without a selection is served from the cache whatever the request accepts', async () => {
  for (const accept of ACCEPTS)
    expect(await rewritten('/de-de/hosen?utm_source=a', { accept: accept ?? '*/*' })).toBe(
      '/s/:project/:locale/:path*',
    );
});

test('the client router, which sends no such header, gets the cached page', async () => {
  const headers = { host: 'hgg.localhost', 'user-agent': 'browser' };
  for (const url of ADDRESSES.slice(0, 4))
    expect(await rewritten(url, headers)).toBe('/s/:project/:locale/:path*');
  expect(next.renders).toEqual([]);
});
