import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { AUSTRIA, GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import { canBuy } from './combination-choice';
import { loadCombination } from './load-combination.server';
import { loadVoucher } from './load-voucher.server';

withEnvironment();
const search = withSearchStandIn();

const [shirtColour] = linenShirt.colorVariants;
const colourOf = (number: string, code: string): Product['colorVariants'][number] => ({
  ...shirtColour!, // the fixture has one
  itemnum: `${number}-${code}`,
  color: code,
});

const partOf = (number: string, parts: Partial<Product> = {}): Product => ({
  ...linenShirt,
  objectID: number,
  colorVariants: [colourOf(number, '100'), colourOf(number, '200')],
  ...parts,
});

const combinationOf = (productType: Product['productType']): Product => ({
  ...linenShirt,
  productType,
  setPrice: productType === 'set' ? { eur: 99_95 } : null,
  colorVariants: [{ ...shirtColour!, sizeVariants: [], setItemId: '20310000' }], // as above
  subProducts: ['20310137', '20310274'].map((objectID) => ({
    objectID,
    itemnum: `${objectID}-200`,
  })),
});

const shop = { context: GERMANY, productRules: [] };
const load = (productType: Product['productType'], requests = shop) =>
  loadCombination(combinationOf(productType), requests);

beforeEach(() => {
  search.hits = [partOf('20310274'), partOf('20310137')];
});

test('SET-01: products come in order, with the sizes of the combined colour', async () => {
  const outfit = await load('outfit');
  expect(outfit?.parts.map(({ number }) => number)).toEqual(['20310137', '20310274']);
  expect(outfit?.parts[0]?.colours).toHaveLength(1);
  expect(outfit?.parts[0]?.colours[0]).toMatchObject({
    itemnum: '20310137-200',
    sizes: [{ label: '3XL' }, { label: '4XL', most: 0 }],
  });
  expect(outfit).toMatchObject({ missing: 0, setPrice: null });
  expect(search.requests).toHaveLength(1);
});

test('SET-03: a kit has all colours, the combined one first', async () => {
  const kit = await load('kit');
  expect(kit?.parts[0]?.colours.map(({ itemnum }) => itemnum)).toEqual([
    '20310137-200',
    '20310137-100',
  ]);
});

test('SET-04: a set has an id and a price in the page’s currency', async () => {
  expect(await load('set')).toMatchObject({ setPrice: 99_95, setItemId: '20310000' });
  const czech = { ...shop, context: { ...GERMANY, currency: 'CZK' as const } };
  expect((await load('set', czech))?.setPrice).toBeNull();
});

test('a set cannot be bought if one of its products is not sold in the country', async () => {
  search.hits = [partOf('20310137'), partOf('20310274', { productType: 'waesche' })];
  const productRules = [{ productType: 'waesche', countryList: 'AT', isWhitelist: false }];
  const set = await load('set', { context: AUSTRIA, productRules } as typeof shop);
  expect(set?.missing).toBe(1);
  expect(set && canBuy(set)).toBe(false);
});

test('other products are no combination and send no search request', async () => {
  expect(await load('product')).toBeNull();
  expect(await load('geschenkkarte')).toBeNull();
  expect(search.requests).toEqual([]);
});

test('PDP-07: a voucher has all amounts of its currency, lowest first', async () => {
  const voucher = (objectID: string, eur?: number) => ({
    objectID,
    slug: `geschenkkarte-${objectID}`,
    priceMin: eur === undefined ? { czk: 1 } : { eur },
  });
  search.hits = [voucher('20390003', 100_00), voucher('20390001', 25_00), voucher('20390002'), {}];
  const found = await loadVoucher({ ...linenShirt, productType: 'geschenkkarte' }, GERMANY);
  expect(found?.amounts).toEqual([
    {
      number: '20390001',
      href: '/de-de/p/geschenkkarte-20390001/20390001',
      amount: 25_00,
    },
    expect.objectContaining({ amount: 100_00 }),
  ]);
  expect(search.requests[0]?.filters).toBe('productType:geschenkkarte');
  expect(await loadVoucher(linenShirt, GERMANY)).toBeNull();
});
