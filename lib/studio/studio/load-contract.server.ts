import type { AssetProps, EntryProps, QueryOptions } from 'contentful-management';
import { childIds, contractFaults, type ContractFault, type ContractSpace } from './contract';
import type { ContractEntity } from './contract-entity';
import { textOf } from './entry-reach';
import { reachableAddresses } from './link-faults';
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

/** Addresses that editors' redirects lead away from. */
async function loadRedirects(): Promise<ContractEntity[]> {
  const query = { content_type: 'redirect', select: 'sys,fields.from', limit: 1_000 };
  return (await managementClient().entry.getMany({ query })).items.map(contractEntry);
}

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
  const [neighbours, assets, drafts, nodes, redirects] = await Promise.all([
    entriesById(beside),
    assetsById(linked.assets),
    loadDraftNodes(),
    loadPublicNodes(),
    loadRedirects(),
  ]);
  return {
    entries: new Map([...entries, ...neighbours.map((entry) => [entry.id, entry] as const)]),
    assets: new Map(assets.map((asset) => [asset.id, asset])),
    nodeIds: nodeIdsOf(drafts),
    addresses: reachableAddresses([...drafts.values(), ...redirects]),
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
