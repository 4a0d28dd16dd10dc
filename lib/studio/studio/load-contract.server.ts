import type { AssetProps, EntryProps, QueryOptions } from 'contentful-management';
import { MAX_PER_ACTION, runBulkAction, type BulkEntity } from './bulk-action.server';
import {
  childIds,
  contractFaults,
  publishOrder,
  type ContractFault,
  type ContractSpace,
} from './contract';
import type { ContractEntity } from './contract-entity';
import { textOf } from './entry-reach';
import { declaredType } from './field-inputs.server';
import { linkedIds } from './read-entries.server';
import { managementClient } from './space.server';
import { stateOf } from './studio-entry';

/** Maximum ids per query, because of the length of its address. */
const IDS_PER_QUERY = 100;
/** Maximum levels of a tree; more indicate a cycle or a mistake, both of which are reported. */
const MAX_LEVELS = 15;

export const contractEntry = ({ sys, fields }: EntryProps): ContractEntity => ({
  id: sys.id,
  type: sys.contentType.sys.id,
  state: stateOf(sys),
  fields,
  version: sys.version,
});

export const contractAsset = ({ sys, fields }: AssetProps): ContractEntity => ({
  id: sys.id,
  type: 'asset',
  state: stateOf(sys),
  // An asset's fields are localized like an entry's.
  fields: { title: fields.title ?? {}, description: fields.description ?? {} },
  version: sys.version,
});

function chunked(ids: readonly string[]): string[][] {
  const chunks: string[][] = [];
  for (let first = 0; first < ids.length; first += IDS_PER_QUERY)
    chunks.push(ids.slice(first, first + IDS_PER_QUERY));
  return chunks;
}

async function entriesById(ids: readonly string[]): Promise<ContractEntity[]> {
  const responses = await Promise.all(
    chunked(ids).map((some) =>
      managementClient().entry.getMany({
        query: { 'sys.id[in]': some.join(','), limit: IDS_PER_QUERY },
      }),
    ),
  );
  return responses.flatMap(({ items }) => items.map(contractEntry));
}

async function assetsById(ids: readonly string[]): Promise<ContractEntity[]> {
  const responses = await Promise.all(
    chunked(ids).map((some) =>
      managementClient().asset.getMany({
        query: { 'sys.id[in]': some.join(','), limit: IDS_PER_QUERY },
      }),
    ),
  );
  return responses.flatMap(({ items }) => items.map(contractAsset));
}

/** Fields that determine a node's address, visibility window and countries. */
const PLACE_FIELDS = [
  'name',
  'nodeId',
  'project',
  'path',
  'parent',
  'countries',
  'startDateTime',
  'endDateTime',
];

type ReadEntries = (query: QueryOptions) => Promise<{ items: EntryProps[]; total: number }>;

/** All nodes of the given state, with their address fields. */
async function loadNodes(read: ReadEntries): Promise<Map<string, ContractEntity>> {
  const nodes = new Map<string, ContractEntity>();
  const select = ['sys', ...PLACE_FIELDS.map((name) => `fields.${name}`)].join(',');
  const limit = 1_000;
  for (let skip = 0, total = 1; skip < total; skip += limit) {
    const result = await read({ content_type: 'node', select, limit, skip });
    for (const entry of result.items) nodes.set(entry.sys.id, contractEntry(entry));
    total = result.total;
  }
  return nodes;
}

const loadDraftNodes = () => loadNodes((query) => managementClient().entry.getMany({ query }));

export const loadPublicNodes = () =>
  loadNodes((query) => managementClient().entry.getPublished({ query }));

export const nodeIdsOf = (nodes: ReadonlyMap<string, ContractEntity>): Set<string> =>
  new Set([...nodes.values()].map(({ fields }) => textOf(fields, 'nodeId')).filter(Boolean));

/** Current drafts of an entry's tree, and entities it links to, one level further. */
export async function loadContractSpace(rootId: string): Promise<ContractSpace> {
  const entries = new Map<string, ContractEntity>();
  let wanted = [rootId];
  for (let level = 0; wanted.length > 0 && level < MAX_LEVELS; level++) {
    const found = await entriesById(wanted);
    for (const entry of found) entries.set(entry.id, entry);
    wanted = [...new Set(found.flatMap((entry) => childIds(entry, declaredType(entry.type))))];
    wanted = wanted.filter((id) => !entries.has(id));
  }
  const linked = linkedIds([...entries.values()].map(({ fields }) => fields));
  const beside = linked.entries.filter((id) => !entries.has(id));
  const [neighbours, assets, drafts, nodes] = await Promise.all([
    entriesById(beside),
    assetsById(linked.assets),
    loadDraftNodes(),
    loadPublicNodes(),
  ]);
  return {
    entries: new Map([...entries, ...neighbours.map((entry) => [entry.id, entry] as const)]),
    assets: new Map(assets.map((asset) => [asset.id, asset])),
    nodeIds: nodeIdsOf(drafts),
    nodes,
    typeOf: declaredType,
  };
}

/**
 * Problems that prevent publishing an entry's current draft.
 * @throws the client's error when the content service cannot be reached
 */
export const checkContract = async (id: string, isTree: boolean): Promise<ContractFault[]> =>
  contractFaults(id, await loadContractSpace(id), isTree);

/** At the version that was checked. */
const bulkEntity = ({ id, type, version = 0 }: ContractEntity): BulkEntity => ({
  id,
  version,
  kind: type === 'asset' ? 'Asset' : 'Entry',
});

/** Whether an entity has unpublished changes that are published with its tree. */
const isWaiting = ({ state }: ContractEntity): boolean => state === 'draft' || state === 'changed';

export type Published =
  | { ok: true }
  | { ok: false; kind: 'faults'; faults: ContractFault[] }
  /** Rejected by the API, for example because an entry was saved meanwhile. */
  | { ok: false; kind: 'refused'; detail: string };

/**
 * Publishes entries with nested entries and pictures' texts in one action, innermost first, unless
 * the contract finds a fault. If there are more than 200 entities, the innermost are published
 * first and the ones that link to them last.
 * @param ids in order: a later one may link to contents of an earlier one
 */
export async function publishTrees(ids: readonly string[]): Promise<Published> {
  const together = new Map<string, ContractEntity>();
  const faults: ContractFault[] = [];
  for (const id of ids) {
    const space = await loadContractSpace(id);
    // Uses the state after this entry has been published.
    const entries = [...space.entries].map(
      ([key, entity]) =>
        [key, together.has(key) ? { ...entity, state: 'published' as const } : entity] as const,
    );
    const ready = { ...space, entries: new Map(entries) };
    faults.push(...contractFaults(id, ready, true));
    for (const entity of publishOrder(id, ready))
      if (isWaiting(entity)) together.set(entity.id, entity);
    // Includes pictures with changed texts.
    for (const asset of space.assets.values())
      if (asset.state === 'changed') together.set(`asset ${asset.id}`, asset);
  }
  const found = faults.filter(({ severity }) => severity === 'fault');
  if (found.length > 0) return { ok: false, kind: 'faults', faults: found };
  const waiting = [...together.values()].map(bulkEntity);
  for (let first = 0; first < waiting.length; first += MAX_PER_ACTION) {
    const detail = await runBulkAction('publish', waiting.slice(first, first + MAX_PER_ACTION));
    if (detail !== null) return { ok: false, kind: 'refused', detail };
  }
  return { ok: true };
}
