import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { sendRequest, shopUrl } from './hosts';
import { test } from './hydrated-page';
import { pairs } from '@/scripts/testing/combinations';

/** A parameter in a path. */
const PARAMETER = /\[\[?\.{0,3}(\w+)\]?\]/g;

/** Every route below `/api`, with its parameters. */
const ROUTES = readdirSync('pages/api', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `/api/${file.replace(/(\/index)?\.ts$/, '')}`)
  .toSorted();
const filledIn = (route: string, value: string) => route.replaceAll(PARAMETER, value);
const ROUTES_WITH_X = ROUTES.map((route) => filledIn(route, 'x'));

/** Routes with other callers, authenticated by a signature, secret or link. */
const SIGNED = [
  '/api/article/end-notice',
  '/api/context/arrive',
  '/api/erp/order/x',
  '/api/erp/prices',
  '/api/erp/reservations',
  '/api/erp/returns',
  '/api/erp/stock',
  '/api/import/articles',
  '/api/import/prices',
  '/api/import/stock',
  '/api/newsletter/unsubscribe',
  '/api/payment/webhook',
  '/api/revalidate',
  '/api/security/report',
  '/api/studio/contract',
];

const JSON_TYPE = { 'content-type': 'application/json' };
const FOREIGN = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
const OWN = { origin: shopUrl('hgg').replace(/\/$/, ''), 'sec-fetch-site': 'same-origin' };

const post = (path: string, headers: Record<string, string>, body: string) =>
  sendRequest('hgg.localhost', path, { method: 'POST', headers, body });

test('API-01: no route accepts writes from a page of another origin', async () => {
  test.slow();
  for (const path of ROUTES_WITH_X) {
    const { status, headers } = await post(path, { ...JSON_TYPE, ...FOREIGN }, '{}');
    // A read-only route allows no other method.
    const isRead = status === 405 && !String(headers.allow).includes('POST');
    const expected = SIGNED.includes(path) ? status >= 300 && status < 500 : status === 403;
    expect([path, status, isRead || expected]).toEqual([path, status, true]);
    expect(headers['set-cookie']).toBeUndefined();
  }
});

const FIELDS = [
  'email',
  'password',
  'token',
  'firstName',
  'message',
  'sku',
  'orderId',
  'orderNumber',
  'code',
  'reason',
  'uid',
  'street',
  'name',
  'articleNumber',
  'deliveryCountry',
  'language',
];
const filled = (text: string) =>
  `{${FIELDS.map((field) => `"${field}":"${text}"`).join()},"variant":{"sku":"${text}"},"count":1}`;

/**
 * Few requests, because all writes of this machine share one limit, which other tests need as well.
 */
const MALFORMED = [
  filled('a\\u0000b\\ud800'),
  filled('__proto__').replace('{', '{"__proto__":{"sku":"x"},"constructor":{"prototype":{"x":1}},'),
  `{"variant":${'['.repeat(15_000)}${']'.repeat(15_000)}}`,
];

test('API-01: no route fails on NUL, lone surrogates, deep nesting or prototype names', async () => {
  test.setTimeout(240_000);
  for (const path of ROUTES_WITH_X)
    for (const body of MALFORMED) {
      const { status } = await post(`${path}?locale=de-de`, { ...JSON_TYPE, ...OWN }, body);
      // 429 would be a response of the limit, not of the route.
      const isClean = status < 500 && status !== 429;
      expect([path, body.slice(0, 40), isClean]).toEqual([path, body.slice(0, 40), true]);
    }
});

const NAMES = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '%00',
  '%ED%A0%80',
  '..%2f',
];

test('API-01: in a URL prototype names are ordinary names, and invalid characters are rejected', async () => {
  test.setTimeout(240_000);
  for (const [pattern, name] of pairs(ROUTES, NAMES, 3)) {
    const route = filledIn(pattern, name);
    const query = `locale=${name}&${name}=${name}&page=${name}&uid=${name}&order=${name}`;
    const { status } = await sendRequest(
      'hgg.localhost',
      `${route}?${query}&path=${name}&term=${name}`,
    );
    expect([route, name, status < 500]).toEqual([route, name, true]);
  }
});

const OWN_PAGES = ['studio', '']
  .flatMap((folder) => readdirSync(`pages/${folder}`).map((file) => `${folder}/${file}`))
  .filter((file) => /\/[a-z][\w-]*\.tsx$/.test(file))
  .map((file) => `/${file.replace(/^\/|(\/index)?\.tsx$/g, '')}`);
const PAGES = [
  ...OWN_PAGES,
  '/studio/entry/constructor',
  '/de-de/p/constructor/__proto__',
  '/de-de/p/x/1-2',
  '/de-de/kontakt',
  '/de-de/checkout/payment',
  '/de-de/checkout/review',
  '/de-de/account/constructor',
  '/de-de',
  '/de-de/suche',
  '/de-de/hemden',
  '/de-de/account',
  '/de-de/set-password',
  '/de-de/checkout/cart',
  '/de-de/checkout/address',
  '/de-de/order-status',
  '/de-de/wishlist',
];
const PARAMETERS = [
  'query',
  'q',
  'page',
  'sort',
  'number',
  'order',
  'email',
  'token',
  'error',
  'notice',
  'uid',
  'filter',
  'search',
  'year',
  'list',
  'id',
  'size',
  'colour',
  'step',
  'from',
  'to',
  'time',
  'at',
  'colorVariant',
  'sortBy',
  'range[priceMin]',
  'filters[brand]',
  'filters[__proto__]',
  'type',
  'project',
  'locale',
  'path',
  'language',
  'queryID',
  'code',
  'key',
  'signature',
  'hideAppLogin',
];

test('RTE-01: no page fails on such parameters', async () => {
  test.setTimeout(240_000);
  for (const [page, name] of pairs(PAGES, NAMES, 3)) {
    const query = PARAMETERS.map((parameter) => `${parameter}=${name}`).join('&');
    const { status } = await sendRequest('hgg.localhost', `${page}?${query}&${name}=${name}`);
    expect([page, name, status < 500]).toEqual([page, name, true]);
  }
});
