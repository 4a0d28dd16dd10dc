import { setTimeout } from 'node:timers/promises';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { failingSearch, outcomeOf } from './failing-search.fixture';
import { searchClient } from './search-client';
import { serverSearchClient } from './server-search-client.server';

withEnvironment();

const requests = [{ indexName: 'products', query: '' }];

let search: Awaited<ReturnType<typeof failingSearch>>;
beforeAll(async () => {
  search = await failingSearch();
  // Read once, at the first request.
  process.env['ALGOLIA_HOST'] = search.service.host ?? '';
});
beforeEach(() => {
  search.state.requests = 0;
});
afterAll(() => search.stop());

test('SRC-08: a rejected search of a page fails at once, after one request', async () => {
  search.state.conduct = 'rejects';
  const { error, tookMs } = await outcomeOf(serverSearchClient().search({ requests }));
  expect(error).toMatchObject({ name: 'ApiError', status: 429 });
  // Half the deadline of a search: a busy machine may need more than a second.
  expect(tookMs).toBeLessThan(5_000);
  expect(search.state.requests).toBe(1);
});

test('SRC-08: a search in Node ends after ten seconds and sends nothing afterwards', async () => {
  search.state.conduct = 'silent';
  const ended = await Promise.all([
    outcomeOf(searchClient(search.service).search({ requests })),
    outcomeOf(serverSearchClient().searchForHits({ requests })),
  ]);
  for (const { error, tookMs } of ended) {
    expect(error).toBeInstanceOf(Error);
    expect(tookMs).toBeGreaterThan(7_000);
    expect(tookMs).toBeLessThan(20_000);
  }
  await search.arrived();
  const sent = search.state.requests;
  await setTimeout(4_000);
  expect(search.state.requests).toBe(sent);
});
