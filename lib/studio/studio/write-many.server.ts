import { MAX_PER_ACTION, runBulkAction } from './bulk-action.server';
import { publicUses } from './in-use.server';
import { entityKey, type PublishChoice } from './publish-choice';
import { publishTrees, type Published } from './publish-trees.server';
import type { EntitySummary } from './studio-entry';

/** An entry at the version that the editor has seen. */
export interface SelectedEntry {
  id: string;
  type: string;
  version: number;
}

/** Pages are published after blocks, and nodes after pages, because they link to them. */
const ORDER = ['page', 'node'];

/**
 * Publishes some entries with everything nested in them, as {@link publishTrees} does.
 * @param choice what the editor has seen besides these entries
 */
export function publishMany(
  entries: readonly SelectedEntry[],
  { seen, leftOut }: PublishChoice,
): Promise<Published> {
  const ordered = entries.toSorted(
    (one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type),
  );
  const own = entries.map(({ id, version }) => [entityKey('Entry', id), version] as const);
  return publishTrees(
    ordered.map(({ id }) => id),
    { seen: { ...Object.fromEntries(own), ...seen }, leftOut },
  );
}

export type Unpublished =
  | { ok: true }
  /** Other public entries would lose some of these; nothing has been unpublished. */
  | { ok: false; kind: 'in use'; uses: EntitySummary[] }
  /** Rejected by the API, for example because an entry was saved meanwhile. */
  | { ok: false; kind: 'refused'; detail: string };

/**
 * Unpublishes some entries, unless others that stay public show them or lead to them.
 * @param isConfirmed whether the editor knows what shows them
 * @throws the client's error when the content service cannot be reached
 */
export async function unpublishMany(
  entries: readonly SelectedEntry[],
  isConfirmed: boolean,
): Promise<Unpublished> {
  const selected = new Set(entries.map(({ id }) => id));
  if (!isConfirmed) {
    const uses = (await Promise.all([...selected].map((id) => publicUses(id)))).flat();
    const others = new Map(uses.filter(({ id }) => !selected.has(id)).map((use) => [use.id, use]));
    if (others.size > 0) return { ok: false, kind: 'in use', uses: [...others.values()] };
  }
  for (let first = 0; first < entries.length; first += MAX_PER_ACTION) {
    const some = entries
      .slice(first, first + MAX_PER_ACTION)
      .map(({ id, version }) => ({ id, version, kind: 'Entry' as const }));
    const detail = await runBulkAction('unpublish', some);
    if (detail !== null) return { ok: false, kind: 'refused', detail };
  }
  return { ok: true };
}
