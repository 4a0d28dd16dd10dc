import type { AssetProps, EntryProps } from 'contentful-management';
import { DEFAULT_LOCALE } from '@/cms-schema/contentful-model';
import {
  childIds,
  contractFaults,
  publishOrder,
  type ContractEntity,
  type ContractFault,
  type ContractSpace,
} from './contract';
import { declaredType } from './field-inputs.server';
import { linkedIds } from './read-entries.server';
import { managementClient } from './space.server';
import { stateOf } from './studio-entry';

/** Ids one query may list: more would make its address too long. */
const IDS_PER_QUERY = 100;
/** A tree with more levels than this is a cycle or a mistake; both are reported. */
const MAX_LEVELS = 15;

export const contractEntry = ({ sys, fields }: EntryProps): ContractEntity => ({
  ...{ id: sys.id, type: sys.contentType.sys.id, state: stateOf(sys), fields },
});

export const contractAsset = ({ sys, fields }: AssetProps): ContractEntity => ({
  ...{ id: sys.id, type: 'asset', state: stateOf(sys) },
  // An asset's fields are localized as an entry's are.
  fields: { title: fields.title ?? {}, description: fields.description ?? {} },
});

function chunked(ids: readonly string[]): string[][] {
  const chunks: string[][] = [];
  for (let first = 0; first < ids.length; first += IDS_PER_QUERY)
    chunks.push(ids.slice(first, first + IDS_PER_QUERY));
  return chunks;
}

async function entriesById(ids: readonly string[]): Promise<ContractEntity[]> {
  const answers = await Promise.all(
    chunked(ids).map((some) =>
      managementClient().entry.getMany({
        query: { 'sys.id[in]': some.join(','), limit: IDS_PER_QUERY },
      }),
    ),
  );
  return answers.flatMap(({ items }) => items.map(contractEntry));
}

async function assetsById(ids: readonly string[]): Promise<ContractEntity[]> {
  const answers = await Promise.all(
    chunked(ids).map((some) =>
      managementClient().asset.getMany({
        query: { 'sys.id[in]': some.join(','), limit: IDS_PER_QUERY },
      }),
    ),
  );
  return answers.flatMap(({ items }) => items.map(contractAsset));
}

/** Ids of all nodes, by which links name them. */
async function loadNodeIds(): Promise<Set<string>> {
  const ids = new Set<string>();
  const limit = 1_000;
  for (let skip = 0, total = 1; skip < total; skip += limit) {
    const query = { content_type: 'node', select: 'fields.nodeId,sys', limit, skip };
    const answer = await managementClient().entry.getMany({ query });
    for (const { fields } of answer.items) {
      const id: unknown = fields['nodeId']?.[DEFAULT_LOCALE];
      if (typeof id === 'string') ids.add(id);
    }
    total = answer.total;
  }
  return ids;
}

/** An entry's tree as it is in the CMS now, with what it links to one level further. */
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
  const [neighbours, assets, nodeIds] = await Promise.all([
    entriesById(beside),
    assetsById(linked.assets),
    loadNodeIds(),
  ]);
  return {
    entries: new Map([...entries, ...neighbours.map((entry) => [entry.id, entry] as const)]),
    assets: new Map(assets.map((asset) => [asset.id, asset])),
    nodeIds,
    typeOf: declaredType,
  };
}

/**
 * What speaks against publishing an entry, as it is in the CMS now.
 * @throws the client's error when the content service cannot be reached
 */
export const checkContract = async (id: string, isTree: boolean): Promise<ContractFault[]> =>
  contractFaults(id, await loadContractSpace(id), isTree);

/**
 * Publishes an entry with everything it contains, the innermost first, unless the contract says
 * that shoppers would see less than its editor.
 * @returns what speaks against it; nothing is published then
 */
export async function publishTree(id: string): Promise<ContractFault[]> {
  const space = await loadContractSpace(id);
  const faults = contractFaults(id, space, true).filter(({ severity }) => severity === 'fault');
  if (faults.length > 0) return faults;
  const { entry: client } = managementClient();
  for (const { id: entryId, state } of publishOrder(id, space)) {
    if (state === 'published' || state === 'archived') continue;
    await client.publish({ entryId }, await client.get({ entryId }));
  }
  return [];
}
