import { act, render, waitFor } from '@testing-library/react';
import Router from 'next/router';
import {
  InstantSearch,
  useInfiniteHits,
  useRefinementList,
  useSearchBox,
} from 'react-instantsearch';
import type { Link } from '@/lib/cms/content/block';
import { ShopRulesProvider } from '@/lib/shop/settings/shop-rules-context';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { searchClient } from '@/lib/catalog/search/search-client';
import { searchStandIn } from '@/lib/catalog/search/search-stand-in.fixture';
import { FollowOutcome } from './follow-outcome';

const INDEX = 'hgg_products_de';
const routes = { project: 'hgg', locale: 'de-de' } as const;
const nothingFound: Link = { href: '/de-de/nichts-gefunden', opens: 'page' };

let service: Awaited<ReturnType<typeof searchStandIn>>;
const replace = jest.spyOn(Router, 'replace').mockResolvedValue(true);
/** jsdom logs this instead of loading a document. */
const notLoaded = jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(async () => {
  service = await searchStandIn();
  sessionStorage.clear();
  replace.mockClear();
  notLoaded.mockClear();
});
afterEach(() => service.stop());

function List() {
  useSearchBox();
  useRefinementList({ attribute: 'brand.title' });
  useInfiniteHits();
  return null;
}

/** A list that searches, with or without a brand filter. @returns once it has a response */
async function search(
  query: string,
  zeroResultPage: Link | null = null,
  brands: string[] = [],
  renderedQuery: string | null = null,
) {
  const refinementList = { 'brand.title': brands };
  render(
    <ShopRulesProvider rules={{ articleNumber: String.raw`\d{8}` }}>
      <RouteContextProvider value={routes}>
        <InstantSearch
          searchClient={searchClient(service.service)}
          indexName={INDEX}
          initialUiState={{ [INDEX]: { query, refinementList } }}
        >
          <List />
          <FollowOutcome zeroResultPage={zeroResultPage} renderedQuery={renderedQuery} />
        </InstantSearch>
      </RouteContextProvider>
    </ShopRulesProvider>,
  );
  await waitFor(() => expect(service.requests.length).toBeGreaterThan(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
}

test('PLP-08: an article number with one result redirects to its product', async () => {
  service.known.set('20310000', { products: [{}] });
  await search('20310000');
  await waitFor(() => expect(replace).toHaveBeenCalled());
  expect(replace.mock.calls[0]?.[0]).toMatch(
    '/de-de/p/leinenhemd-mit-kentkragen/20310000?colorVariant=20310000-312',
  );
});

test('PLP-09: a search without results redirects to the page for it', async () => {
  await search('xyz', nothingFound, [], 'xyz');
  await waitFor(() =>
    expect(replace).toHaveBeenCalledWith(
      '/de-de/nichts-gefunden?query=xyz',
      undefined,
      expect.anything(),
    ),
  );
});

test('PLP-09: the list stays if there is no such page, or filters are selected', async () => {
  await search('xyz');
  await search('xyz', nothingFound, ['Harbour Lane']);
  expect(replace).not.toHaveBeenCalled();
});

test('PLP-16: the server follows a rule, and is requested only once', async () => {
  const loads = () =>
    notLoaded.mock.calls.filter(([error]) => String(error).includes('navigation')).length;
  service.known.set('größentabelle', { redirect: 'node_hgg-groessenberatung' });
  await search('größentabelle');
  await waitFor(() => expect(loads()).toBe(1));
  await search('größentabelle');
  expect(loads()).toBe(1);
  expect(replace).not.toHaveBeenCalled();
});

test('the server turns a size into a filter, unless it has handled this search', async () => {
  const loads = () =>
    notLoaded.mock.calls.filter(([error]) => String(error).includes('navigation')).length;
  service.known.set('hemd 3xl', { products: [{}, {}] });
  await search('hemd 3xl', null, [], 'hemd 3xl');
  expect(loads()).toBe(0);
  await search('hemd 3xl');
  await waitFor(() => expect(loads()).toBe(1));
  await search('hemd 3xl');
  expect(loads()).toBe(1);
});

test('the server splits the words of a search without results in the browser', async () => {
  await search('fleecejacke', nothingFound);
  await waitFor(() =>
    expect(
      notLoaded.mock.calls.filter(([error]) => String(error).includes('navigation')),
    ).toHaveLength(1),
  );
  expect(replace).not.toHaveBeenCalled();
});

test('a search with results does not redirect', async () => {
  service.known.set('hemd', { products: [{}, {}] });
  await search('hemd', nothingFound);
  await search('', nothingFound);
  expect(replace).not.toHaveBeenCalled();
});
