import type { PoolClient } from 'pg';
import { buildIndex } from '#engine/build-index';
import { ApiError, badRequest } from '#http/api-error';
import type { JsonObject } from '#http/json';
import type { IndexStore } from '#indexing/index-store';
import {
  checkedSettings,
  engineSettings,
  mergedSettings,
  type ReplicaName,
  replicasOf,
} from '#settings/index-settings';
import {
  deleteRecords,
  ensureIndex,
  type IndexRow,
  readIndex,
  readReplicas,
  saveIndex,
} from '#store/index-rows';
import { checkedIndexName } from './index-name';
import { detach } from './transfers';

interface SettingsChange {
  row: IndexRow;
  replicas: IndexRow[];
  /** Indices that are no longer replicas. */
  detached: IndexRow[];
  freedPlaces: string[];
}

/**
 * Changes the settings of an index; `replicas` also determines which indices show its records in
 * another order.
 * @param forward whether its replicas get the same settings
 * @throws ApiError 400 naming the unknown or invalid setting
 */
export async function changeSettings(
  store: IndexStore,
  index: string,
  given: JsonObject,
  forward: boolean,
): Promise<IndexRow> {
  const name = checkedIndexName(index);
  const change = checkedSettings(given);
  const listed = replicasOf(change).map((replica) => checkedIndexName(replica.name));
  const present = store.served.replicasOf(name).map(({ row }) => row.name);
  const { primary } = store.served.get(name)?.row ?? {};
  return store.write([...new Set([name, ...listed, ...present, ...(primary ? [primary] : [])])], {
    commit: async (client) => {
      const row = await ensureIndex(client, name);
      return row.primary === null
        ? changePrimary(client, row, change, forward)
        : changeReplica(client, row, row.primary, change);
    },
    tasks: ({ row }) => [row],
    show: (changed) => {
      // Detached indices must not count as replicas when the primary is shown.
      for (const detached of changed.detached) store.show({ row: detached, needsBuild: true });
      store.show({ row: changed.row, replicas: changed.replicas });
      for (const place of changed.freedPlaces)
        void deleteRecords(store.pool, place).catch(() => {});
    },
    result: ({ row }) => row,
  });
}

/** An index whose settings cannot be built could not be loaded at the next start either. */
function checkBuild(settings: JsonObject): void {
  try {
    buildIndex([], engineSettings(settings, false));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw badRequest(`Invalid settings: ${String(error).slice(0, 200)}`);
  }
}

async function changeReplica(
  client: PoolClient,
  row: IndexRow,
  primaryName: string,
  change: JsonObject,
): Promise<SettingsChange> {
  if (replicasOf(change).length > 0) {
    throw badRequest(`Cannot set replicas of ${row.name}: it is a replica of ${primaryName}`);
  }
  if (row.isVirtual && change['ranking'] !== undefined) {
    throw badRequest(`Cannot set ranking of ${row.name}: a virtual replica sorts by customRanking`);
  }
  const settings = mergedSettings(row.settings, change);
  checkBuild(settings);
  const replica = await saveIndex(client, { ...row, settings });
  const primary = await readIndex(client, primaryName);
  if (!primary) throw new Error(`replica ${row.name} has no primary`);
  // A replica's task is also one of its primary, whose build publishes it.
  const saved = await saveIndex(client, primary);
  return { row: saved, replicas: [replica], detached: [], freedPlaces: [] };
}

async function changePrimary(
  client: PoolClient,
  before: IndexRow,
  change: JsonObject,
  forward: boolean,
): Promise<SettingsChange> {
  const settings = mergedSettings(before.settings, change);
  checkBuild(settings);
  const wanted = replicasOf(settings);
  const present = await readReplicas(client, before.name);
  const { replicas: _, ...common } = settings;
  const detached: IndexRow[] = [];
  const replicas: IndexRow[] = [];
  const freedPlaces: string[] = [];
  for (const replica of present) {
    if (!wanted.some(({ name }) => name === replica.name))
      detached.push(await detach(client, replica));
  }
  const { replicas: __, ...forwarded } = forward ? change : {};
  for (const entry of wanted) {
    const known = present.find(({ name }) => name === entry.name);
    if (known && !forward && known.isVirtual === entry.isVirtual) continue;
    const taken = known ?? (await takenName(client, before, entry));
    if (taken && !known) freedPlaces.push(taken.place);
    const own = mergedSettings(taken?.settings ?? common, forwarded);
    replicas.push(await saveIndex(client, replicaRow(before, entry, own)));
  }
  // Last, so that its task covers those of the replicas.
  const row = await saveIndex(client, { ...before, settings });
  return { row, replicas, detached, freedPlaces };
}

/**
 * Makes an independent index a replica with its settings; another index's replica cannot become
 * one.
 */
async function takenName(
  client: PoolClient,
  primary: IndexRow,
  { name }: ReplicaName,
): Promise<IndexRow | null> {
  const row = await readIndex(client, name);
  if (name === primary.name || row?.primary || (row && (await readReplicas(client, name))[0])) {
    throw badRequest(`Cannot make ${name} a replica: it is a primary or another one's replica`);
  }
  return row;
}

function replicaRow(primary: IndexRow, entry: ReplicaName, settings: JsonObject): IndexRow {
  const { replicas: _, ...own } = settings;
  return {
    ...primary,
    name: entry.name,
    primary: primary.name,
    isVirtual: entry.isVirtual,
    settings: own,
  };
}
