import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import { loadArticleLinks, loadArticles } from './load-articles.server';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { tileColour, tileRecord } from '@/lib/catalog/catalogue/tile-product.fixture';

withEnvironment();
const search = withSearchStandIn();

const shop = { context: GERMANY, productRules: [] };

test('BLK-15: requests articles together, by number, without duplicates', async () => {
  search.hits = [tileRecord(), tileRecord({ objectID: '20310001' })];
  const found = await loadArticles(['20310000', '20310001', '20310000', 'x'.repeat(65)], shop);
  expect([...found.keys()]).toEqual(['20310000', '20310001']);
  expect(search.requests).toHaveLength(1);
  expect(search.requests[0]?.filters).toBe('objectID:"20310000" OR objectID:"20310001"');
  expect(search.requests[0]?.attributesToRetrieve).toContain('priceMin.eur');
});

test('BLK-15: sends no request without a number', async () => {
  expect((await loadArticles([''], shop)).size).toBe(0);
  expect(search.requests).toEqual([]);
});

test('BLK-15, CMS-07: omits articles that are sold out or excluded from the country', async () => {
  const soldOut = [tileColour('20310001-100', 'Weiß', ['3XL!'])];
  search.hits = [
    tileRecord({ objectID: '20310001', colorVariants: soldOut }),
    tileRecord({ objectID: '20310002', productType: 'geschenkkarte' }),
    tileRecord({ objectID: '20310003', title: null }),
    tileRecord(),
  ];
  const rule = { productType: 'geschenkkarte', countryList: 'DE', isWhitelist: false };
  const numbers = ['20310000', '20310001', '20310002', '20310003'];
  const found = await loadArticles(numbers, { ...shop, productRules: [rule] });
  expect([...found.keys()]).toEqual(['20310000']);
});

test('PLP-12: an article number leads to its page', async () => {
  search.hits = [tileRecord()];
  expect([...(await loadArticleLinks(['20310000'], shop))]).toEqual([
    ['20310000', '/de-de/p/leinenhemd-mit-kentkragen/20310000'],
  ]);
});
