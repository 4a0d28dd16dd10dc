import { expect } from '@playwright/test';
import { sendRequest } from './hosts';
import { test } from './own-address';

const all = (xml: string, pattern: RegExp) =>
  [...xml.matchAll(pattern)].map(([, text = '']) => text);

test('RTE-10: the feed of a market has its SKUs, in its currency, at addresses that select them', async () => {
  const headers = { connection: 'close' };
  const address = '/feeds/google/de-ch.xml';
  const { status, body } = await sendRequest('eck.localhost', address, { headers });
  expect(status).toBe(200);
  expect(body.endsWith('</channel>\n</rss>\n')).toBe(true);
  const items = all(body, /<item>(.*?)<\/item>/g);
  expect(items.length).toBeGreaterThan(200);
  expect(items.filter((item) => !/<g:price>\d+\.\d\d CHF<\/g:price>/.test(item))).toEqual([]);
  expect(new Set(items.flatMap((item) => all(item, /<g:id>(.*?)</g))).size).toBe(items.length);
  const [item = ''] = items;
  const [link = ''] = all(item, /<g:link>(.*?)</g);
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
  const page = await sendRequest('eck.localhost', pathname + search);
  expect(page.status).toBe(200);
  expect(page.body).toContain(`"sku":"${all(item, /<g:id>(.*?)</g)[0]}"`);
});

test('RTE-10: there is no feed of a market in which a shop does not sell', async () => {
  expect((await sendRequest('eck.localhost', '/feeds/google/pl-pl.xml')).status).toBe(404);
  expect((await sendRequest('eck.localhost', '/feeds/google')).status).toBe(404);
});
