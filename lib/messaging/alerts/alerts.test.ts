import { rejectedCaptchas, solvedCaptcha } from '@/lib/shop/captcha/solved-captcha.fixture.server';
import { foreignShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import {
  headerOf,
  HOST,
  linkIn,
  withFormsApi,
} from '@/lib/messaging/forms/forms-api.fixture.server';
import { ONE_CLICKS } from '@/lib/messaging/newsletter/one-click.fixture';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { queueAlerts } from './store-alert.server';

// Set before the database opens, because opening it reads the environment once for all.
const search = withSearchStandIn();
const { call, send, sendForm, press, stateOf, deliver, received, rows } =
  withFormsApi(openTestDatabase);

const SKU = '4006381333931';
const NOTICE = '/api/article/notice';

let count = 0;
/** An address that no other test uses. */
const address = () => `waiting-${process.pid}-${count++}@example.com`;

beforeEach(async () => {
  search.hits = [foreignShirt];
  await database().$client.query(`
    DELETE FROM shop.article_notices; DELETE FROM shop.skus;
    INSERT INTO shop.skus (sku, article_number, item_number, project, stock, is_nos)
      VALUES ('${SKU}', 'ABC-12/3', 'ABC-12/3 blau', 'hgg', 0, false);
    INSERT INTO shop.prices (sku, currency, price) VALUES ('${SKU}', 'eur', 2000)`);
});

/** Queues alerts as the push of changed articles does. */
const pushed = () => inTransaction((transaction) => queueAlerts(transaction, ['ABC-12/3']));

/** A confirmed alert subscription; its confirmation email is the one received. */
async function waiting(kind: 'stock' | 'price'): Promise<string> {
  const email = address();
  expect((await send(NOTICE, { kind, sku: SKU, email })).status).toBe(200);
  await deliver();
  const [confirmation] = await received(email);
  if (!confirmation) throw new Error('no email came');
  expect(await press(linkIn(confirmation))).toBe('/de-de?success=1');
  return email;
}

test('notifies an address once that a size is back in stock', async () => {
  const email = await waiting('stock');
  await pushed();
  await deliver();
  expect(await received(email)).toHaveLength(1);
  await rows('UPDATE shop.skus SET stock = 3');
  await Promise.all([pushed(), pushed()]);
  await deliver();
  await rows('UPDATE shop.skus SET stock = 0');
  await rows('UPDATE shop.skus SET stock = 1');
  await pushed();
  await deliver();
  const emails = await received(email);
  expect(emails).toHaveLength(2);
  const notification = emails.find((each) => headerOf(each, 'list-unsubscribe'));
  expect(notification?.subject).toMatch(/^Wieder da: /);
  for (const { html } of emails)
    expect(html).toMatch(
      /<img src="http[^"]*\/p\/ABC-12[^"]*\.jpg" alt="Leinenhemd[^"]*" width="150"/,
    );
  expect(linkIn(notification ?? { subject: '', text: '', html: '', headers: [] })).toContain(
    'ABC-12~2F3',
  );
});

test('does not notify if the size is sold out again before the email is sent, but when it is next in stock', async () => {
  const email = await waiting('stock');
  await rows('UPDATE shop.skus SET stock = 1');
  await pushed();
  await rows('UPDATE shop.skus SET stock = 0');
  await deliver();
  expect(await received(email)).toHaveLength(1);
  await rows('UPDATE shop.skus SET stock = 1');
  await pushed();
  await deliver();
  expect(await received(email)).toHaveLength(2);
});

test('reports a lower price with both prices, and one click ends the alerts', async () => {
  const email = await waiting('price');
  await rows('UPDATE shop.prices SET price = 2500');
  await pushed();
  await rows('UPDATE shop.prices SET price = 1500');
  await pushed();
  await deliver();
  const notification = (await received(email)).find((each) => headerOf(each, 'list-unsubscribe'));
  expect(notification?.text).toMatch(/15,00.*20,00/);
  const url = new URL(
    /https?:[^>\s]+/.exec(headerOf(notification, 'list-unsubscribe') ?? '')?.[0] ?? '',
  );
  const oneClick = (search: string) =>
    call(url.pathname + search, { method: 'POST', headers: { host: HOST } });
  expect((await oneClick('?uid=forged')).status).toBe(410);
  expect((await oneClick(url.search)).status).toBe(200);
  expect(await rows('SELECT status FROM shop.article_notices')).toEqual([{ status: 'ended' }]);
});

