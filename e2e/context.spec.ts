import { expect } from '@playwright/test';
import { sendRequest } from './hosts';
import { test } from './hydrated-page';

const host = 'hgg.localhost';
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  sendRequest(host, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
  });

test('CTX-01, CTX-02: the context contains locale, currency, countries, configuration and shop data', async () => {
  const { status, body } = await sendRequest(host, '/api/context?locale=en-us');
  expect(status).toBe(200);
  const context = JSON.parse(body);
  expect(context).toMatchObject({
    locale: 'en-us',
    parsedLocale: { language: 'en', territory: 'US' },
    currency: 'USD',
    projectId: 'hgg',
    projectConfiguration: {
      shippingHeadline: 'Delivery and returns',
      homeLink: { href: '/en-us', opens: 'page' },
      appDarkmode: false,
      redirectNecessary: false,
    },
    projectData: { productList: { productsPerPage: 24 }, locale: {} },
  });
  expect(context.deliveryCountryList).toContain('US');
  expect(context.projectConfiguration.shippingAccordions).toHaveLength(2);
});

test('CTX-06: a locale can be requested; the default is the visitor’s own', async () => {
  const own = await sendRequest(host, '/api/context', { headers: { 'accept-language': 'fr-CH' } });
  expect(JSON.parse(own.body).locale).toBe('fr-ch');
  for (const locale of ['xx-yy', 'it-it', 'de', '', '__proto__', 'de-de&locale=de-at'])
    expect(
      (await sendRequest(host, `/api/context?locale=${locale}`)).status,
    ).toBeGreaterThanOrEqual(400);
  expect((await sendRequest('eck.localhost', '/api/context?locale=en-us')).status).toBe(404);
});

test('CTX-06: country and language are switched and remembered, separately or together', async () => {
  const both = await post('/api/context/locale', { deliveryCountry: 'PL', language: 'pl' });
  expect(JSON.parse(both.body)).toMatchObject({ locale: 'pl-pl', currency: 'PLN' });
  const [cookie = ''] = both.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^selvedge_locale=pl-pl; Path=\/; Max-Age=31536000; SameSite=Lax$/);
  const kept = { cookie: 'selvedge_locale=pl-pl' };
  const spoken = await post('/api/context/language', { language: 'en' }, kept);
  expect(JSON.parse(spoken.body).locale).toBe('en-pl');
  const { headers } = await sendRequest(host, '/', {
    headers: { cookie: 'selvedge_locale=en-pl' },
  });
  expect(headers.location).toBe('/en-pl');
});

test('CTX-06: an invalid choice is rejected and not remembered', async () => {
  for (const body of [
    {},
    null,
    [],
    'pl',
    { language: 'xx' },
    { language: 7 },
    { language: 'p/' },
  ]) {
    const { status, headers } = await post('/api/context/language', body);
    expect.soft(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
    expect.soft(status, JSON.stringify(body)).toBeLessThan(500);
    expect.soft(headers['set-cookie'], JSON.stringify(body)).toBeUndefined();
  }
  const abroad = await post('/api/context/locale', { deliveryCountry: 'JP', language: 'en' });
  expect(abroad.status).toBe(404);
});
