import { loadRecommendations } from '@/blocks/recommendation-slider/recommendation-slider.server';
import type { BlockToLoad, LoaderPage } from '@/lib/cms/blocks/block-loader';
import { loadBlocks } from '@/lib/cms/content/load-blocks.server';
import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import { garment, TIES, TROUSERS, withProductIndices } from './testing/recommended-index';

type Slider = BlockToLoad<'recommendationSlider'>;

const SHIRTS = ['20310001', '20310002', '20310003'];
const SOLD_OUT = '20310004';
const TROUSER_NUMBERS = Array.from({ length: 20 }, (_, at) => String(20_320_000 + at));
const TIE = '20330000';

const search = withProductIndices({
  hgg: [
    ...TROUSER_NUMBERS.map((number, at) => garment(number, at, { categories: TROUSERS })),
    garment(TIE, 50, { categories: TIES }),
    ...SHIRTS.map((number, at) => garment(number, 60 + at)),
    garment(SOLD_OUT, 70, { colours: { grey: ['3XL!'] } }),
  ],
});

let pages = 0;

/** A unique page, because loaded articles are cached by path. */
const pageOf = (category: string | null = null): LoaderPage => ({
  context: GERMANY,
  path: `/page-${++pages}`,
  category,
  isPremiumSale: false,
  productsPerPage: 24,
  productRules: [],
  list: null,
  visitor: null,
  nodes: { locale: 'de-de', paths: new Map(), hosts: [] },
  zeroResultPage: null,
});

function slider(numbers: readonly string[], fields: Partial<Slider['fields']> = {}): Slider {
  const articles = numbers.map((itemNumber) => ({
    id: `article-${itemNumber}`,
    itemNumber,
    name: itemNumber,
    brand: null,
    imageRatio: '3:4' as const,
  }));
  const plain = { headline: 'Passt dazu', context: 'OTHER', fillUp: false } as const;
  return { id: `slider-${numbers.join('-')}`, fields: { ...plain, articles, ...fields } };
}

async function load(block: Slider, page = pageOf()) {
  const found = (await loadRecommendations([block], page)).get(block.id);
  return {
    numbers: found?.loaded.map(({ objectID }) => objectID),
    documents: found?.documents,
  };
}

test('BLK-15: chosen articles appear alone, in the editor’s order', async () => {
  const { numbers, documents } = await load(slider(['20310002', SOLD_OUT, TIE, '20310002']));
  expect(numbers).toEqual(['20310002', TIE]);
  expect(documents).toEqual(['article/20310002', `article/${SOLD_OUT}`, `article/${TIE}`]);
  expect(search.requests).toBe(1);
});

test('BLK-15: sold-out chosen articles are not replaced by recommendations', async () => {
  expect((await load(slider([SOLD_OUT]))).numbers).toEqual([]);
});

test('BLK-15, API-09: twelve articles are recommended if none is chosen', async () => {
  const { numbers, documents } = await load(slider([]));
  expect(numbers).toEqual(TROUSER_NUMBERS.slice(0, 12));
  expect(documents).toEqual(numbers?.map((number) => `article/${number}`));
  expect(search.requests).toBe(1);
});

test('BLK-15, API-09: recommended articles follow chosen ones, each once, up to twelve', async () => {
  const [first = '', second = '', ...rest] = TROUSER_NUMBERS;
  const { numbers, documents } = await load(slider([TIE, second, SOLD_OUT], { fillUp: true }));
  expect(numbers).toEqual([TIE, second, first, ...rest.slice(0, 9)]);
  expect(documents).toContain(`article/${SOLD_OUT}`);
  expect(documents).toContain(`article/${first}`);
});

test('BLK-15, API-09: a slider of twelve chosen articles gets no recommendations', async () => {
  const chosen = TROUSER_NUMBERS.slice(0, 14);
  expect((await load(slider(chosen, { fillUp: true }))).numbers).toEqual(chosen);
  expect(search.requests).toBe(1);
});

test('BLK-15, API-09: PRODUCT adds articles similar to the chosen ones, CART matching ones', async () => {
  const like = await load(slider(['20310002'], { context: 'PRODUCT', fillUp: true }));
  expect(like.numbers).toEqual(['20310002', '20310001', '20310003']);
  expect(search.requests).toBe(3);
  const along = await load(slider(['20310002'], { context: 'CART', fillUp: true }));
  expect(along.numbers).toEqual(['20310002', ...TROUSER_NUMBERS.slice(0, 11)]);
});

test.each(['PRODUCT', 'CART'] as const)(
  'BLK-15, API-09: %s without articles in stock recommends like OTHER',
  async (context) => {
    const { numbers } = await load(slider([SOLD_OUT], { context, fillUp: true }));
    expect(numbers).toEqual(TROUSER_NUMBERS.slice(0, 12));
  },
);

test('BLK-15, API-09: CATEGORY uses the page’s category, and is like OTHER on a page without one', async () => {
  const block = slider([], { context: 'CATEGORY' });
  expect((await load(block, pageOf('krawatten'))).numbers).toEqual([TIE]);
  expect((await load(block)).numbers).toEqual(TROUSER_NUMBERS.slice(0, 12));
});

test('BLK-15, API-09: sliders of a page share their requests', async () => {
  const blocks = [
    slider([], { context: 'HOMEPAGE' }),
    slider(['20310001'], { context: 'PRODUCT', fillUp: true }),
    slider(['20310002'], { context: 'CART', fillUp: true }),
  ];
  const found = await loadRecommendations(blocks, pageOf());
  expect(blocks.map(({ id }) => found.get(id)?.loaded.length)).toEqual([12, 3, 12]);
  expect(search.requests).toBe(3);
});

test('BLK-15: while the search is down the last articles are shown, or none', async () => {
  const page = pageOf();
  const loaders = { recommendationSlider: loadRecommendations };
  const show = async () => {
    const { id, fields } = slider([]);
    const block = { id, type: 'recommendationSlider' as const, fields: { ...fields }, until: null };
    const { isComplete } = await loadBlocks([[block]], page, loaders);
    return { loaded: Object(block)['loaded'], isComplete };
  };
  search.isDown = true;
  expect(await show()).toEqual({ loaded: null, isComplete: false });
  search.isDown = false;
  const { loaded, isComplete } = await show();
  expect([loaded.length, isComplete]).toEqual([12, true]);
  search.isDown = true;
  expect(await show()).toEqual({ loaded, isComplete: false });
});
