import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { database } from '@/lib/platform/db/database.server';
import {
  headerOf,
  HOST,
  linkIn,
  withFormsApi,
} from '@/lib/messaging/forms/forms-api.fixture.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';

// Set before the database opens, because opening it reads the environment once for all.
const search = withSearchStandIn();
const { call, send, sendForm, open, press, stateOf, deliver, received, rows } =
  withFormsApi(openTestDatabase);

const SKU = '20310000-312-3XL';

let count = 0;
/** An address that no other test uses. */
const address = () => `linked-${process.pid}-${count++}@example.com`;
const person = (email: string) => ({ firstName: 'Jan', lastName: 'Novák', email });

beforeEach(async () => {
  search.hits = [linenShirt];
  await database().$client.query(`
    DELETE FROM shop.article_notices; DELETE FROM shop.skus;
    INSERT INTO shop.skus (sku, article_number, item_number, project, stock, is_nos)
      VALUES ('${SKU}', '20310000', '20310000-312', 'hgg', 0, false);
    INSERT INTO shop.prices (sku, currency, price) VALUES ('${SKU}', 'eur', 2000)`);
});

const FORMS: Readonly<Record<string, (email: string) => Promise<unknown>>> = {
  newsletter: (email) => send('/api/newsletter/subscribe', person(email)),
  message: (email) =>
    sendForm('/api/contact/sendEmail', {
      ...person(email),
      subject: 'delivery',
      message: 'Paket?',
      acceptDatenschutz: 'on',
    }),
  competition: (email) =>
    sendForm('/api/newsletter/raffle', {
      ...person(email),
      participationPrivacy: 'on',
      notificationInfo: 'on',
      competition: 'summer',
    }),
  'early shop': (email) =>
    sendForm('/api/newsletter/earlyShopRegistration', {
      ...person(email),
      participationPrivacy: 'on',
      triggerID: '12806',
    }),
  'stock alert': (email) => send('/api/article/notice', { kind: 'stock', sku: SKU, email }),
  'price alert': (email) => send('/api/article/notice', { kind: 'price', sku: SKU, email }),
};

/** All rows that the link of an email could change. */
const stored = async () =>
  JSON.stringify([
    await rows('SELECT status FROM shop.newsletter_subscriptions'),
    await rows('SELECT confirmed_at FROM shop.contact_messages'),
    await rows('SELECT confirmed_at FROM shop.form_entries'),
    await rows('SELECT status FROM shop.article_notices'),
    await rows('SELECT key FROM shop.outbox ORDER BY key'),
  ]);

/** Opens a link like a mail server that checks emails. */
async function scan(url: string): Promise<void> {
  const { pathname, search: query } = new URL(url);
  for (const method of ['GET', 'HEAD', 'GET']) {
    const reply = await call(pathname + query, { method, headers: { host: HOST } });
    expect([reply.status, reply.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/de-de\/set-password\/confirm\?token=[0-9a-f-]{36}\./),
    ]);
  }
}

test.each(Object.entries(FORMS))(
  'NWS-02, CON-05, NWS-06: the link of a %s changes nothing until the button on its page is pressed',
  async (_, request) => {
    const email = address();
    await request(email);
    await deliver();
    const [confirmation] = await received(email);
    const url = linkIn(confirmation ?? { subject: '', text: '', html: '', headers: [] });
    const before = await stored();
    await scan(url);
    expect([await stored(), await stateOf(url)]).toEqual([before, 'open']);
    expect(await press(url)).toBe('/de-de?success=1');
    expect(await stored()).not.toBe(before);
    const after = await stored();
    // Pressing it again, for example in another tab, shows that it is already done.
    expect(await press(url)).toContain('/set-password/confirm?token=');
    await scan(url);
    expect([await stored(), await stateOf(url)]).toEqual([after, 'used']);
  },
);

const TABLES = {
  newsletter: ['newsletter_subscriptions', 'requested_at'],
  message: ['contact_messages', 'sent_at'],
  competition: ['form_entries', 'entered_at'],
  'stock alert': ['article_notices', 'requested_at'],
} as const;

test.each(Object.entries(TABLES))(
  'NWS-02, CON-05, NWS-06: the link of a %s expires after a week, unless it was used',
  async (form, [table, column]) => {
    const email = address();
    const later = `UPDATE shop.${table} SET ${column} = ${column} - interval '8 days'`;
    await FORMS[form]?.(email);
    await deliver();
    const [confirmation] = await received(email);
    const url = linkIn(confirmation ?? { subject: '', text: '', html: '', headers: [] });
    await rows(later);
    const before = await stored();
    expect(await press(url)).toContain('/set-password/confirm?token=');
    expect([await stored(), await stateOf(url)]).toEqual([before, 'expired']);
  },
);

test('NWS-04: the link that ends an alert changes nothing until the button is pressed', async () => {
  const email = address();
  await FORMS['price alert']?.(email);
  await deliver();
  const [confirmation] = await received(email);
  await press(linkIn(confirmation ?? { subject: '', text: '', html: '', headers: [] }));
  await rows('UPDATE shop.prices SET price = 1000');
  await rows(`UPDATE shop.article_notices SET status = 'confirmed'`);
  const id = (await rows('SELECT id FROM shop.article_notices'))[0].id;
  await rows(`INSERT INTO shop.outbox (key, kind, payload) VALUES
    ('article-notice:${id}:1', 'article-notice', '{"noticeId": "${id}"}')`);
  await rows(`UPDATE shop.article_notices SET status = 'told', told_at = now()`);
  await deliver();
  const notification = (await received(email)).find((each) => headerOf(each, 'list-unsubscribe'));
  const end = /https?:[^>\s]+/.exec(headerOf(notification, 'list-unsubscribe') ?? '')?.[0] ?? '';
  await scan(end);
  expect(await rows('SELECT status FROM shop.article_notices')).toEqual([{ status: 'told' }]);
  expect(await press(end)).toBe('/de-de?success=1');
  expect(await rows('SELECT status FROM shop.article_notices')).toEqual([{ status: 'ended' }]);
  expect(await stateOf(end)).toBe('used');
});

test('NWS-02: a page of another site cannot press the button', async () => {
  const email = address();
  await FORMS['newsletter']?.(email);
  await deliver();
  const [confirmation] = await received(email);
  const page = await open(linkIn(confirmation ?? { subject: '', text: '', html: '', headers: [] }));
  const token = new URL(page.headers.location ?? '', `http://${HOST}`).searchParams.get('token');
  const reply = await call('/api/forms/confirm', {
    method: 'POST',
    headers: {
      host: HOST,
      origin: 'https://evil.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ token: token ?? '' }).toString(),
  });
  expect(reply.status).toBe(403);
  expect(
    await stateOf(linkIn(confirmation ?? { subject: '', text: '', html: '', headers: [] })),
  ).toBe('open');
});
