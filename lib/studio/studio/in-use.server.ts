import { nodeLinks } from './link-faults';
import { textOf } from './entry-reach';
import { loadWholeSpace } from './load-report.server';
import { entrySummary, loadEntry } from './read-entries.server';
import { managementClient } from './space.server';
import type { EditedEntry, EntitySummary } from './studio-entry';

/** Maximum entries that are named. */
const MAX_NAMED = 50;

/** Ids of public entries with links to a node by its name, `node_…`. */
async function idsNaming({ type, fields }: EditedEntry): Promise<string[]> {
  const nodeId = type === 'node' ? textOf(fields, 'nodeId') : '';
  if (nodeId === '') return [];
  const { entries } = await loadWholeSpace();
  return [...entries.values()]
    .filter(({ state }) => state === 'published' || state === 'changed')
    .filter((other) => {
      const values = Object.values(other.fields).flatMap((byLocale) => Object.values(byLocale));
      return values.flatMap(nodeLinks).includes(nodeId);
    })
    .map(({ id }) => id);
}

/** Whether the draft of any entry links to an entry. */
export async function isLinked(id: string): Promise<boolean> {
  const query = { links_to_entry: id, limit: 1, select: 'sys.id' };
  return (await managementClient().entry.getMany({ query })).items.length > 0;
}

/**
 * Public entries that show an entry or lead to it, and would lose it if it were unpublished.
 * @throws the client's error when the content service cannot be reached
 */
export async function publicUses(id: string): Promise<EntitySummary[]> {
  const { entry: client } = managementClient();
  const entry = await loadEntry(id);
  if (!entry) return [];
  const linking = await client.getPublished({ query: { links_to_entry: id, limit: MAX_NAMED } });
  const naming = await idsNaming(entry);
  const ids = new Set([...linking.items.map(({ sys }) => sys.id), ...naming]);
  ids.delete(id);
  if (ids.size === 0) return [];
  const query = { 'sys.id[in]': [...ids].slice(0, MAX_NAMED).join(','), limit: MAX_NAMED };
  return (await client.getMany({ query })).items.map(entrySummary);
}
