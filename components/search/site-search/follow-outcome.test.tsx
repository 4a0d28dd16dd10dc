import { act, render, waitFor } from '@testing-library/react';
import Router from 'next/router';
import {
  InstantSearch,
  useInfiniteHits,
  useRefinementList,
  useSearchBox,
} from 'react-instantsearch';
import type { Link } from '@/lib/cms/content/block';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { searchClient } from '@/lib/catalog/search/search-client';
import { searchStandIn } from '@/lib/catalog/search/search-stand-in.fixture';
import { FollowOutcome } from './follow-outcome';

const INDEX = 'hgg_products_de';
const routes = { project: 'hgg', locale: 'de-de' } as const;
const nothingFound: Link = { href: '/de-de/nichts-gefunden', opens: 'page' };

let service: Awaited<ReturnType<typeof searchStandIn>>;
const replace = jest.spyOn(Router, 'replace').mockResolvedValue(true);
/** What jsdom reports instead of loading a document. */
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

/** A list that searches, filtered by a brand or not. @returns once it has its answer */
async function search(
  query: string,
  zeroResultPage: Link | null = null,
  brands: string[] = [],
  renderedQuery: string | null = null,
) {
  const refinementList = { 'brand.title': brands };
  render(
    <RouteContextProvider value={routes}>
      <InstantSearch
        searchClient={searchClient(service.service)}
        indexName={INDEX}
        initialUiState={{ [INDEX]: { query, refinementList } }}
      >
        <List />
        <FollowOutcome zeroResultPage={zeroResultPage} renderedQuery={renderedQuery} />
      </InstantSearch>
    </RouteContextProvider>,
  );
  await waitFor(() => expect(service.asked.length).toBeGreaterThan(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
}

test('PLP-08: an article number with one hit leads to its product', async () => {
  service.known.set('20310000', { products: [{}] });
  await search('20310000');
  expect(replace.mock.calls[0]?.[0]).toMatch(
    '/de-de/p/leinenhemd-mit-kentkragen/20310000?colorVariant=20310000-312',
  );
});

test('PLP-09: a search without results leads to the page for it', async () => {
  await search('xyz', nothingFound, [], 'xyz');
  expect(replace).toHaveBeenCalledWith(
    '/de-de/nichts-gefunden?query=xyz',
    undefined,
    expect.anything(),
  );
});

test('PLP-09: without such a page, and with filters chosen, the list stays', async () => {
  await search('xyz');
  await search('xyz', nothingFound, ['Harbour Lane']);
  expect(replace).not.toHaveBeenCalled();
});

test('PLP-16: the server follows a rule, and is requested only once', async () => {
  const loads = () =>
    notLoaded.mock.calls.filter(([error]) => String(error).includes('navigation')).length;
  service.known.set('größentabelle', { redirect: 'node_hgg-groessenberatung' });
  await search('größentabelle');
  expect(loads()).toBe(1);
  await search('größentabelle');
  expect(loads()).toBe(1);
  expect(replace).not.toHaveBeenCalled();
});

test('a size is made a filter by the server, unless that has answered this search', async () => {
  const loads = () =>
    notLoaded.mock.calls.filter(([error]) => String(error).includes('navigation')).length;
  service.known.set('hemd 3xl', { products: [{}, {}] });
  await search('hemd 3xl', null, [], 'hemd 3xl');
  expect(loads()).toBe(0);
  await search('hemd 3xl');
  expect(loads()).toBe(1);
  await search('hemd 3xl');
  expect(loads()).toBe(1);
});

test('the server takes the words apart of a search that found nothing in the browser', async () => {
  await search('fleecejacke', nothingFound);
  expect(
    notLoaded.mock.calls.filter(([error]) => String(error).includes('navigation')),
  ).toHaveLength(1);
  expect(replace).not.toHaveBeenCalled();
});

test('results stay where they are', async () => {
  service.known.set('hemd', { products: [{}, {}] });
  await search('hemd', nothingFound);
  await search('', nothingFound);
  expect(replace).not.toHaveBeenCalled();
});
