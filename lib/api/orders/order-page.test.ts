import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import { ORDER_NUMBER_LIMIT } from '@/lib/commerce/order-view/order-number';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { blockLoaders } from '@/registry/block-loaders.server';

withEnvironment();

const block = { id: 'order', fields: { headline: 'Bestellung', text: 'Mit der Nummer' } };

async function numberAt(number: string) {
  const loaded = await blockLoaders.orderStatus([block], {
    context: GERMANY,
    path: '/checkout/order',
    category: null,
    isPremiumSale: false,
    list: null,
    visitor: { session: async () => null, query: new URLSearchParams({ number }) },
    productsPerPage: 24,
    productRules: [],
    zeroResultPage: null,
    nodes: { locale: 'de-de', paths: new Map(), hosts: [] },
  });
  return loaded.get('order')?.loaded.number;
}

test('ORD-02: a number is not truncated in the form, even if it is too long', async () => {
  const tooLong = 'Bestellung HGG-1000010 '.padEnd(ORDER_NUMBER_LIMIT + 1, '.');
  expect(await numberAt(tooLong)).toBe(tooLong);
});
