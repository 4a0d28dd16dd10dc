import { EMAIL_KINDS, EMAIL_PLACEHOLDERS, type EmailKind } from '@/cms-schema/email-kinds';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import { rows, SHIRT, withUnreachableProvider } from '@/lib/commerce/orders/orders.fixture.server';
import { ACCOUNT_EMAILS } from '@/lib/customer/account/queue-email.server';
import type { ComposedEmail } from '@/lib/messaging/mail/email';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { accountEmailOf } from './account-email.server';
import { formEmails } from './form-emails.server';
import { orderNews } from './order-news-emails.server';
import { orderPaidEmail } from './order-paid-email.server';
import { reservationPlacedEmail } from './reservation-placed-email.server';

withoutContent();
const search = withSearchStandIn();
withUnreachableProvider(openTestDatabase);

beforeEach(async () => {
  search.hits = [linenShirt];
});

type Composed = ComposedEmail | null | undefined;

const SENDER = `'hgg', 'de-de', 'http://hgg.localhost', 'max@example.org'`;
const REFUND = 'reason, goods, discount, shipping, total, vat, money, gift_cards, credited, status';
const PERSON = `'Max', 'Muster'`;

/** Adds a row. @returns its id */
async function added(table: string, columns: string, values: string): Promise<string> {
  const [row] = await rows<{ id: string }>(
    `INSERT INTO shop.${table} (${columns}) VALUES (${values}) RETURNING id`,
  );
  if (!row) throw new Error(`nothing was added to ${table}`);
  return row.id;
}

async function orderEmails(): Promise<Composed[]> {
  const { orderId } = await ordered('prepayment');
  const about = (columns: string, values: string, table: string) =>
    added(table, `order_id, ${columns}`, `'${orderId}', ${values}`);
  const refund = async (reason: string) => ({
    refundId: await about(REFUND, `'${reason}', 1, 0, 0, 1, 0, 1, 0, 0, 'done'`, 'refunds'),
  });
  const cancelled = await refund('cancelled');
  const returned = await refund('returned');
  const late = await refund('late');
  const parcelId = await about('carrier, number', `'DHL', '1'`, 'parcels');
  const withdrawalId = await about('key, name, lines', `'1', 'Max', '[]'`, 'withdrawals');
  const returnId = await about(
    'number, request_key',
    `'HGG-T1', gen_random_uuid()`,
    'registered_returns',
  );
  const [line] = await rows<{ id: string }>('SELECT id FROM shop.order_lines');
  const news = (kind: string, ids: object = {}) => orderNews('key', kind, { orderId, ...ids });
  return Promise.all([
    orderPaidEmail('key', orderId),
    news('order-accepted'),
    news('prepayment-request'),
    news('order-shipped', { parcelId }),
    news('order-exchanged', { lineId: line?.id }),
    news('order-cancelled'),
    news('order-cancelled', cancelled),
    news('order-refunded', returned),
    news('transfer-late', late),
    news('payment-failed'),
    news('withdrawal-received', { withdrawalId }),
    news('gift-cards'),
    formEmails['return-registered']?.('key', { returnId }),
  ]);
}

async function accountEmails(): Promise<Composed[]> {
  const customerId = await added(
    'customers',
    'email, email_key, password_hash, first_name, last_name, birthday, project, locale',
    `'max@example.org', 'max@example.org', 'x', ${PERSON}, '1980-02-29', 'hgg', 'de-de'`,
  );
  const sent = { project: 'hgg', locale: 'de-de', origin: 'http://hgg.localhost' };
  return Promise.all(
    ACCOUNT_EMAILS.map((kind) =>
      accountEmailOf('key', kind, { ...sent, customerId, email: 'new@example.org' }),
    ),
  );
}

async function newsletterEmails(): Promise<Composed[]> {
  const subscriptionId = await added(
    'newsletter_subscriptions',
    'project, locale, origin, email, first_name, last_name, status',
    `${SENDER}, ${PERSON}, 'confirmed'`,
  );
  return Promise.all(
    ['newsletter-confirm', 'newsletter-welcome'].map((kind) =>
      formEmails[kind]?.('key', { subscriptionId, at: 1 }),
    ),
  );
}

async function formMessages(): Promise<Composed[]> {
  const sender = 'project, locale, origin, email, first_name, last_name';
  const messageId = await added(
    'contact_messages',
    `${sender}, subject, message`,
    `${SENDER}, ${PERSON}, 'delivery', 'Paket?'`,
  );
  const entry = (kind: string) =>
    added(
      'form_entries',
      `${sender}, kind, name, is_event`,
      `${SENDER}, ${PERSON}, '${kind}', 'x', false`,
    );
  const [entryId, early] = [await entry('raffle'), await entry('earlyShop')];
  return Promise.all([
    formEmails['contact-confirm']?.('key', { messageId }),
    formEmails['contact-copy']?.('key', { messageId }),
    formEmails['entry-confirm']?.('key', { entryId }),
    formEmails['entry-stored']?.('key', { entryId }),
    formEmails['entry-stored']?.('key', { entryId: early }),
  ]);
}

async function alertEmails(): Promise<Composed[]> {
  const alert = (kind: string) =>
    added(
      'article_notices',
      'project, locale, origin, email, kind, sku, article_number, item_number, name, size, currency, price, status',
      `${SENDER}, '${kind}', '${SHIRT}', '20310000', '20310000-312', 'Hemd', '3XL', 'eur', 2500, 'told'`,
    );
  const ids = [await alert('stock'), await alert('price')];
  return Promise.all(
    ids.flatMap((noticeId) => [
      formEmails['notice-confirm']?.('key', { noticeId, at: 1 }),
      formEmails['article-notice']?.('key', { noticeId }),
    ]),
  );
}

async function reservationEmails(): Promise<Composed[]> {
  await rows(`INSERT INTO shop.stores VALUES
    ('101', 'hgg', 'Köln', 'Weg 1', '50667', 'Köln', 'DE', '0221 1', '[]', 0, 0)`);
  const id = await added(
    'reservations',
    'project, locale, origin, email, first_name, last_name, number, request_key, store, status, held_until',
    `${SENDER}, ${PERSON}, 'HGG-R1', gen_random_uuid(), '101', 'held', now() + interval '1 day'`,
  );
  return [await reservationPlacedEmail('key', id)];
}

test('MAIL: editors can use exactly the placeholders of each kind of email', async () => {
  const composed = [
    ...(await orderEmails()),
    ...(await accountEmails()),
    ...(await newsletterEmails()),
    ...(await formMessages()),
    ...(await alertEmails()),
    ...(await reservationEmails()),
  ];
  const had = new Map<EmailKind, string[]>();
  for (const email of composed) {
    if (!email?.editable) throw new Error('an email is not composed, or not for editors');
    had.set(email.editable.kind, Object.keys(email.letter.values).toSorted());
  }
  const declared = EMAIL_KINDS.map((kind) => [
    kind,
    [...EMAIL_PLACEHOLDERS[kind], 'shop'].toSorted(),
  ]);
  expect(Object.fromEntries(had)).toEqual(Object.fromEntries(declared));
});
