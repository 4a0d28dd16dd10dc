import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { sendRequest } from './hosts';
import { test } from './hydrated-page';
import { pairs } from '@/scripts/testing/combinations';

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'];
const PAGES = [
  '/de-de',
  '/de-de/gibt-es-nicht',
  '/_next/data/x/s/hgg/de-de.json',
  '/dev/blocks',
  '/dev/mailbox',
];

/** Every route of the API, from its files, with values for dynamic segments. */
const ROUTES = readdirSync('pages/api', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `/api/${file.replace(/(\/index)?\.ts$/, '').replace(/\[+(\.\.\.)?\w+\]+/g, 'x')}`);

test('API-01: every route rejects unsupported methods, and lists the supported ones', async () => {
  expect(ROUTES.length).toBeGreaterThan(5);
  for (const [route, method] of pairs(ROUTES, ['GET', ...METHODS], 2)) {
    const { status, headers } = await sendRequest('hgg.localhost', route, { method });
    expect.soft(status, `${method} ${route}`).toBeLessThan(500);
    if (status === 405) expect.soft(headers.allow, `${method} ${route}`).toMatch(/GET|POST/);
  }
});

test('API-01: a thousand parameters and unusual headers are handled cleanly', async () => {
  const many = Array.from({ length: 1_000 }, (_, index) => `a${index}=%00`);
  const headers = { 'accept-language': ';q=,*;,', cookie: '=;;%%%; selvedge_locale=..%2f' };
  for (const path of [...ROUTES, ...PAGES]) {
    const { status } = await sendRequest('hgg.localhost', `${path}?${many.join('&')}`, { headers });
    expect.soft(status, path).toBeLessThan(500);
  }
});

for (const path of PAGES)
  test(`RTE-01: ${path} handles every method cleanly, without side effects`, async () => {
    const before = await sendRequest('hgg.localhost', path);
    for (const method of METHODS) {
      const { status, headers } = await sendRequest('hgg.localhost', path, { method, body: 'a=b' });
      expect.soft(status, method).toBeGreaterThanOrEqual(200);
      expect.soft(status, method).toBeLessThan(500);
      if (status === 405) expect.soft(headers.allow, method).toContain('GET');
    }
    const head = await sendRequest('hgg.localhost', path, { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([before.status, '']);
  });

for (const cookie of [
  '__prerender_bypass=; __next_preview_data=',
  '__prerender_bypass=%00%ff; __next_preview_data=[object Object]',
  `__next_preview_data=${'e30.'.repeat(900)}`,
  'selvedge_locale=//evil.example; =; ;;; a',
  'ActionTeaser=%E0%A4%A; ActionTeaser=~~~~; constructor=1; __proto__=1',
  `${'a=b; '.repeat(1_000)}`,
])
  test(`RTE-01: the cookies “${cookie.slice(0, 40)}” do not affect a page`, async () => {
    const { status, body, headers } = await sendRequest('hgg.localhost', '/de-de', {
      headers: { cookie },
    });
    expect(status).toBe(200);
    expect(body).not.toContain('Draft mode');
    // Invalid draft cookies are deleted, and no others are set.
    for (const set of headers['set-cookie'] ?? [])
      expect(set).toContain('Expires=Thu, 01 Jan 1970');
  });
