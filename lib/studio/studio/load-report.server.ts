import type { AssetProps, QueryOptions } from 'contentful-management';
import type { ContractSpace } from './contract';
import type { ContractEntity } from './contract-entity';
import { contractAsset, contractEntry, loadPublicNodes, nodeIdsOf } from './load-contract.server';
import { reachableAddresses } from './link-faults';
import { declaredType } from './field-inputs.server';
import { managementClient } from './space.server';
import { spaceReport, type ReportLine } from './space-report';

/** Keeps a response with large entries under the API's limit of 7 MB. */
const PAGE_SIZE = 200;

async function readAll<Item>(
  read: (query: QueryOptions) => Promise<{ items: Item[]; total: number }>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (;;) {
    const page = await read({
      limit: PAGE_SIZE,
      skip: items.length,
      order: 'sys.createdAt,sys.id',
    });
    items.push(...page.items);
    if (page.items.length === 0 || items.length >= page.total) return items;
  }
}

/** All entries of the space, as drafts. */
export const loadAllEntries = async (): Promise<ContractEntity[]> =>
  (await readAll((query) => managementClient().entry.getMany({ query }))).map(contractEntry);

/** All assets of the space, as drafts. */
export const loadAllAssets = (): Promise<AssetProps[]> =>
  readAll((query) => managementClient().asset.getMany({ query }));

export async function loadWholeSpace(): Promise<ContractSpace> {
  const entries = await loadAllEntries();
  const assets = (await loadAllAssets()).map(contractAsset);
  const drafts = new Map(
    entries.filter(({ type }) => type === 'node').map((node) => [node.id, node]),
  );
  return {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    assets: new Map(assets.map((asset) => [asset.id, asset])),
    nodeIds: nodeIdsOf(drafts),
    addresses: reachableAddresses(
      entries.filter(({ type }) => type === 'node' || type === 'redirect'),
    ),
    nodes: await loadPublicNodes(),
    typeOf: declaredType,
  };
}

/**
 * Problems in the space's drafts and published entries, for its editors.
 * @throws the client's error when the content service cannot be reached
 */
export const loadReport = async (now: number): Promise<ReportLine[]> =>
  spaceReport(await loadWholeSpace(), now);
