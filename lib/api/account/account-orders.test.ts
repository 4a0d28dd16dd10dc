import { GERMAN_PAGE } from '@/lib/api/orders/order-page-browser.fixture.server';
import { pageLink } from '@/lib/cms/content/block.fixture';
import { findSession } from '@/lib/customer/session/session.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { blockLoaders } from '@/registry/block-loaders.server';
import { HOST, withAccountApi, type Client } from './account-api.fixture.server';

const { customer, placeOrder, rows, visitor } = withAccountApi(openTestDatabase);

/** A page of the account, as this browser opens it. */
function pageOf({ jar }: Client) {
  const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
  const session = () => findSession({ headers: { host: HOST, cookie } });
  return { ...GERMAN_PAGE, visitor: { session, query: new URLSearchParams() } };
}

async function historyOf(client: Client) {
  const empty = { emptyText: '', emptyLabel: '', emptyLink: pageLink('/'), emptyBlocks: [] };
  const block = { id: 'block', fields: { headline: 'Bestellungen', ...empty } };
  const loaded = await blockLoaders.orderHistory([block], pageOf(client));
  return loaded.get('block')?.loaded.history;
}

test('ORD-02: a line of the history has the picture and the page of its article', async () => {
  const { client, id } = await customer();
  await placeOrder('HGG-1', { customer_id: id });
  const history = await historyOf(client);
  expect(history?.orders[0]?.lines[0]?.article).toEqual({
    imageRatio: '3:4',
    slug: 'leinenhemd-mit-kentkragen',
  });
});

test('ORD-02: a line stays in the history without a picture once its article is not sold any more', async () => {
  const { client, id } = await customer();
  await placeOrder('HGG-1', { customer_id: id });
  await rows(`UPDATE shop.order_lines SET article_number = '99999999', item_number = '99999999-1'`);
  const line = (await historyOf(client))?.orders[0]?.lines[0];
  expect(line?.name).toBe('Hemd');
  expect(line).not.toHaveProperty('article');
});

test('ORD-01: an order names its invoice, and one on invoice that came back says that nothing is owed', async () => {
  const { client, id } = await customer();
  await placeOrder('HGG-1', { customer_id: id, status: 'accepted', shipped: '1' });
  expect((await historyOf(client))?.orders[0]?.receiptNumber).toBeNull();
  await rows(`WITH placed AS (UPDATE shop.orders SET paid_at = NULL RETURNING id),
    due AS (INSERT INTO shop.payments (order_id, provider, status, amount, currency)
      SELECT id, 'invoice', 'open', 2495, 'eur' FROM placed),
    issued AS (INSERT INTO shop.documents (order_id, project, kind, number, locale, file)
      SELECT id, 'hgg', 'invoice', 7, 'de-de', '' FROM placed)
    INSERT INTO shop.refunds (order_id, reason, goods, discount, shipping, total, vat, money,
        gift_cards, credited, status)
      SELECT id, 'returned', 2000, 0, 495, 2495, 0, 0, 0, 2495, 'done' FROM placed`);
  const [order] = (await historyOf(client))?.orders ?? [];
  expect([order?.receiptNumber, order?.payment]).toEqual(['RE-HGG-000007', 'settled']);
});

async function overviewOf(client: Client) {
  const block = { id: 'block', fields: { headline: 'Mein Konto', text: null } };
  const loaded = await blockLoaders.account([block], pageOf(client));
  return loaded.get('block')?.loaded.overview;
}

const reserve = (customerId: string, number: string, status: 'held' | 'collected') =>
  rows(
    `INSERT INTO shop.reservations (customer_id, project, number, request_key, store, locale, origin,
       first_name, last_name, email, status, held_until, ended_at)
     VALUES ($1, 'hgg', $2, gen_random_uuid(), '1', 'de-de', 'http://x', 'Max', 'Muster',
       'max@example.org', $3, now() + interval '1 day', CASE WHEN $3 = 'held' THEN NULL ELSE now() END)`,
    [customerId, number, status],
  );

test('LGN-01: the account begins with the last order, reservations that are held, and the card', async () => {
  const { client, id } = await customer();
  expect(await overviewOf(client)).toEqual({ order: null, reservations: [], card: null });
  await placeOrder('HGG-1', { customer_id: id, placed_at: '2026-01-01' });
  await placeOrder('HGG-2', { customer_id: id });
  await reserve(id, 'HGG-R1', 'held');
  await reserve(id, 'HGG-R2', 'collected');
  await rows(
    `INSERT INTO shop.loyalty_cards (number, level, credits, customer_id) VALUES ('30000001', 'blue', 1250, $1)`,
    [id],
  );
  const overview = await overviewOf(client);
  expect(overview?.order?.number).toBe('HGG-2');
  expect(overview?.reservations.map(({ number }) => number)).toEqual(['HGG-R1']);
  expect(overview?.card).toMatchObject({ number: '30000001', credits: 12_50 });
});

test('LGN-01: a guest has no overview', async () => {
  expect(await overviewOf(visitor())).toBeNull();
});
