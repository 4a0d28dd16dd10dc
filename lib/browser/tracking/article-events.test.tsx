import { giveConsent } from '@/lib/browser/consent/use-consent';
import { reportAddToCart, reportProductView } from './article-events';

const service = { appId: 'APP', searchKey: 'key', host: '/_search', protocol: 'http' } as const;
const source = { service, index: 'hgg_products_de', currency: 'EUR' } as const;
const shirt = {
  objectID: '20310000',
  title: 'Leinenhemd',
  brand: 'Harbour Lane',
  categories: ['Bekleidung', 'Hemden'],
  itemnum: '20310000-312',
  price: 69_95,
};
const item = {
  item_id: '20310000',
  item_name: 'Leinenhemd',
  item_brand: 'Harbour Lane',
  item_category: 'Bekleidung|Hemden',
  item_variant: '20310000-312',
  price: 69.95,
};
const QUERY_ID = 'a'.repeat(32);

beforeEach(() => {
  giveConsent(['statistics']);
  window.dataLayer = [];
  history.replaceState(null, '', '/de-de/p/leinenhemd/20310000');
});

test('TRK-03, TRK-05: a viewed article is reported with its price in major units', () => {
  reportProductView(source, shirt);
  expect(window.dataLayer).toEqual([{ event: 'productView', currency: 'EUR', items: [item] }]);
});

test('TRK-03: pieces added to the basket are reported with size, quantity and search', () => {
  history.replaceState(null, '', `?queryID=${QUERY_ID}`);
  reportAddToCart(source, { ...shirt, size: '3XL', quantity: 2 });
  expect(window.dataLayer).toEqual([
    {
      event: 'addToCart',
      currency: 'EUR',
      query_id: QUERY_ID,
      items: [{ ...item, item_size: '3XL', quantity: 2 }],
    },
  ]);
});

test('TRK-03: an invalid event is omitted', () => {
  reportAddToCart(source, { ...shirt, size: '3XL', quantity: 0 });
  expect(window.dataLayer).toEqual([]);
});
