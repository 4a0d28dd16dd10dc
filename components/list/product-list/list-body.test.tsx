import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import type { ReactElement } from 'react';
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch';
import { recallList } from '@/lib/catalog/search/list-memory';
import { listKey } from '@/lib/catalog/search/list-router';
import { listParameters, listQueries, uiStateOf } from '@/lib/catalog/search/list-query';
import { EMPTY_LIST_STATE, type ListState } from '@/lib/catalog/catalogue/list-state';
import { loadedList, SHIRTS } from '@/lib/catalog/search/loaded-list.fixture';
import type { LoadedList } from '@/lib/catalog/search/loaded-list';
import { ListBody } from './list-body';
import { ListSettingsProvider, type ListSettings } from './list-settings';
import { showList } from './list.fixture';

type Query = Record<string, unknown>;
interface IndexQuery {
  indexName: string;
  params: Query;
}

const settings: ListSettings = {
  project: 'hgg',
  locale: 'de-de',
  language: 'de',
  currency: 'EUR',
  category: 'hemden',
  isSaleCategory: false,
  tallOnly: false,
  allFilters: false,
  filterCount: 5,
  maxDifferenceInPriceFilter: 500,
};

type Search = (requests: readonly IndexQuery[]) => Promise<unknown>;

const show = (list: ReactElement) =>
  showList(<ListSettingsProvider value={settings}>{list}</ListSettingsProvider>);

function listOf(list: ListState, search: Search, results: LoadedList['results']) {
  const initialUiState = { hgg_products_de: uiStateOf(list, SHIRTS) };
  return (
    <>
      {/* The vendor's types cover clients of several generations; a list only searches. */}
      <InstantSearch
        searchClient={{ search } as never}
        indexName="hgg_products_de"
        initialUiState={initialUiState}
        insights={false}
      >
        <ListBody
          source={SHIRTS}
          start={{ list, results, memory: null, round: 0 }}
          inserts={[]}
          heading={undefined}
        />
      </InstantSearch>
    </>
  );
}

/** A list that was loaded empty, and a client with responses set by the test. */
const listThatQueries = (list: ListState, result: Search) => show(listOf(list, result, null));

const responseTo = async (requests: readonly IndexQuery[]) => ({
  results: requests.map(() => loadedList(8).results?.[0]),
});

/** Normalizes a query: sorts its parts and leaves out empty ones. */
const inOrder = (query: Query) =>
  Object.fromEntries(
    Object.entries(query)
      .map(([name, value]) => [name, name === 'facets' ? [value].flat().toSorted() : value])
      .filter(([name, value]) => String(value) !== '' || name === 'query')
      .toSorted(),
  );

const CHOSEN: ListState = {
  query: 'leinen',
  page: 2,
  sortBy: 'priceAsc',
  range: { priceMin: { min: 3000, max: 9000 } },
  filters: { brand: ['Brae', 'Halden'], sale: ['true'] },
};

/** A list, and the queries sent by its browser. */
async function recorded(list: ListState) {
  const sentRequests: IndexQuery[][] = [];
  await listThatQueries(list, (requests) => {
    sentRequests.push([...requests]);
    return responseTo(requests);
  });
  await screen.findByText('8 Artikel');
  return sentRequests;
}

/** The queries that the server would send for a list. */
function expectQueries(requests: readonly IndexQuery[] | undefined, list: ListState) {
  const questions = requests?.map(({ indexName, params }) => inOrder({ indexName, ...params }));
  const expected = listQueries(list, SHIRTS).map((query) => inOrder({ ...query }));
  expect(questions).toHaveLength(expected.length);
  expect(questions).toEqual(expect.arrayContaining(expected));
}

test.each([
  ['a list that nobody has narrowed', EMPTY_LIST_STATE],
  ['a narrowed one', CHOSEN],
])('PLP-16: for %s the browser sends the query that the server would send', async (_, list) => {
  const requests = await recorded(list);
  expectQueries(requests[0], list);
});

test('PLP-15, FLT-11: changing the order or removing one filter keeps all others', async () => {
  const requests = await recorded(CHOSEN);
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sortieren' }), 'Neuheiten');
  await waitFor(() => expect(requests).toHaveLength(2));
  const reordered: ListState = { ...CHOSEN, page: 1, sortBy: 'newProducts' };
  expectQueries(requests[1], reordered);
  await user.click(screen.getByRole('link', { name: 'Filter entfernen: Brae' }));
  await waitFor(() => expect(requests).toHaveLength(3));
  expectQueries(requests[2], { ...reordered, filters: { brand: ['Halden'], sale: ['true'] } });
  await user.click(screen.getByRole('link', { name: 'Filter entfernen: Sale' }));
  await waitFor(() => expect(requests).toHaveLength(4));
  expectQueries(requests[3], { ...reordered, filters: { brand: ['Halden'] } });
});

function deferred() {
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<unknown>((_, fail) => (reject = fail));
  return { promise, reject };
}

/** A server-rendered list of some articles, and a client for later requests. */
function showResponded(search: Search, articles = 8, loaded = loadedList(articles)) {
  const initialResults = {
    hgg_products_de: { state: listParameters(loaded.list, SHIRTS), results: loaded.results },
  };
  return show(
    <InstantSearchSSRProvider initialResults={initialResults as never}>
      {listOf(loaded.list, search, loaded.results)}
    </InstantSearchSSRProvider>,
  );
}

