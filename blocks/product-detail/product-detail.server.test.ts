import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { tileColour, tileRecord } from '@/lib/catalog/catalogue/tile-product.fixture';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import type { LoaderPage } from '@/lib/cms/blocks/block-loader';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import { NOTHING_REQUESTED } from '@/lib/catalog/catalogue/article-address';
import { loadProductDetails } from './product-detail.server';

withEnvironment();
const search = withSearchStandIn();

const block = { id: 'detail', fields: { title: 'Artikel', deliveryNote: null } };

const pageOf = (
  product: Product | null,
  requested = NOTHING_REQUESTED,
  context = GERMANY,
): LoaderPage => ({
  context,
  path: '/p/hemd/20310000',
  category: null,
  isPremiumSale: false,
  list: null,
  visitor: null,
  productsPerPage: 24,
  productRules: [],
  zeroResultPage: null,
  nodes: { locale: 'de-de', paths: new Map(), hosts: [] },
  article: product && { product, requested, ratings: null },
});

const load = async (page: LoaderPage) => (await loadProductDetails([block], page)).get('detail');

test('PDP-10, PDP-14: sizes contain their available quantity, in the page’s currency', async () => {
  const found = await load(pageOf(linenShirt));
  expect(found?.loaded.colours[0].sizes).toEqual([
    expect.objectContaining({ label: '3XL', most: 7, price: 69_95, strikePrice: 89_95 }),
    expect.objectContaining({ label: '4XL', most: 0 }),
  ]);
});

test('a size without a price in the page’s currency is not available', async () => {
  const [variant] = linenShirt.colorVariants;
  const sizes = variant?.sizeVariants.map((size) => ({ ...size, price: { czk: 1 } })) ?? [];
  const product = { ...linenShirt, colorVariants: [{ ...variant!, sizeVariants: sizes }] }; // the fixture has one
  expect((await load(pageOf(product)))?.loaded.colours[0].sizes[0]?.most).toBe(0);
});

test('PDP-20: for a sold-out size one request finds similar articles', async () => {
  search.hits = [tileRecord({ objectID: '20310001' })];
  expect((await load(pageOf(linenShirt)))?.loaded.similar).toEqual(['20310001']);
  expect(search.requests).toHaveLength(1);
});

test('PDP-21: care labels are in the page’s language', async () => {
  const czech = { ...GERMANY, locale: { ...GERMANY.locale, language: 'cs' as const } };
  const found = await load(pageOf(linenShirt, NOTHING_REQUESTED, czech));
  expect(found?.loaded.colours[0].care).toContainEqual({ code: 'noBleach', label: 'Nebělit' });
});

test('the page is invalidated when the article or one of its parts changes', async () => {
  search.hits = [
    tileRecord({
      objectID: '20310001',
      colorVariants: [
        tileColour('20310001-100', 'Weiß', ['M']),
        tileColour('20310001-200', 'Grau', ['M']),
      ],
    }),
  ];
  const part = (objectID: string) => ({ objectID, itemnum: `${objectID}-200` });
  const subProducts = [part('20310001'), part('20310002')];
  const found = await load(pageOf({ ...linenShirt, productType: 'outfit', subProducts }));
  expect(found?.documents).toEqual(['article/20310000', 'article/20310001', 'article/20310002']);
  expect(found?.loaded.parts).toEqual([
    expect.objectContaining({
      itemnum: '20310001-200',
      href: '/de-de/p/leinenhemd-mit-kentkragen/20310001?colorVariant=20310001-200',
    }),
  ]);
});

test('PDP-04: selects the colour and size in the address', async () => {
  const requested = {
    ...NOTHING_REQUESTED,
    colour: '20310000-312',
    size: '3XL',
    sizeType: 'standard',
  };
  expect((await load(pageOf(linenShirt, requested)))?.loaded.choice.sku).toBe('20310000-312-3XL');
});

test('loads nothing on a page without an article', async () => {
  expect(await load(pageOf(null))).toBeUndefined();
});
