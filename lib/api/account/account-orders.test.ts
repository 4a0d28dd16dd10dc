import { GERMAN_PAGE } from '@/lib/api/orders/order-page-browser.fixture.server';
import { pageLink } from '@/lib/cms/content/block.fixture';
import { findSession } from '@/lib/customer/session/session.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { blockLoaders } from '@/registry/block-loaders.server';
import { HOST, withAccountApi, type Client } from './account-api.fixture.server';

const { customer, placeOrder, rows } = withAccountApi(openTestDatabase);

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
