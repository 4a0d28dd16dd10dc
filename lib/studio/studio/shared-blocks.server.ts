import { loadAllEntries } from './load-report.server';
import { containersOf, rootsOf } from './usage';

/**
 * Entries that several pages show, with their number. A product template counts as one page.
 * @throws the client's error when the content service cannot be reached
 */
export async function sharedBlocks(): Promise<Record<string, number>> {
  const entries = await loadAllEntries();
  const containers = containersOf(entries);
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const { size } = rootsOf(entry, containers);
      return size > 1 ? [[entry.id, size]] : [];
    }),
  );
}