test.each(['stock', 'price'] as const)(
  'NWS-04: one click ends a %s alert in either encoding, without cookie, origin or redirect',
  async (kind) => {
    for (const [how, type, body] of ONE_CLICKS) {
      await rows('UPDATE shop.skus SET stock = 0; UPDATE shop.prices SET price = 2000');
      const email = await waiting(kind);
      await rows('UPDATE shop.skus SET stock = 1; UPDATE shop.prices SET price = 1500');
      await pushed();
      await deliver();
      const notification = (await received(email)).find((each) =>
        headerOf(each, 'list-unsubscribe'),
      );
      expect(headerOf(notification, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      const end =
        /https?:[^>\s]+/.exec(headerOf(notification, 'list-unsubscribe') ?? '')?.[0] ?? '';
      const { pathname, search: query } = new URL(end);
      const headers = { host: HOST, 'content-type': type };
      const reply = await call(pathname + query, { method: 'POST', headers, body });
      const { location, 'set-cookie': cookie } = reply.headers;
      expect([how, reply.status, location, cookie]).toEqual([how, 200, undefined, undefined]);
      const left = await rows(`SELECT 1 FROM shop.article_notices WHERE status <> 'ended'`);
      expect([how, left]).toEqual([how, []]);
    }
  },
);

test('sends no alert for an unconfirmed subscription', async () => {
  const email = address();
  await send(NOTICE, { kind: 'stock', sku: SKU, email });
  await rows('UPDATE shop.skus SET stock = 1');
  await pushed();
  await deliver();
  expect(await received(email)).toHaveLength(1);
});

test('rejects an alert for a size that is in stock or not for sale', async () => {
  const alert = { kind: 'stock', email: address() };
  expect((await send(NOTICE, { ...alert, sku: 'unknown' })).status).toBe(404);
  await rows('UPDATE shop.skus SET stock = 1');
  expect((await send(NOTICE, { ...alert, sku: SKU })).status).toBe(409);
  expect((await send(NOTICE, { ...alert, sku: SKU, kind: 'colour' })).status).toBe(400);
});

test('NWS-04, FRM-01: the link of an alert confirms once, within a week, and until a newer one replaces it', async () => {
  const email = address();
  const alert = { kind: 'price', sku: SKU, email };
  await send(NOTICE, alert);
  // Sending it twice results in one confirmation email.
  await send(NOTICE, alert);
  await deliver();
  const [first, ...others] = await received(email);
  expect(others).toEqual([]);
  const url = linkIn(first ?? { subject: '', text: '', html: '', headers: [] });
  const old = `UPDATE shop.article_notices SET requested_at = requested_at - interval '8 days'`;
  const later = Date.now() + 8 * 24 * 60 * 60 * 1000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(await stateOf(url)).toBe('expired');
  jest.restoreAllMocks();
  await rows(old);
  await send(NOTICE, alert);
  await deliver();
  const newer = (await received(email)).map(linkIn).find((link) => link !== url) ?? '';
  expect(await stateOf(url)).toBe('expired');
  expect(await press(newer)).toBe('/de-de?success=1');
  await press(newer);
  expect(await stateOf(newer)).toBe('used');
  for (const forged of [`${newer}x`, newer.replace(/\.\d+\./, '.1.')])
    expect(await stateOf(forged)).toBeNull();
  expect(await rows('SELECT status FROM shop.article_notices')).toEqual([{ status: 'confirmed' }]);
});

test('NWS-04: an ended alert is not confirmed by an older link, and ending it again has no effect', async () => {
  const email = await waiting('stock');
  const links = (await received(email)).map(linkIn);
  await rows('UPDATE shop.skus SET stock = 1');
  await pushed();
  await deliver();
  const notification = (await received(email)).find((each) => headerOf(each, 'list-unsubscribe'));
  const end = /https?:[^>\s]+/.exec(headerOf(notification, 'list-unsubscribe') ?? '')?.[0] ?? '';
  expect(await press(end)).toBe('/de-de?success=1');
  await press(end);
  expect(await stateOf(end)).toBe('used');
  for (const link of links) expect(await stateOf(link)).toBe('expired');
  expect(links).toHaveLength(1);
  expect(await rows('SELECT status FROM shop.article_notices')).toEqual([{ status: 'ended' }]);
});

test('FRM-01: an alert request is rejected if its captcha is missing, forged, expired or used', async () => {
  const used = await solvedCaptcha();
  const alert = () => ({ kind: 'stock', sku: SKU, email: address() });
  expect((await send(NOTICE, { ...alert(), token: used })).status).toBe(200);
  const rejected = [used, ...(await rejectedCaptchas())];
  for (const token of [undefined, null, '', ...rejected])
    expect((await send(NOTICE, { ...alert(), token })).status).toBe(403);
  for (const token of rejected)
    expect((await sendForm(NOTICE, { ...alert(), token })).headers.location).toMatch(/-refused$/);
  expect(await rows('SELECT id FROM shop.article_notices')).toHaveLength(1);
});
