import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InstantSearch } from 'react-instantsearch';
import { listQueries, uiStateOf } from '@/lib/search/list-query';
import { EMPTY_LIST_STATE, type ListState } from '@/lib/search/list-state';
import { loadedList, SHIRTS } from '@/lib/search/loaded-list.fixture';
import { ListBody } from './list-body';
import { ListSettingsProvider, type ListSettings } from './list-settings';
import { showList } from './list.fixture';

type Query = Record<string, unknown>;
interface Asked {
  indexName: string;
  params: Query;
}

const settings: ListSettings = {
  ...{ project: 'hgg', locale: 'de-de', language: 'de', currency: 'EUR', category: 'hemden' },
  ...{ isSaleCategory: false, tallOnly: false, filterCount: 5, maxDifferenceInPriceFilter: 500 },
};

/** A list that has been loaded with nothing, and a client that answers it as told. */
function listThatAsks(list: ListState, answer: (asked: readonly Asked[]) => Promise<unknown>) {
  const search = (asked: readonly Asked[]) => answer(asked);
  const initialUiState = { hgg_products_de: uiStateOf(list, SHIRTS) };
  showList(
    <ListSettingsProvider value={settings}>
      {/* The vendor's types know clients of several generations; a list only searches. */}
      <InstantSearch
        searchClient={{ search } as never}
        indexName="hgg_products_de"
        initialUiState={initialUiState}
        insights={false}
      >
        <ListBody
          source={SHIRTS}
          start={{ list, results: null, memory: null, round: 0 }}
          inserts={[]}
          isFirst={false}
          heading={undefined}
        />
      </InstantSearch>
    </ListSettingsProvider>,
  );
}

const answerTo = async (asked: readonly Asked[]) => ({
  results: asked.map(() => loadedList(8).results?.[0]),
});

/** The same question, however its parts are ordered; empty parts ask for nothing. */
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

test.each([
  ['a list that nobody has narrowed', EMPTY_LIST_STATE],
  ['a narrowed one', CHOSEN],
])('PLP-16: for %s the browser asks what the server would ask', async (_, list) => {
  const asked: Asked[][] = [];
  listThatAsks(list, (requests) => {
    asked.push([...requests]);
    return answerTo(requests);
  });
  await screen.findByText('8 Artikel');
  const questions = asked[0]?.map(({ indexName, params }) => inOrder({ indexName, ...params }));
  const expected = listQueries(list, SHIRTS).map((query) => inOrder({ ...query }));
  expect(questions).toHaveLength(expected.length);
  expect(questions).toEqual(expect.arrayContaining(expected));
});

test('SRC-08: a service that does not answer is asked again on demand', async () => {
  let isDown = true;
  listThatAsks(EMPTY_LIST_STATE, (requests) =>
    isDown ? Promise.reject(new Error('down')) : answerTo(requests),
  );
  const alert = await screen.findByText(/gerade nicht erreichbar/);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Jetzt versuchen' }));
  await screen.findByText('8 Artikel');
  await waitFor(() => expect(alert).not.toBeInTheDocument());
});
