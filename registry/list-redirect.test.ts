import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import type { Redirect } from '@/lib/shop/routes/redirect-target';
import { loadedList } from '@/lib/catalog/search/loaded-list.fixture';
import { searchOf } from '@/lib/catalog/search/loaded-search.fixture';
import { listRedirect } from './list-redirect.server';

const HERE = { locale: 'de-de', path: '/hemden', parameters: new URLSearchParams() };

const block = { id: 'results', fields: {}, until: null };

const results = (destination: Redirect | null): BlockInstance => ({
  ...block,
  type: 'searchResults',
  loaded: { ...searchOf(loadedList(1)), destination },
});

/** A list of three pages, with one of them requested. */
const listAt = (page: number, count = 60): BlockInstance => {
  const loaded = loadedList(count);
  return {
    ...block,
    type: 'productList',
    loaded: { ...loaded, list: { ...loaded.list, page, sortBy: 'priceAsc' } },
  };
};

test('PLP-08, PLP-16: a search with a redirect leads to its target temporarily', () => {
  const destination: Redirect = { kind: 'internal', href: '/de-de/groessenberatung' };
  expect(listRedirect([results(null), results(destination)], HERE)).toEqual({
    destination: '/de-de/groessenberatung',
    permanent: false,
  });
});

test('every other page is shown', () => {
  expect(listRedirect([], HERE)).toBeNull();
  expect(listRedirect([results(null), { ...results(null), loaded: null }], HERE)).toBeNull();
  expect(listRedirect([listAt(1)], HERE)).toBeNull();
  expect(listRedirect([listAt(3)], HERE)).toBeNull();
  expect(listRedirect([listAt(9, 0)], HERE)).toBeNull();
});

test('PLP-06: a page number after the last redirects to the last page and keeps the rest of the address', () => {
  const parameters = new URLSearchParams('page=99&utm_source=mail&sortBy=priceAsc');
  expect(listRedirect([listAt(99)], { ...HERE, parameters })).toEqual({
    destination: '/de-de/hemden?utm_source=mail&page=3&sortBy=priceAsc',
    permanent: false,
  });
  // A longer list on the same page keeps the address.
  expect(listRedirect([listAt(99), listAt(99, 2_400)], HERE)).toBeNull();
  const alone = { ...HERE, path: '/' };
  expect(listRedirect([listAt(2, 20)], alone)?.destination).toBe('/de-de?sortBy=priceAsc');
});
