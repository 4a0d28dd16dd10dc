import { expect } from '@playwright/test';
import { sendRequest } from './hosts';
import { test } from './hydrated-page';

const isClean = (status: number) => status < 500 && status >= 200;

/** Whether a redirect leads to a path of ours or to one of our hosts. */
function isOwn(location: string | undefined): boolean {
  if (!location) return true;
  if (/^\/(?![/\\])/.test(location)) return true;
  return /^https?:\/\/(hgg|hrm|eck)\.localhost(:\d+)?\//.test(location);
}

const PATHS = [
  '/xx-yy',
  '/de-us-de',
  '/de-xx/hemden',
  '/de-de/../../etc/passwd',
  '/de-de/..%2f..%2f..%2fetc/passwd',
  '/de-de/%2e%2e/%2e%2e/package.json',
  '/de-de/%00',
  '/de-de/%',
  '/de-de/%zz',
  '/de-de/%E0%A4%A',
  '/de-de//evil.example',
  '//evil.example/%2f..',
  '/\\evil.example',
  '/de-de/\\evil.example',
  '/s/hgg/de-de',
  '/s/hgg/de-de/hemden',
  '/s/hgg/de-de//evil.example',
  '/s/hgg//evil.example/x',
  '/s/nope/de-de',
  '/s/hgg/%2F%2Fevil.example',
  '/s',
  '/account//evil.example',
  '/account/%2F%2Fevil.example',
  '/api/locale?to=//evil.example',
  '/api/public-address?path=hgg&path=de-de&path=//evil.example',
  '/api/public-address?path=hgg&path=//evil.example',
  '/api/nope',
  '/_next/data/wrong/s/hgg/de-de.json',
  '/_next/image?url=http://evil.example/x.png&w=64&q=75',
  `/de-de/${'a'.repeat(8_000)}`,
  `/${'%61'.repeat(2_700)}`,
  `/de-de?${Array.from({ length: 1_000 }, (_, index) => `a${index}=1`).join('&')}`,
];

for (const host of ['hgg.localhost', 'unknown.example'])
  for (const path of PATHS)
    test(`RTE-01: ${host} handles ${path.slice(0, 60)} cleanly`, async () => {
      const { status, headers } = await sendRequest(host, path);
      expect(isClean(status)).toBe(true);
      expect(isOwn(headers.location)).toBe(true);
    });

test('GEN-01: an unknown host gets an explanation for every path', async () => {
  for (const path of ['/', '/de-de', '/account'])
    expect((await sendRequest('evil.example', path)).status).toBe(404);
});

test('CTX-01: an unknown project, locale or delivery country is 404', async () => {
  expect((await sendRequest('eck.localhost', '/de-fr')).status).toBe(404);
  expect((await sendRequest('hrm.localhost', '/en-us')).status).toBe(404);
  expect((await sendRequest('hgg.localhost', '/en-us')).status).toBe(200);
  expect((await sendRequest('hgg.localhost', '/it-it')).status).toBe(404);
});

test('RTE-01: an internal path redirects to the public URL', async () => {
  const own = await sendRequest('hgg.localhost', '/s/hgg/de-at/massnehmen');
  expect([own.status, own.headers.location]).toEqual([308, '/de-at/massnehmen']);
  const other = await sendRequest('hgg.localhost', '/s/hrm/de-at');
  expect(other.headers.location).toMatch(/^http:\/\/hrm\.localhost(:\d+)?\/de-at$/);
});

test('RTE-04: the account without a locale redirects to the visitor’s locale and keeps its query', async () => {
  const { status, headers } = await sendRequest('hgg.localhost', '/account?hideAppLogin=true', {
    headers: { 'accept-language': 'fr-CH, de;q=0.5' },
  });
  expect([status, headers.location]).toEqual([307, '/fr-ch/account?hideAppLogin=true']);
});

for (const language of [
  '',
  ',;q=',
  'de;q=9e99',
  '*',
  'x'.repeat(9_000),
  'de_DE;;;',
  '\u00e4\u00f6',
])
  test(`GEN-02: Accept-Language “${language.slice(0, 20)}” redirects to a locale`, async () => {
    const { status, headers } = await sendRequest('hgg.localhost', '/', {
      headers: { 'accept-language': language, cookie: 'selvedge_locale=%%%; =; a' },
    });
    expect(status).toBe(307);
    expect(headers.location).toMatch(/^\/[a-z]{2}-[a-z]{2}$/);
  });

test('API-01: the webhook rejects invalid requests', async () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    sendRequest('hgg.localhost', '/api/revalidate', { method: 'POST', body, headers });
  expect((await post('{}')).status).toBe(401);
  expect((await post('{}', { 'x-selvedge-revalidate-secret': 'wrong' })).status).toBe(401);
  const secret = process.env.CONTENTFUL_REVALIDATE_SECRET ?? '';
  const headers = { 'x-selvedge-revalidate-secret': secret };
  for (const body of [
    '',
    '{',
    'null',
    '[]',
    '{"sys":{}}',
    `{"sys":{"id":"${'x'.repeat(100)}","type":"Entry"}}`,
  ])
    expect((await post(body, headers)).status).toBe(400);
  expect(
    (await post(JSON.stringify({ sys: { id: 'none', type: 'DeletedEntry' } }), headers)).status,
  ).toBe(200);
  const get = await sendRequest('hgg.localhost', '/api/revalidate', { headers });
  expect([get.status, get.headers.allow]).toEqual([405, 'POST']);
});
