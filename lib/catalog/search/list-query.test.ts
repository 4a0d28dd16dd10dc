import fc from 'fast-check';
import { FILTER_ATTRIBUTES, filterTypeOf } from '@/lib/catalog/catalogue/filter-attributes';
import { listFilters, listOf, listQueries, uiStateOf } from './list-query';
import { EMPTY_LIST_STATE, type ListState } from '@/lib/catalog/catalogue/list-state';
import { SHIRTS } from './loaded-list.fixture';
import { SORTINGS } from '@/lib/catalog/catalogue/sortings';

const isSwitch = (type: string) => type === 'SWITCH' || type === 'FLAG';
const anyState: fc.Arbitrary<ListState> = fc.record({
  query: fc.string(),
  page: fc.integer({ min: 1, max: 99 }),
  sortBy: fc.constantFrom(...SORTINGS),
  range: fc.record({ priceMin: fc.record({ min: fc.nat(), max: fc.nat() }) }, { requiredKeys: [] }),
  filters: fc.record(
    Object.fromEntries(
      FILTER_ATTRIBUTES.map((name) => [
        name,
        isSwitch(filterTypeOf(name))
          ? fc.constant(['true'])
          : fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }),
      ]),
    ),
    { requiredKeys: [] },
  ),
});

test('converts a list’s state to InstantSearch and back', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(listOf(uiStateOf(state, SHIRTS), SHIRTS)).toEqual(state);
    }),
  );
});

test('PLP-16: a query contains filters, page size, distinct and click analytics', () => {
  const [query] = listQueries(EMPTY_LIST_STATE, { ...SHIRTS, excludedTypes: ['geschenkkarte'] });
  expect(query).toMatchObject({
    indexName: 'hgg_products_de',
    filters: 'categories:"hemden" AND NOT productType:"geschenkkarte"',
    hitsPerPage: 24,
    page: 0,
    distinct: true,
    clickAnalytics: true,
  });
  expect(query).not.toHaveProperty('attributesToRetrieve', expect.arrayContaining(['gpsr']));
});

test('an editor’s filters are always applied and are quoted safely', () => {
  const fixed = { brand: ['A" OR brand.title:"B', 'C'], sale: ['true'] };
  expect(listFilters({ ...SHIRTS, category: null, fixed, tallOnly: true })).toBe(
    '(brand.title:"A\\" OR brand.title:\\"B" OR brand.title:"C") AND (isOnSale:"true") AND colorVariants.hasTallSizesOnStock:true',
  );
});

test('PLP-15: another order queries another index', () => {
  const [query] = listQueries({ ...EMPTY_LIST_STATE, sortBy: 'priceAsc' }, SHIRTS);
  expect(query).toMatchObject({ indexName: 'hgg_products_de_price_asc' });
});

test('counts each filter in use as if it were not applied', () => {
  const queries = listQueries(
    {
      ...EMPTY_LIST_STATE,
      page: 3,
      range: { priceMin: { max: 5000 } },
      filters: { brand: ['Halden', 'Brae'], sale: ['true'] },
    },
    SHIRTS,
  );
  const brands = ['brand.title:Halden', 'brand.title:Brae'];
  expect(queries).toMatchObject([
    { page: 2, facetFilters: [brands, ['isOnSale:true']], numericFilters: ['priceMin.eur<=5000'] },
    { page: 0, hitsPerPage: 0, facets: ['brand.title'], facetFilters: [['isOnSale:true']] },
    { facets: ['isOnSale'], facetFilters: [brands], numericFilters: ['priceMin.eur<=5000'] },
    { facets: ['priceMin.eur'], facetFilters: [brands, ['isOnSale:true']], numericFilters: [] },
  ]);
});
