import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  getServerState,
  HierarchicalMenu,
  Highlight,
  InfiniteHits,
  InstantSearch,
  InstantSearchSSRProvider,
  RangeInput,
  RefinementList,
  SearchBox,
  SortBy,
  Stats,
} from 'react-instantsearch';
import insights from 'search-insights';
import { startChild, stopChild } from 'service-kit/testing/child';
import { freePort } from 'service-kit/testing/free-port.mjs';
import { type Article, ARTICLES, PRODUCTS } from './testing/fixtures';

const APP_ID = 'SELVEDGE';
const SEARCH_KEY = 'search-key-of-the-tests';

let child: ChildProcess;
let host = '';

beforeAll(async () => {
  const port = await freePort();
  host = `127.0.0.1:${port}`;
  const file = join(__dirname, 'testing', 'fixtures-process.ts');
  child = await startChild(file, [String(port), APP_ID, SEARCH_KEY, 'admin-key-of-the-tests']);
});

afterAll(async () => {
  await stopChild(child, 'SIGTERM');
});

/** The vendor's client with a counter of its requests. */
function countingClient() {
  const hosts = [{ url: host, protocol: 'http', accept: 'readWrite' } as const];
  const client = liteClient(APP_ID, SEARCH_KEY, { hosts });
  const searches = { times: 0 };
  const search = ((...parameters: Parameters<LiteClient['search']>) => {
    searches.times += 1;
    return client.search(...parameters);
  }) as LiteClient['search']; // The overloads are all passed on.
  return { client: { ...client, search }, searches };
}

function List({ client }: { client: LiteClient }) {
  return (
    <InstantSearch
      searchClient={client}
      indexName={PRODUCTS}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <SearchBox />
      <Stats />
      <SortBy
        items={[
          { label: 'Recommended', value: PRODUCTS },
          { label: 'Cheapest first', value: 'wardrobe_price_asc' },
        ]}
      />
      <section aria-label="Brand">
        <RefinementList attribute="brand" searchable />
      </section>
      <section aria-label="Category">
        <HierarchicalMenu attributes={['category.lvl0', 'category.lvl1']} />
      </section>
      <RangeInput attribute="price" precision={1} />
      <section aria-label="Articles">
        <InfiniteHits<Article>
          hitComponent={({ hit }) => <Highlight hit={hit} attribute="title" />}
        />
      </section>
    </InstantSearch>
  );
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const titles = () =>
  region('Articles')
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const shows = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));

async function openList() {
  const { client, searches } = countingClient();
  const user = userEvent.setup();
  render(<List client={client} />);
  await waitFor(() => expect(titles()).toHaveLength(ARTICLES.length));
  return { user, searches };
}

