import { applyChanges } from '@/packages/algolia-local/engine/apply-changes';
import { buildInWorker } from '@/packages/algolia-local/engine/build-in-worker';
import { compileFilters } from '@/packages/algolia-local/engine/filters/compile';
import { search, searchMany } from '@/packages/algolia-local/engine/search';
import { searchFacetValues } from '@/packages/algolia-local/engine/search-facet-values';
import { recordOf, type SearchIndex } from '@/packages/algolia-local/engine/search-index';
import type { SearchParams, SearchRecord } from '@/packages/algolia-local/engine/types';
import { type Figures, memoryMb, percentilesOf, stopwatch } from './figures';
import { benchQueries, HITS, RUNS } from './queries';
import { BENCH_FACETS, benchRecords, benchSettings } from './records';

/** The batch size with which the service reads its database. */
const BATCH = 250;

export async function measureEngine(products: number): Promise<Figures> {
  const empty = memoryMb();
  const batches = batchesOf(products);
  const passed = stopwatch();
  const index = await buildInWorker(batches, benchSettings);
  const buildMs = passed();
  batches.length = 0;
  const memory = memoryMb() - empty;
  return { buildMs, memoryMb: memory, times: await timesOf(index, products) };
}

function batchesOf(products: number): string[] {
  const batches: string[] = [];
  let batch: unknown[] = [];
  for (const record of benchRecords(products)) {
    batch.push(record);
    if (batch.length < BATCH) continue;
    batches.push(JSON.stringify(batch));
    batch = [];
  }
  if (batch.length > 0) batches.push(JSON.stringify(batch));
  return batches;
}

async function timesOf(index: SearchIndex, products: number): Promise<Figures['times']> {
  const { words, typos, categories, brands } = benchQueries(products);
  const load = (query: string | undefined): unknown =>
    search(index, { query: query ?? '', hitsPerPage: HITS });
  const browsed = (run: number, more: Partial<SearchParams> = {}): SearchParams => ({
    filters: compileFilters({ facetFilters: [[`categories.lvl2:${categories[run] ?? ''}`]] }),
    facets: BENCH_FACETS,
    hitsPerPage: HITS,
    ...more,
  });
  // The first calls would measure the compiler.
  for (let run = 0; run < 20; run += 1) search(index, browsed(run, { query: `warm ${run}` }));
  const distinctWords = [...new Set(words)];
  const distinctTypos = [...new Set(typos)];
  return {
    'a cold': await percentilesOf(distinctWords.length, (run) => load(distinctWords[run])),
    'a warm': await percentilesOf(RUNS, (run) => load(words[run])),
    'a typo cold': await percentilesOf(distinctTypos.length, (run) => load(distinctTypos[run])),
    'a typo warm': await percentilesOf(RUNS, (run) => load(typos[run])),
    b: await percentilesOf(RUNS, (run) => search(index, browsed(run))),
    c: await percentilesOf(RUNS, (run) =>
      searchMany([
        { index, params: browsed(run) },
        { index, params: browsed(run, { facets: ['filterColor'], hitsPerPage: 0 }) },
        { index, params: browsed(run, { facets: ['sizeString'], hitsPerPage: 0 }) },
      ]),
    ),
    d: await percentilesOf(RUNS, (run) =>
      searchFacetValues(index, 'brand.title', brands[run] ?? '', {}),
    ),
    ...(await changeTimes(index)),
  };
}

/** Measures the time from a change until a response includes it. */
async function changeTimes(index: SearchIndex): Promise<Figures['times']> {
  const recordAt = (run: number): SearchRecord => {
    const record = recordOf(index, `p${run}`);
    if (!record) throw new Error(`no record p${run}`);
    return record;
  };
  return {
    'stock patch': await percentilesOf(RUNS, (run) => {
      applyChanges(index, [{ put: { ...recordAt(run), stock: 1000 + run } }]);
      const changed = compileFilters({ numericFilters: [`stock=${1000 + run}`] });
      return search(index, { filters: changed }).nbHits === 1;
    }),
    'new words': await percentilesOf(RUNS, (run) => {
      applyChanges(index, [{ put: { ...recordAt(run), title: `neuzugang ${run}` } }]);
      return search(index, { query: `neuzugang ${run}` }).nbHits > 0;
    }),
  };
}
