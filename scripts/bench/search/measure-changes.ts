import { type Percentiles, percentilesIn } from './figures';
import { type BenchService, INDEX } from './http-service';

const PATCHES = 50;

/**
 * Measures how long after its task a change of stock appears in searches.
 * @param products number of products in the service
 */
export async function measureChanges(
  { client }: BenchService,
  products: number,
): Promise<Percentiles> {
  const times: number[] = [];
  for (let patch = 0; patch < PATCHES; patch += 1) {
    const objectID = `p${Math.floor((patch * products) / PATCHES)}`;
    // No other product has this stock.
    const stock = 1_000 + patch;
    const attributesToUpdate = { stock };
    await client.partialUpdateObject({ indexName: INDEX, objectID, attributesToUpdate });
    const acknowledged = performance.now();
    const searchParams = { numericFilters: [`stock=${stock}`], hitsPerPage: 1 };
    for (;;) {
      const { hits } = await client.searchSingleIndex({ indexName: INDEX, searchParams });
      if (hits[0]?.objectID === objectID) break;
    }
    times.push(performance.now() - acknowledged);
  }
  return percentilesIn(times);
}