test('API-07: the server’s state renders the page, and hydration sends no request', async () => {
  const { client, searches } = countingClient();
  const state = await getServerState(<List client={client} />, { renderToString });
  expect(searches.times).toBe(1);
  const page = (
    // The state reaches the browser as JSON.
    <InstantSearchSSRProvider {...(JSON.parse(JSON.stringify(state)) as typeof state)}>
      <List client={client} />
    </InstantSearchSSRProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  expect(titles()).toHaveLength(ARTICLES.length);
  const errors = jest.spyOn(console, 'error');
  const root = await act(async () => hydrateRoot(container, page));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(searches.times).toBe(1);
  expect(errors).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  container.remove();
});

test('a brand narrows the list, and the other brands keep their counts', async () => {
  const { user, searches } = await openList();
  await user.click(region('Brand').getByRole('checkbox', { name: /Hollis/ }));
  await shows('Slim chinos', 'Relaxed chinos');
  expect(
    region('Brand')
      .getByRole('checkbox', { name: /Marten/ })
      .closest('label'),
  ).toHaveTextContent('4');
  // The query and the one without the brand are sent in one request.
  expect(searches.times).toBe(2);
  await user.click(region('Brand').getByRole('checkbox', { name: /Boreal/ }));
  await waitFor(() => expect(titles()).toHaveLength(5));
});

test('FLT-17: the values of a brand are searched', async () => {
  const { user } = await openList();
  await user.type(region('Brand').getByRole('searchbox'), 'fern');
  // The match is in an element of its own, which splits the box's name.
  await waitFor(() =>
    expect(
      region('Brand')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Hollis & Fern2']),
  );
});

test('a hierarchy opens level by level', async () => {
  const { user } = await openList();
  await user.click(region('Category').getByRole('link', { name: /Tops/ }));
  await waitFor(() => expect(titles()).toHaveLength(4));
  await user.click(await region('Category').findByRole('link', { name: /Polos/ }));
  await shows('Piqué polo');
  expect(region('Category').getByRole('link', { name: /Trousers/ })).toHaveTextContent('3');
});

test('a range shows the lowest and the highest price and narrows the list', async () => {
  const { user } = await openList();
  const [lowest, highest] = screen.getAllByRole('spinbutton');
  expect([lowest, highest].map((input) => input?.getAttribute('placeholder'))).toEqual([
    '29.9',
    '249',
  ]);
  if (lowest) await user.type(lowest, '90');
  await user.click(screen.getByRole('button', { name: 'Go' }));
  await shows('Straight jeans', 'Loden coat');
});

test('PLP-15: another order is another index', async () => {
  const { user } = await openList();
  await user.selectOptions(screen.getByRole('combobox'), 'Cheapest first');
  await waitFor(() => expect(titles()[0]).toBe('Leather belt'));
  expect(titles().at(-1)).toBe('Loden coat');
});

test('a query is highlighted and counted, and typos are tolerated', async () => {
  const { user } = await openList();
  const [box] = screen.getAllByRole('searchbox');
  if (box) await user.type(box, 'chnios');
  await shows('Slim chinos', 'Relaxed chinos');
  await waitFor(() => expect(region('Articles').getAllByText('chinos')).toHaveLength(2));
  expect(region('Articles').getAllByText('chinos')[0]?.tagName).toBe('MARK');
  expect(screen.getByText(/2 results found/)).toBeInTheDocument();
});

test('more hits are appended until there are no more', async () => {
  const { client } = countingClient();
  const user = userEvent.setup();
  const pages = {
    ...client,
    search: ((requests: Parameters<LiteClient['search']>[0]) =>
      client.search(
        Array.isArray(requests)
          ? requests.map((one) => ({ ...one, params: { ...one.params, hitsPerPage: 4 } }))
          : requests,
      )) as LiteClient['search'], // One of several overloads.
  };
  render(<List client={pages} />);
  await waitFor(() => expect(titles()).toHaveLength(4));
  for (const count of [8, 9]) {
    await user.click(screen.getByRole('button', { name: /show more results/i }));
    await waitFor(() => expect(titles()).toHaveLength(count));
  }
  expect(new Set(titles()).size).toBe(9);
  expect(screen.getByRole('button', { name: /show more results/i })).toBeDisabled();
});

/** The visitors' events in the service's database. */
function storedEvents(): Promise<Record<string, unknown>[]> {
  return new Promise((resolve) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, events] = /^events (.*)\n/m.exec(output) ?? [];
      // The other process writes a list of objects.
      if (events) resolve(JSON.parse(events) as Record<string, unknown>[]);
    });
    child.stdin?.write('events\n');
  });
}

test('the events client’s events are stored, and invalid ones are rejected', async () => {
  insights('init', {
    appId: APP_ID,
    apiKey: SEARCH_KEY,
    host: `http://${host}`,
    useCookie: false,
    userToken: 'visitor-1',
  });
  const click = {
    eventName: 'Product clicked',
    index: PRODUCTS,
    objectIDs: ['coat-1'],
    queryID: 'a'.repeat(32),
    positions: [1],
  };
  // Each call returns whether the service accepted it.
  const taken = [
    await insights('clickedObjectIDsAfterSearch', click),
    await insights('viewedObjectIDs', {
      eventName: 'Viewed',
      index: PRODUCTS,
      objectIDs: ['coat-1'],
    }),
    await insights('clickedObjectIDsAfterSearch', { ...click, positions: [1, 2] }),
  ];
  expect(taken).toEqual([true, true, false]);
  const stored = (await storedEvents()).filter(({ userToken }) => userToken === 'visitor-1');
  expect(stored).toMatchObject([
    { eventType: 'click', ...click },
    { eventType: 'view', eventName: 'Viewed', index: PRODUCTS, objectIDs: ['coat-1'] },
  ]);
});
