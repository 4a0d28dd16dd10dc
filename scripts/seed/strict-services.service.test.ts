import { indexNames } from '@/lib/catalog/search/index-names';
import { indexingClient } from '@/lib/catalog/search/indexing-client.server';
import { readProduct } from '@/lib/catalog/catalogue/product.server';
import { fetchEntryTree } from '@/lib/cms/content/content-api.server';
import { finishOrder } from '@/lib/commerce/orders/finish-order.server';
import { orderRow, ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import { rows, withOrders } from '@/lib/commerce/orders/orders.fixture.server';
import { takePaymentEvent } from '@/lib/commerce/orders/take-payment-event.server';
import { readPaymentEvent } from '@/lib/commerce/payment/payment-event.server';
import {
  APP_ID,
  KEYS,
  startService as startSearch,
  type RunningService as RunningSearch,
} from '@/packages/algolia-local/testing/running-service';
import {
  SPACE,
  startService as startContent,
  TOKENS,
  type RunningService as RunningContent,
} from '@/packages/contentful-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { CARDS, openPage, submitCard } from '@/packages/stripe-local/testing/orders';
import {
  SECRET_KEY,
  startService as startPayment,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openSpace } from '@/scripts/migrate/space';
import { articlesOf } from './catalogue/catalogue';
import { pushIndex } from './catalogue/push-index';
import { recordOf } from './catalogue/record';
import { writeEntries } from './write-entries';

// The shop against services that are as slow and as strict as their vendors.

const PRODUCTS = [...articlesOf('hgg', { seed: 1, scale: 60 })]
  .slice(0, 12)
  .flatMap((article) => recordOf(article, 'de') ?? []);
/** More than management allows within a second, with two requests each. */
const ENTRIES = Array.from({ length: 8 }, (_, at) => ({
  id: `note-${at}`,
  type: 'note',
  fields: { text: { de: `Notiz ${at}` } },
  before: [],
}));

let search: RunningSearch;
let content: RunningContent;

const contentVariables = () => ({
  CONTENTFUL_SPACE_ID: SPACE,
  CONTENTFUL_ACCESS_TOKEN: TOKENS.delivery,
  CONTENTFUL_MANAGEMENT_TOKEN: TOKENS.management,
  CONTENTFUL_HOST: content.hosts.delivery,
  CONTENTFUL_MANAGEMENT_HOST: content.hosts.management,
  CONTENTFUL_INSECURE: 'true',
});

async function startAll() {
  const [first, second, third] = await Promise.all([
    // Articles with many variants have up to 20 kB, which Algolia accepts except in its smallest plan.
    startSearch({ SEARCH_STRICT: 'true', SEARCH_MAX_RECORD_BYTES: '100000' }),
    startContent({ CONTENT_STRICT: 'true', CONTENT_LOCALES: 'de' }),
    startPayment({ PAYMENT_STRICT: 'true' }),
  ]);
  [search, content] = [first, second];
  Object.assign(process.env, contentVariables(), {
    ALGOLIA_APP_ID: APP_ID,
    ALGOLIA_SEARCH_API_KEY: KEYS.search,
    ALGOLIA_ADMIN_API_KEY: KEYS.admin,
    ALGOLIA_HOST: search.host,
  });
  return third;
}

const { payment } = withOrders(openTestDatabase, startAll, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});
afterAll(async () => {
  await Promise.all([search.stop(), content.stop()]);
});

test('an index is complete once it has been written, although tasks take time', async () => {
  const client = indexingClient();
  if (!client) throw new Error('there is no key for indexing');
  await pushIndex({ client, project: 'hgg', language: 'de' }, PRODUCTS);
  const { products, suggestions } = indexNames('hgg', 'de');
  const searchParams = { hitsPerPage: 100 };
  const { hits } = await client.searchSingleIndex({ indexName: products, searchParams });
  expect(hits.map((hit) => readProduct(hit)?.objectID).toSorted()).toEqual(
    PRODUCTS.map(({ objectID }) => objectID).toSorted(),
  );
  expect((await client.searchSingleIndex({ indexName: suggestions })).nbHits).toBeGreaterThan(0);
  expect((await client.searchRules({ indexName: products })).nbHits).toBeGreaterThan(0);
});

test('entries are all written and published above the rate limit, and the shop sees them soon', async () => {
  const space = openSpace(contentVariables());
  const field = { id: 'text', name: 'Text', type: 'Symbol', required: true, localized: false };
  const type = await space.client.contentType.createWithId(
    { contentTypeId: 'note' },
    { name: 'Note', displayField: 'text', fields: [field] },
  );
  await space.client.contentType.publish({ contentTypeId: 'note' }, type);
  const seeding = {
    space,
    record: { version: '', seededAt: '', written: {} },
    locales: new Set(['de']),
    isForced: false,
  };
  expect(await writeEntries(seeding, ENTRIES)).toEqual(ENTRIES.map(() => 'create'));
  const rootsOf = async (id: string) => (await fetchEntryTree(id, 'de', 'published')).roots;
  const deadline = Date.now() + 100_000;
  while ((await rootsOf('note-7')).length === 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await Promise.all(ENTRIES.map(({ id }) => rootsOf(id)))).toEqual(
    ENTRIES.map(({ id }) => [id]),
  );
});

test('an order is paid once its customer returns, and the late event changes nothing', async () => {
  const { orderId } = await ordered('card');
  const [{ id } = { id: '' }] = await rows<{ id: string }>(
    'SELECT session_id AS id FROM shop.payments WHERE order_id = $1',
    [orderId],
  );
  const { token = '' } = await openPage(payment(), id);
  await submitCard(payment(), id, { number: CARDS.success, token });
  await finishOrder(orderId);
  const paid = await orderRow(orderId);
  expect(paid?.status).toBe('paid');
  const [{ body, signature } = { body: '', signature: '' }] = await payment().receiver.waitFor(1);
  const event = await readPaymentEvent(body, signature);
  if (typeof event === 'string') throw new Error(`the event is ${event}`);
  await takePaymentEvent(event);
  expect(await orderRow(orderId)).toEqual(paid);
});
