import { MAX_PER_ACTION, runBulkAction, type BulkEntity } from './bulk-action.server';
import { contractFaults, publishOrder, type ContractFault } from './contract';
import type { ContractEntity } from './contract-entity';
import { loadContractSpace } from './load-contract.server';
import { entityKey, type OtherDraft, type PublishChoice } from './publish-choice';
import { assetSummary, entrySummary } from './read-entries.server';
import { managementClient } from './space.server';

export type Published =
  | { ok: true }
  | { ok: false; kind: 'faults'; faults: ContractFault[] }
  /** Drafts of others would be published along; nothing has been published. */
  | { ok: false; kind: 'others'; others: OtherDraft[] }
  /** Rejected by the API, for example because an entry was saved meanwhile. */
  | { ok: false; kind: 'refused'; detail: string };

const kindOf = ({ type }: ContractEntity) => (type === 'asset' ? 'Asset' : 'Entry');
const keyOf = (entity: ContractEntity): string => entityKey(kindOf(entity), entity.id);

/** At the version that was checked. */
const bulkEntity = (entity: ContractEntity): BulkEntity => ({
  id: entity.id,
  version: entity.version ?? 0,
  kind: kindOf(entity),
});

/** Whether an entity has unpublished changes that are published with its tree. */
const isWaiting = ({ state }: ContractEntity): boolean => state === 'draft' || state === 'changed';

interface Waiting {
  /** Innermost first. */
  entities: ContractEntity[];
  faults: ContractFault[];
}

async function waitingIn(ids: readonly string[], leftOut: ReadonlySet<string>): Promise<Waiting> {
  const together = new Map<string, ContractEntity>();
  const faults: ContractFault[] = [];
  for (const id of ids) {
    const space = await loadContractSpace(id);
    // Uses the state after this entry has been published.
    const entries = [...space.entries].map(
      ([key, entity]) =>
        [
          key,
          together.has(keyOf(entity)) ? { ...entity, state: 'published' as const } : entity,
        ] as const,
    );
    const ready = { ...space, entries: new Map(entries) };
    faults.push(...contractFaults(id, ready, true));
    const tree = [...space.assets.values(), ...publishOrder(id, ready)];
    for (const entity of tree) if (isWaiting(entity)) together.set(keyOf(entity), entity);
  }
  const entities = [...together.values()].filter((entity) => !leftOut.has(keyOf(entity)));
  return { entities, faults: faults.filter(({ id }) => !leftOut.has(entityKey('Entry', id))) };
}

async function summariesOf(entities: readonly ContractEntity[]): Promise<OtherDraft[]> {
  const { entry, asset } = managementClient();
  const found = await Promise.all(
    entities.map(async (entity): Promise<OtherDraft> => {
      const { id, version = 0 } = entity;
      const summary =
        kindOf(entity) === 'Asset'
          ? assetSummary(await asset.get({ assetId: id }))
          : entrySummary(await entry.get({ entryId: id }));
      return { ...summary, version };
    }),
  );
  return found.toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
}

/**
 * Publishes entries with nested entries and pictures in one action, innermost first, unless the
 * contract finds a fault, or others' drafts would be published without the editor's knowledge. If
 * there are more than 200 entities, the innermost are published first and the ones that link to
 * them last.
 * @param ids in order: a later one may link to contents of an earlier one
 */
export async function publishTrees(
  ids: readonly string[],
  { seen, leftOut }: PublishChoice,
): Promise<Published> {
  const { entities, faults } = await waitingIn(ids, new Set(leftOut));
  const found = faults.filter(({ severity }) => severity === 'fault');
  if (found.length > 0) return { ok: false, kind: 'faults', faults: found };
  const others = entities.filter((entity) => {
    const isNewRoot = ids.includes(entity.id) && entity.state === 'draft';
    return !isNewRoot && seen[keyOf(entity)] !== entity.version;
  });
  if (others.length > 0) return { ok: false, kind: 'others', others: await summariesOf(others) };
  const waiting = entities.map(bulkEntity);
  for (let first = 0; first < waiting.length; first += MAX_PER_ACTION) {
    const detail = await runBulkAction('publish', waiting.slice(first, first + MAX_PER_ACTION));
    if (detail !== null) return { ok: false, kind: 'refused', detail };
  }
  return { ok: true };
}
