import type { BlockInstance } from '@/lib/content/resolve-page';
import type { Redirect } from '@/lib/routes/redirect-target';
import { loadedList } from '@/lib/search/loaded-list.fixture';
import { searchOf } from '@/lib/search/loaded-search.fixture';
import { searchRedirect } from './search-redirect.server';

const results = (destination: Redirect | null): BlockInstance => ({
  id: 'results',
  type: 'searchResults',
  fields: {},
  until: null,
  loaded: { ...searchOf(loadedList(1)), destination },
});

test('PLP-08, PLP-16: a page whose search leads elsewhere redirects there, and not for good', () => {
  const destination: Redirect = { kind: 'internal', href: '/de-de/groessenberatung' };
  expect(searchRedirect([results(null), results(destination)])).toEqual({
    destination: '/de-de/groessenberatung',
    permanent: false,
  });
});

test('every other page is shown', () => {
  expect(searchRedirect([])).toBeNull();
  expect(searchRedirect([results(null), { ...results(null), loaded: null }])).toBeNull();
  const list = { ...results({ kind: 'internal', href: '/x' }), type: 'productList' as const };
  expect(searchRedirect([list])).toBeNull();
});
