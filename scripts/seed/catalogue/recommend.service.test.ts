import { recommend } from '@/lib/catalog/recommendations/recommend.server';
import type { RecommendationContext } from '@/lib/catalog/recommendations/recommendation-context';
import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import {
  garment,
  LINEN_SHIRTS,
  TIES,
  TROUSERS,
  withProductIndices,
} from './testing/recommended-index';

/** A linen shirt of Harbour Lane: blue in stock, white sold out. */
const SHIRT = '20310001';
const BLUE = `${SHIRT}-100-3XL`;
const WHITE = `${SHIRT}-101-3XL`;

const blue = { blue: ['3XL'] };
const white = { white: ['3XL'] };
const brand = 'Harbour Lane';
const voucher = { productType: 'geschenkkarte' } as const;
/** The first six of them are sold out. */
const ties = Array.from({ length: 36 }, (_, at) =>
  garment(String(20_320_000 + at), 100 + at, {
    categories: TIES,
    colours: { grey: [at < 6 ? '3XL!' : '3XL'] },
  }),
);

/** Articles similar to the shirt come late in the merchandiser's order. */
const hgg = [
  garment('20310011', 0, { categories: ['geschenkkarten'], changes: voucher }),
  garment('20310010', 1, { categories: TROUSERS, colours: { blue: ['3XL!'] }, brand }),
  garment('20310009', 2, { categories: TROUSERS }),
  garment('20310008', 3, { categories: TROUSERS, colours: blue }),
  garment('20310007', 4, { categories: TROUSERS, brand, changes: { isNew: true } }),
  garment('20310006', 5, { colours: white }),
  garment('20310005', 6, { colours: blue }),
  garment('20310004', 7, { colours: white, brand }),
  garment('20310003', 8, { colours: blue, brand }),
  garment('20310002', 9, { categories: LINEN_SHIRTS }),
  garment(SHIRT, 10, {
    categories: LINEN_SHIRTS,
    brand,
    colours: { blue: ['3XL'], white: ['3XL!'] },
  }),
  ...ties,
];
const search = withProductIndices({ hgg, eck: [garment('60310001', -1)] });

const rule = { productType: 'geschenkkarte', countryList: 'DE', isWhitelist: false };
const shop = { context: GERMANY, productRules: [rule] };

async function numbersFor(context: RecommendationContext, where = shop): Promise<string[]> {
  const [products = []] = await recommend([context], where);
  return products.map(({ objectID }) => objectID);
}

/** The last digits, which identify the articles above. */
const firstFor = async (context: RecommendationContext, count: number) =>
  (await numbersFor(context)).slice(0, count).map((number) => Number(number.slice(-2)));

test('API-09: OTHER recommends in the shop’s own order, without sold-out articles or those of other shops', async () => {
  expect(await firstFor({ type: 'OTHER' }, 9)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test('API-09: HOMEPAGE prefers new arrivals', async () => {
  expect(await firstFor({ type: 'HOMEPAGE' }, 4)).toEqual([7, 9, 8, 6]);
});

test('API-09: CATEGORY recommends the best articles of the category', async () => {
  const found = await firstFor({ type: 'CATEGORY', category: 'hemden' }, 24);
  expect(found).toEqual([6, 5, 4, 3, 2, 1]);
});

test('API-09: PRODUCT recommends similar articles by category, then brand, then colour, but not the article itself', async () => {
  expect(await firstFor({ type: 'PRODUCT', articles: [SHIRT], skus: [BLUE] }, 24)).toEqual([
    2, 3, 4, 5, 6,
  ]);
});

test('API-09: PRODUCT considers the colour of the selected SKU', async () => {
  expect(await firstFor({ type: 'PRODUCT', articles: [SHIRT], skus: [WHITE] }, 24)).toEqual([
    2, 4, 3, 6, 5,
  ]);
});

test('API-09: CART recommends matching articles of other categories, by brand and colour', async () => {
  const skus = [BLUE];
  expect(await firstFor({ type: 'CART', articles: [SHIRT], skus }, 3)).toEqual([7, 8, 9]);
  const shirts = [2, 3, 4, 5, 6].map((end) => `2031000${end}`);
  const found = await numbersFor({ type: 'CART', articles: [SHIRT], skus });
  expect(found.filter((number) => shirts.includes(number) || number === SHIRT)).toEqual([]);
});

test('API-09: CART excludes the categories of all articles in the basket', async () => {
  const skus = [BLUE, '20310009-100-3XL'];
  const found = await numbersFor({ type: 'CART', articles: [SHIRT, '20310009'], skus });
  expect(found.filter((number) => number.startsWith('2031'))).toEqual([]);
  expect(found).toHaveLength(24);
});

test('API-09: PRODUCT and CART without a known SKU recommend like OTHER', async () => {
  const other = await numbersFor({ type: 'OTHER' });
  expect(await numbersFor({ type: 'PRODUCT', articles: [], skus: [] })).toEqual(other);
  expect(
    await numbersFor({
      type: 'CART',
      articles: ['29999999', 'x'],
      skus: ['29999999-100-3XL', 'x'],
    }),
  ).toEqual(other);
});

test('API-09, CMS-07: an article excluded from one country is recommended in others', async () => {
  const everywhere = { ...shop, productRules: [] };
  expect((await numbersFor({ type: 'OTHER' }, everywhere))[0]).toBe('20310011');
});

test('API-09: up to 24 articles are recommended even if some are sold out', async () => {
  expect(await numbersFor({ type: 'CATEGORY', category: 'krawatten' })).toHaveLength(24);
});

test('API-09: one request covers all contexts, after one that looks up the articles of SKUs', async () => {
  const plain = [{ type: 'HOMEPAGE' }, { type: 'OTHER' }] as const;
  const found = await recommend(plain, shop);
  expect(found.map(([first]) => first?.objectID)).toEqual(['20310007', '20310009']);
  expect(search.requests).toBe(1);
  const skus = [BLUE];
  await recommend(
    [
      ...plain,
      { type: 'PRODUCT', articles: [SHIRT], skus },
      { type: 'CART', articles: [SHIRT], skus },
    ],
    shop,
  );
  expect(search.requests).toBe(3);
});
