import fc from 'fast-check';
import { FILTER_ATTRIBUTES, filterTypeOf } from './filter-attributes';
import { formatSizeString } from './size-string';
import { LIST_PARAMETERS } from '@/lib/catalog/search/list-parameters';
import {
  EMPTY_LIST_STATE,
  listSearch,
  readListState,
  writeListState,
  type ListState,
} from './list-state';
import { SORTINGS } from './sortings';

const read = (search: string) => readListState(new URLSearchParams(search));
const write = (state: Partial<ListState>, others = '') =>
  listSearch(writeListState({ ...EMPTY_LIST_STATE, ...state }, new URLSearchParams(others)));

const sizeString = (sizeOnLabel: string) =>
  formatSizeString({ bodyType: 'normal', sizeType: 'standard', hasStock: true, sizeOnLabel });

/** Any text, including some that look like separators between values. */
const anyText = fc.oneof(
  fc.string({ minLength: 1, unit: 'grapheme' }),
  fc.string({ minLength: 1, unit: fc.constantFrom(',', '%', '2', '5', 'C', '|', '#', ':', '[') }),
  fc.constantFrom('a,allsize', 'x,bodyType#', 'allsize', '%2C', '%252C,'),
);
const anySize = fc.oneof(anyText, anyText.map(sizeString));

const anyRange = fc
  .record({ min: fc.nat(9_999_999), max: fc.nat(9_999_999) }, { requiredKeys: [] })
  .filter(({ min, max }) => min !== undefined || max !== undefined);

const perAttribute = <Value>(valueOf: (isSize: boolean) => fc.Arbitrary<Value>) =>
  fc.record(
    Object.fromEntries(
      FILTER_ATTRIBUTES.map((name) => [name, valueOf(filterTypeOf(name) === 'SIZE')]),
    ),
    { requiredKeys: [] },
  );

const anyChoice = fc.record({
  query: fc.oneof(fc.constant(''), anyText),
  page: fc.integer({ min: 1, max: 100_000 }),
  sortBy: fc.constantFrom(...SORTINGS),
  range: perAttribute(() => anyRange),
  filters: perAttribute((isSize) =>
    fc.uniqueArray(isSize ? anySize : anyText, { minLength: 1, maxLength: 4 }),
  ),
});
const anyState: fc.Arbitrary<ListState> = fc
  .tuple(anyChoice, fc.boolean())
  .map(([choice, allFilters]) => (allFilters ? { ...choice, allFilters } : choice));

test('PLP-01, PLP-02: every list state can be read back from its address', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(read(listSearch(writeListState(state)))).toEqual(state);
    }),
    { numRuns: 1_000 },
  );
});

test('reads any address without an error', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.constantFrom(...LIST_PARAMETERS), (text, name) => {
      const { page } = read(`${name}=${text}&${text}`);
      expect(page).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('PLP-01: an address contains query, page, sorting, range and filters, and nothing unnecessary', () => {
  expect(write({})).toBe('');
  expect(
    write({
      query: 'hemd blau',
      page: 3,
      sortBy: 'priceAsc',
      range: { priceMin: { min: 4995, max: 12000 } },
      filters: { brand: ['Halden', 'Nordlicht'], sale: ['true'] },
    }),
  ).toBe(
    '?query=hemd+blau&page=3&sortBy=priceAsc&range[priceMin]=49.95:120&filters[brand]=Halden,Nordlicht&filters[sale]=true',
  );
  expect(write({ range: { priceMin: { max: 5000 } } })).toBe('?range[priceMin]=:50');
  expect(write({ range: { priceMin: {} }, filters: { brand: [] } })).toBe('');
});

test('a comma inside a value is not a separator', () => {
  const address = write({ filters: { brand: ['Meyer, Söhne', 'B'] } });
  expect(address).toBe('?filters[brand]=Meyer%252C+S%C3%B6hne,B');
  expect(read(address).filters).toEqual({ brand: ['Meyer, Söhne', 'B'] });
});

test('PLP-02: sizes keep their commas, as in older addresses', () => {
  const sizes = [sizeString('42,5'), sizeString('W34/L32'), 'allsize'];
  const parameters = new URLSearchParams({ 'filters[sizeString]': sizes.join(',') });
  expect(readListState(parameters).filters).toEqual({ sizeString: sizes });
  expect(writeListState({ ...EMPTY_LIST_STATE, filters: { sizeString: sizes } })).toEqual(
    parameters,
  );
});

test('reads older names and ignores invalid parts', () => {
  expect(read('filters[new]=true').filters).toEqual({ isNew: ['true'] });
  expect(
    read('page=-1&sortBy=cheap&range[priceMin]=a:b&range[brand]=1:2:3&filters[brand]=,,'),
  ).toEqual(EMPTY_LIST_STATE);
  expect(read('filters=some&filters=all')).toEqual(EMPTY_LIST_STATE);
  expect(read('page=0').page).toBe(1);
  expect(read(`query=${'x'.repeat(600)}`).query).toHaveLength(512);
});

test('keeps parameters that are not the list’s', () => {
  expect(write({ page: 2 }, 'utm_source=mail&page=7&filters[brand]=A&filters[shoe]=1')).toBe(
    '?utm_source=mail&filters[shoe]=1&page=2',
  );
});

test('the routes include every parameter that a list reads', () => {
  const ranges = FILTER_ATTRIBUTES.filter((name) => filterTypeOf(name) === 'PRICE');
  const names = [
    'query',
    'page',
    'sortBy',
    'filters',
    ...ranges.map((name) => `range[${name}]`),
    ...[...FILTER_ATTRIBUTES, 'new'].map((name) => `filters[${name}]`),
  ];
  expect([...LIST_PARAMETERS].toSorted()).toEqual(names.toSorted());
});
