import { execFile } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { startChild, stopChild } from '@/packages/service-kit/testing/child';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { benchRecords, benchSettings } from './records';

const run = promisify(execFile);

export const INDEX = 'products';

const [APP_ID, SEARCH_KEY, ADMIN_KEY] = ['BENCH', 'bench-search', 'bench-admin'];
const BATCH = 1_000;
const HALF_AN_HOUR_MS = 1_800_000;

/** The settings of the engine's index, by the vendor's names. */
export const SETTINGS = {
  searchableAttributes: [...benchSettings.searchableAttributes],
  attributesForFaceting: [...benchSettings.attributesForFaceting],
  numericAttributesForFiltering: [...(benchSettings.numericAttributesForFiltering ?? [])],
  customRanking: [...benchSettings.customRanking],
};

export interface BenchService {
  readonly client: Algoliasearch;
  readonly port: number;
  readonly headers: Record<string, string>;
  /** From its start until the first response, with all records already in the database. */
  readonly startMs: number;
  /** Resident memory of the whole process, in MB. */
  readonly memoryMb: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/**
 * Fills a search service with this many products, in its own database, and restarts it, so that its
 * memory contains nothing of the filling.
 */
export async function startFilledService(products: number): Promise<BenchService> {
  const database = await openTestDatabase();
  const port = await freePort();
  const start = (): Promise<ChildProcess> =>
    startChild(join(process.cwd(), 'packages/algolia-local/bin.mjs'), [], {
      ...process.env,
      DATABASE_URL: database.url,
      SEARCH_PORT: String(port),
      ALGOLIA_APP_ID: APP_ID,
      ALGOLIA_SEARCH_API_KEY: SEARCH_KEY,
      ALGOLIA_ADMIN_API_KEY: ADMIN_KEY,
    });
  const client = clientOf(port);
  const filling = await start();
  await fill(client, products);
  await stopChild(filling, 'SIGTERM');
  const began = performance.now();
  const child = await start();
  return {
    client,
    port,
    headers: { 'x-algolia-application-id': APP_ID, 'x-algolia-api-key': SEARCH_KEY },
    startMs: performance.now() - began,
    memoryMb: async () => {
      const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(child.pid)]);
      return Number(stdout) / 1024;
    },
    stop: async () => {
      await stopChild(child, 'SIGTERM');
      await database.drop();
    },
  };
}

function clientOf(port: number): Algoliasearch {
  const hosts = [{ url: `127.0.0.1:${port}`, protocol: 'http', accept: 'readWrite' } as const];
  const timeouts = { connect: 60_000, read: 60_000, write: 120_000 };
  return algoliasearch(APP_ID, ADMIN_KEY, { hosts, timeouts });
}

async function fill(client: Algoliasearch, products: number): Promise<void> {
  await client.setSettings({ indexName: INDEX, indexSettings: SETTINGS });
  let requests: { action: 'addObject'; body: Record<string, unknown> }[] = [];
  let last = 0;
  const send = async (): Promise<void> => {
    const batchWriteParams = { requests };
    last = (await client.batch({ indexName: INDEX, batchWriteParams })).taskID;
    requests = [];
  };
  for (const record of benchRecords(products)) {
    requests.push({ action: 'addObject', body: { ...record } });
    if (requests.length === BATCH) await send();
  }
  if (requests.length > 0) await send();
  await published(client, last);
}

/** Waits until searches show the result of a task. */
export async function published(client: Algoliasearch, taskID: number): Promise<void> {
  const timeout = (): number => 200;
  const maxRetries = HALF_AN_HOUR_MS / timeout();
  await client.waitForTask({ indexName: INDEX, taskID, maxRetries, timeout });
}
