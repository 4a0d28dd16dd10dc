import MiniSearch, { type SearchResult } from 'minisearch';
import { type Figures, memoryMb, percentilesOf, stopwatch } from './figures';
import { FLAT_FACETS, type FlatProduct, flatProduct } from './flat-product';
import { benchQueries, HITS } from './queries';
import { benchRecords } from './records';

/** A list takes a tenth of a second at 100,000 products. */
const RUNS = 40;

/** minisearch has no facets, so they are counted in its results. */
export async function measureMinisearch(products: number): Promise<Figures> {
  const documents = Array.from(benchRecords(products), flatProduct);
  const empty = memoryMb();
  const passed = stopwatch();
  const index = new MiniSearch<FlatProduct>({ fields: ['title', 'brand', 'description'] });
  index.addAll(documents);
  const buildMs = passed();
  const memory = memoryMb() - empty;
  const byID = new Map(documents.map((product) => [product.id, product]));
  const { words, typos, categories } = benchQueries(products);
  const search = (query: string | undefined, fuzzy: number): SearchResult[] =>
    index.search(query ?? '', { prefix: true, fuzzy, combineWith: 'AND' }).slice(0, HITS);
  const browse = (run: number, facets: readonly (keyof FlatProduct)[]): unknown => {
    const found = index
      .search(MiniSearch.wildcard, { filter: ({ id }) => byID.get(id)?.lvl2 === categories[run] })
      .flatMap(({ id }) => byID.get(id) ?? []);
    return responseOf(found, facets);
  };
  return {
    buildMs,
    memoryMb: memory,
    times: {
      'a warm': await percentilesOf(RUNS, (run) => search(words[run], 0)),
      'a typo warm': await percentilesOf(RUNS, (run) => search(typos[run], 0.2)),
      b: await percentilesOf(RUNS, (run) => browse(run, FLAT_FACETS)),
      c: await percentilesOf(RUNS, (run) => [
        browse(run, FLAT_FACETS),
        browse(run, ['filterColor']),
        browse(run, ['sizeString']),
      ]),
    },
  };
}

function responseOf(
  found: readonly FlatProduct[],
  facets: readonly (keyof FlatProduct)[],
): unknown {
  const counts = facets.map((facet) => {
    const values = new Map<unknown, number>();
    for (const product of found) {
      const value = product[facet];
      for (const one of Array.isArray(value) ? value : [value]) {
        values.set(one, (values.get(one) ?? 0) + 1);
      }
    }
    return values;
  });
  const prices = found.map((product) => product.price);
  const least = prices.reduce((left, right) => Math.min(left, right), Infinity);
  const most = prices.reduce((left, right) => Math.max(left, right), -Infinity);
  const hits = [...found].sort((left, right) => right.popularity - left.popularity).slice(0, HITS);
  return { counts, least, most, hits };
}
