import { create, insertMultiple, search } from '@orama/orama';
import { type Figures, memoryMb, percentilesOf, stopwatch } from './figures';
import { FLAT_FACETS, flatProduct } from './flat-product';
import { benchQueries, HITS } from './queries';
import { benchRecords } from './records';

/** A query takes seconds at 100,000 products. */
const RUNS = 40;

const SCHEMA = {
  title: 'string',
  brand: 'enum',
  description: 'string',
  lvl0: 'enum',
  lvl1: 'enum',
  lvl2: 'enum',
  material: 'enum',
  fit: 'enum',
  season: 'enum',
  filterColor: 'enum[]',
  sizeString: 'enum[]',
  occasion: 'enum[]',
  flags: 'enum[]',
  price: 'number',
  popularity: 'number',
} as const;

export async function measureOrama(products: number): Promise<Figures> {
  const documents = Array.from(benchRecords(products), flatProduct);
  const empty = memoryMb();
  const passed = stopwatch();
  const index = create({ schema: SCHEMA });
  await insertMultiple(index, documents, 1000);
  const buildMs = passed();
  const memory = memoryMb() - empty;
  const { words, typos, categories } = benchQueries(products);
  const query = (term: string | undefined, tolerance: number): unknown =>
    search(index, { term: term ?? '', threshold: 0, tolerance, limit: HITS });
  const browse = (run: number, facets: readonly string[]): unknown =>
    search(index, {
      term: '',
      where: { lvl2: { eq: categories[run] ?? '' } },
      facets: Object.fromEntries(facets.map((facet) => [facet, {}])),
      sortBy: { property: 'popularity', order: 'DESC' },
      limit: HITS,
    });
  return {
    buildMs,
    memoryMb: memory,
    times: {
      'a warm': await percentilesOf(RUNS, (run) => query(words[run], 0)),
      'a typo warm': await percentilesOf(RUNS, (run) => query(typos[run], 1)),
      b: await percentilesOf(RUNS, (run) => browse(run, FLAT_FACETS)),
      c: await percentilesOf(RUNS, async (run) => [
        await browse(run, FLAT_FACETS),
        await browse(run, ['filterColor']),
        await browse(run, ['sizeString']),
      ]),
    },
  };
}
