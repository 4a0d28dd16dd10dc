import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { withCache } from '@/lib/platform/page-cache/cache-handler.fixture';
import { handlerOf } from './request-handler.fixture';
import { installRequestHandler } from './request-handler.server';
import { visit } from './cached-selections.fixture';

withEnvironment();
withCache();

let handle: ReturnType<typeof handlerOf>;
beforeAll(() => (handle = handlerOf(installRequestHandler)));

/** A redirect from Next as the visitor receives it. */
async function redirected(url: string, location: string) {
  const visited = visit(url);
  handle(visited.request, visited.response, async (into = visited.response) => {
    into.statusCode = 308;
    into.setHeader('Location', location);
    into.setHeader('Refresh', `0;url=${location}`);
    into.end(location);
  });
  await visited.sent;
  const { response } = visited;
  expect(response.getHeader('refresh')).toBe(`0;url=${response.getHeader('location')}`);
  return response.getHeader('location');
}

const CAMPAIGN = 'utm_source=mail&gclid=A';

test.each([
  ['an editor’s redirect', `/de-de/alt?${CAMPAIGN}`, '/de-de/neu', `/de-de/neu?${CAMPAIGN}`],
  [
    'one with parameters of its own',
    `/de-de/alt?${CAMPAIGN}`,
    '/de-de/neu?utm_source=print#oben',
    '/de-de/neu?utm_source=print&gclid=A#oben',
  ],
  [
    'a search that leads to an article',
    `/de-de/search?query=hemd&${CAMPAIGN}`,
    '/de-de/p/hemd/20310000',
    `/de-de/p/hemd/20310000?${CAMPAIGN}`,
  ],
  [
    'a page after the last',
    `/de-de/hemden?page=99&sortBy=priceAsc&${CAMPAIGN}`,
    '/de-de/hemden?page=3&sortBy=priceAsc',
    `/de-de/hemden?page=3&sortBy=priceAsc&${CAMPAIGN}`,
  ],
  [
    'a page after the last, with a size',
    `/de-de/hemden?page=99&size=98&${CAMPAIGN}`,
    '/de-de/hemden?page=3',
    `/de-de/hemden?page=3&size=98&${CAMPAIGN}`,
  ],
  [
    'another of our shops',
    `/de-de/alt?${CAMPAIGN}`,
    'http://hrm.localhost:3000/de-de',
    `http://hrm.localhost:3000/de-de?${CAMPAIGN}`,
  ],
  [
    'an editor’s redirect of a colour',
    `/de-de/alt?colorVariant=20310000-312&${CAMPAIGN}`,
    '/de-de/p/hemd/20310000',
    `/de-de/p/hemd/20310000?colorVariant=20310000-312&${CAMPAIGN}`,
  ],
  [
    'an editor’s redirect of a size',
    `/de-de/alt?size=98&${CAMPAIGN}`,
    '/de-de/neu',
    `/de-de/neu?size=98&${CAMPAIGN}`,
  ],
  [
    'a search for a size that leads to an article',
    `/de-de/search?query=hemd&size=98&tall=1`,
    '/de-de/p/hemd/20310000',
    '/de-de/p/hemd/20310000?size=98&tall=1',
  ],
  [
    'an article that lost its colour',
    `/de-de/p/hemd/20310000?colorVariant=20310000-999&${CAMPAIGN}`,
    `/de-de/p/hemd/20310000?${CAMPAIGN}`,
    `/de-de/p/hemd/20310000?${CAMPAIGN}`,
  ],
  [
    'an article that lost its colour, at an absolute address',
    `/de-de/p/hemd/20310000?colorVariant=20310000-999&${CAMPAIGN}`,
    'http://hgg.localhost:3000/de-de/p/hemd/20310000',
    `http://hgg.localhost:3000/de-de/p/hemd/20310000?${CAMPAIGN}`,
  ],
  [
    'an article that lost its colour, in another spelling',
    `/de-de/p/%68emd/20310000?colorVariant=20310000-999&${CAMPAIGN}`,
    '/de-de/p/hemd/20310000',
    `/de-de/p/hemd/20310000?${CAMPAIGN}`,
  ],
  [
    'an article in another language',
    `/de-de/p/hemd/20310000?language=en&size=98&${CAMPAIGN}`,
    '/en-de/p/shirt/20310000?size=98',
    `/en-de/p/shirt/20310000?size=98&${CAMPAIGN}`,
  ],
  ['a visitor’s own page', '/de-de/wishlist?_gl=1*x', '/de-de', '/de-de?_gl=1*x'],
])('%s keeps parameters that it does not use', async (_, url, location, kept) => {
  expect(await redirected(url, location)).toBe(kept);
});

test.each([
  ['another site', '/de-de/alt?utm_source=mail', 'https://other.example/x'],
  ['another site, without a scheme', '/de-de/alt?utm_source=mail', '//other.example/x'],
  ['a page, without parameters', '/de-de/alt', '/de-de/neu'],
  ['a page, from a selection alone', '/de-de/hemden?page=99', '/de-de/hemden?page=3'],
])('a redirect to %s is unchanged', async (_, url, location) => {
  expect(await redirected(url, location)).toBe(location);
});
