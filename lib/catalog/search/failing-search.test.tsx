import { failingSearch, outcomeOf } from './failing-search.fixture';
import { listClient } from './list-client';
import { searchClient } from './search-client';
import { suggest, type SuggestionScope } from './suggest';

/**
 * Half the deadline of a search, because a busy machine may need more than a second. That none is
 * retried before, the number of requests shows.
 */
const AT_ONCE_MS = 5_000;

const scope: SuggestionScope = {
  project: 'hgg',
  language: 'de',
  currency: 'EUR',
  excludedTypes: [],
};

/** Searches that a browser sends. */
const searches = (service: Parameters<typeof searchClient>[0]) => {
  const list = listClient(service);
  const suggestions = searchClient(service);
  return {
    list: () => list.search({ requests: [{ indexName: 'products', query: service.host ?? '' }] }),
    suggestions: () => suggest(suggestions, scope, 'hemd'),
    'filter search': () => list.customPost({ path: '1/indexes/products/facets/brand/query' }),
  };
};
const NAMES = ['list', 'suggestions', 'filter search'] as const;

test.each(NAMES)(
  'SRC-08: a rejected search of %s fails at once, after one request',
  async (name) => {
    const { service, state, stop } = await failingSearch('rejects');
    const { error, tookMs } = await outcomeOf(searches(service)[name]());
    stop();
    expect(error).toMatchObject({ name: 'ApiError', status: 429 });
    expect(tookMs).toBeLessThan(AT_ONCE_MS);
    expect(state.requests).toBe(1);
  },
);

test('SRC-08: a search of a silent service ends within ten seconds, and the next one sends a new request', async () => {
  const { service, state, arrived, stop } = await failingSearch('silent');
  const search = searches(service);
  const silent = await Promise.all(NAMES.map((name) => outcomeOf(search[name]())));
  for (const { error, tookMs } of silent) {
    expect(error).toBeInstanceOf(Error);
    expect(tookMs).toBeLessThan(20_000);
  }
  await arrived();
  state.conduct = 'responds';
  const sent = state.requests;
  const recovered = await Promise.all(NAMES.map((name) => outcomeOf(search[name]())));
  for (const { error, tookMs } of recovered) {
    expect(error).toBeNull();
    expect(tookMs).toBeLessThan(AT_ONCE_MS);
  }
  expect(state.requests).toBe(sent + NAMES.length);
  stop();
});
