import { getStudio } from './studio-client';
import type { EditedEntry, EntitySummary } from './studio-entry';

interface RequestedTrees {
  entries: EditedEntry[];
  linked: Record<string, EntitySummary>;
}

/** Entries with all nested entries, as drafts; none during an outage. */
export async function requestTrees(ids: readonly string[]): Promise<RequestedTrees> {
  const query = new URLSearchParams({ ids: ids.join(',') });
  const response = Object(await getStudio(`/api/studio/compose/entries?${query}`));
  // The route's own response.
  return Array.isArray(response.entries)
    ? (response as RequestedTrees)
    : { entries: [], linked: {} };
}