test('SRC-08: articles stay while a response is late, and if none arrives', async () => {
  const late = deferred();
  let times = 0;
  const search = () => ((times += 1) === 1 ? late.promise : Promise.reject(new Error('down')));
  await showResponded(search);
  const articles = () => screen.queryAllByRole('link', { name: /^Leinenhemd/ }).length;
  expect(articles()).toBe(8);
  await userEvent.click(screen.getByRole('switch', { name: /^Sale/ }));
  await waitFor(() => expect(times).toBe(1));
  expect(articles()).toBe(8);
  late.reject(new Error('down'));
  await screen.findByText(/gerade nicht erreichbar/);
  expect(articles()).toBe(8);
});

test('PLP-03: articles of the previous list are not remembered for a filter without a response', async () => {
  const leave = () => Router.events.emit('routeChangeStart', '/de-de/hemd');
  const remembered = (filters: ListState['filters']) =>
    recallList(listKey(location.pathname, { ...EMPTY_LIST_STATE, filters }));
  const late = deferred();
  await showResponded(() => late.promise);
  leave();
  expect(remembered({})?.pages[0]).toHaveLength(8);
  await userEvent.click(screen.getByRole('switch', { name: /^Sale/ }));
  leave();
  expect(remembered({ sale: ['true'] })).toBeNull();
});

test('SRC-08: a request without a response can be retried', async () => {
  let isDown = true;
  await listThatQueries(EMPTY_LIST_STATE, (requests) =>
    isDown ? Promise.reject(new Error('down')) : responseTo(requests),
  );
  const alert = await screen.findByText(/gerade nicht erreichbar/);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Jetzt versuchen' }));
  await screen.findByText('8 Artikel');
  await waitFor(() => expect(alert).not.toBeInTheDocument());
});

test('the pictures of a first row load eagerly, the first with priority, and later ones near the screen', async () => {
  await listThatQueries(EMPTY_LIST_STATE, responseTo);
  const pictures = await screen.findAllByRole('img', { hidden: true });
  const loading = pictures.slice(0, 6).map((picture) => picture.getAttribute('loading'));
  expect(loading).toEqual([...Array.from({ length: 4 }, () => 'eager'), 'lazy', 'lazy']);
  const urgent = pictures.filter((picture) => picture.getAttribute('fetchpriority') === 'high');
  expect(urgent).toEqual(pictures.slice(0, 1));
});

test('PLP-16: the price filter only needs the lowest and highest price', async () => {
  const loaded = loadedList(8);
  const [response] = loaded.results ?? [];
  if (!response) throw new Error('the fixture has no answer');
  response.facets = { ...response.facets, 'priceMin.eur': {} };
  response.facets_stats = { 'priceMin.eur': { min: 2_995, max: 9_995 } };
  await showResponded(() => new Promise(() => undefined), 8, loaded);
  await userEvent.click(screen.getByRole('button', { name: 'Preis' }));
  const amounts = screen
    .getAllByRole('slider')
    .map((bound) => bound.getAttribute('aria-valuetext'));
  expect(amounts.map((amount) => parseInt(amount ?? '', 10))).toEqual([29, 100]);
});

test('PLP-05: two quick clicks load one page, and skip none', async () => {
  const pages: unknown[] = [];
  await showResponded(async (requests) => {
    pages.push(...new Set(requests.map(({ params }) => params['page'])));
    return new Promise(() => undefined);
  }, 60);
  const button = screen.getByRole('link', { name: 'Weitere Artikel anzeigen' });
  await act(async () => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(pages).not.toEqual([]));
  expect(pages).toEqual([1]);
});

test('PLP-06: a page after the last redirects to the last one', async () => {
  history.replaceState(null, '', '/de-de/hemden?page=99');
  const pages: unknown[] = [];
  const search: Search = async (requests) => {
    pages.push(requests[0]?.params['page']);
    const page = Number(requests[0]?.params['page']);
    const [response] = loadedList(60).results ?? [];
    const shown = { ...response, page, ...(page > 2 && { hits: [] }) };
    return { results: requests.map(() => shown) };
  };
  await listThatQueries({ ...EMPTY_LIST_STATE, page: 99 }, search);
  expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
  expect(pages).toEqual([98, 2]);
  await waitFor(() => expect(location.search).toBe('?page=3'));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test.each([
  ['narrowed to a colour', { ...EMPTY_LIST_STATE, filters: { filterColor: ['white'] } }],
  ['found by a colour', { ...EMPTY_LIST_STATE, query: 'leinenhemd weißes' }],
])('FLT-15: %s, a list shows its articles in that colour', async (_, list: ListState) => {
  const [page] = loadedList(2).results ?? [];
  const hits = (page?.hits ?? []).map((hit) => {
    // Built by the fixture; the vendor's type does not include our attributes.
    const { colorVariants } = hit as unknown as { colorVariants: readonly object[] };
    const [green] = colorVariants;
    const white = { ...green, itemnum: `${hit.objectID}-100`, filterColor: 'white' };
    return { ...hit, colorVariants: [green, white] };
  });
  await listThatQueries(list, async (requests) => ({
    results: requests.map(() => ({ ...page, hits })),
  }));
  await screen.findByText('2 Artikel');
  for (const link of screen.getAllByRole('link', { name: /^Leinenhemd/ }))
    expect(link.getAttribute('href')).toMatch(/colorVariant=\d{8}-100/);
});
