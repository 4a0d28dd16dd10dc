import { checkIndex } from '@/lib/catalog/import/check-index.server';
import { findMissingPictures } from '@/lib/catalog/import/check-pictures.server';
import { indexingClient } from '@/lib/catalog/search/indexing-client.server';
import { pushAgain } from '@/lib/runtime/worker/push-lease.server';

const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Prints every fault of the search index.
 * @param isRepaired pushes the articles concerned again
 * @returns the exit code
 */
export async function checkCatalogue(isRepaired: boolean): Promise<number> {
  const client = indexingClient();
  if (!client) throw new Error('there is no ALGOLIA_ADMIN_API_KEY');
  const { records, faults, waiting } = await checkIndex(client);
  for (const { indexName, objectID, reason } of faults)
    print(`${indexName} ${objectID}: ${reason}`);
  const left = waiting > 0 ? `; ${waiting} articles wait for their push and were left out` : '';
  print(`${records} records, ${faults.length} faults${left}`);
  const numbers = [...new Set(faults.map(({ objectID }) => objectID))].filter(Boolean);
  if (isRepaired && numbers.length > 0) {
    await pushAgain(numbers);
    print(`${numbers.length} articles are pushed again`);
  }
  return faults.length > 0 ? 3 : 0;
}

/**
 * Prints every picture that cannot be shown.
 * @returns the exit code
 */
export async function checkPictures(): Promise<number> {
  const { pictures, faults } = await findMissingPictures();
  for (const { article, item, address, reason } of faults)
    print(`${article} ${item}: ${address && `${address} `}${reason}`);
  print(`${pictures} pictures, ${faults.length} faults`);
  return faults.length > 0 ? 3 : 0;
}
