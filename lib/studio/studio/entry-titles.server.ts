import { isContentOutage } from './content-outage';
import { entriesByIds } from './load-compose.server';
import { entrySummary } from './read-entries.server';

/**
 * Titles of entries by id, for lists that know only ids. Without a response of the content
 * service there are none, because the lists come from elsewhere.
 */
export async function entryTitles(ids: readonly string[]): Promise<Record<string, string>> {
  try {
    const entries = await entriesByIds([...new Set(ids)]);
    return Object.fromEntries(entries.map((entry) => [entry.sys.id, entrySummary(entry).title]));
  } catch (error) {
    if (isContentOutage(error)) return {};
    throw error;
  }
}
