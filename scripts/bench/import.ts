import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { indexNames } from '@/lib/catalog/search/index-names';
import { indexingClient } from '@/lib/catalog/search/indexing-client.server';
import { database } from '@/lib/platform/db/database.server';
import { migrateDatabase } from '@/lib/platform/db/migrate-database.server';
import { ENVIRONMENT } from '@/lib/platform/env/environment.fixture';
import { pushChanges } from '@/lib/runtime/worker/push-changes.server';
import { startChild, stopChild } from '@/packages/service-kit/testing/child';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { writeCatalogue } from './import-file';
import { memoryOf } from './process-cost';

const ARTICLES = 100_000;
const SKUS = 10;
/** Bounds of an import: times the bare writes, megabytes of the importer, share of a delta of 1 %. */
const MAX_TIMES = 2;
const MAX_MEGABYTES = 400;
const MAX_DELTA = 0.05;
const DELTA_EVERY = 100;
const PER_SAVE = 1_000;
const TABLES = ['articles', 'skus', 'prices'] as const;
const INDEX = indexNames('hgg', 'de').products;
const BARE_INDEX = 'bare_products';

/** Wall time, because the database and the index work in other processes. */
function stopwatch(): () => number {
  const begin = performance.now();
  return () => performance.now() - begin;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Imports a file by the command. @returns its time and memory */
async function importFile(file: string): Promise<{ ms: number; megabytes: number }> {
  const passed = stopwatch();
  const importer = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/catalogue.ts', 'import', file],
    { stdio: ['ignore', 'ignore', 'inherit'], env: process.env },
  );
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, memoryOf(importer.pid ?? 0).peak);
  }, 100);
  const [code] = await once(importer, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error(`the import ended with ${code}`);
  return { ms: passed(), megabytes };
}

/** Pushes everything that has changed to the index. @returns milliseconds */
async function pushAll(): Promise<number> {
  const client = indexingClient();
  if (!client) throw new Error('there is no admin key');
  const passed = stopwatch();
  for (let next: number | null = 0; next !== null;) {
    ({ nextInMs: next } = await pushChanges(client));
    if (next) await new Promise((resolve) => setTimeout(resolve, next ?? 0));
  }
  return passed();
}

/** Copies the rows of the import into tables without triggers. @returns milliseconds */
async function bareCopy(directory: string): Promise<number> {
  const { $client: pool } = database();
  await pool.query('CREATE SCHEMA bare');
  let ms = 0;
  for (const table of TABLES) {
    const file = path.join(directory, `${table}.copy`);
    await pool.query(`COPY shop.${table} TO '${file}'`);
    await pool.query(`CREATE TABLE bare.${table} (LIKE shop.${table} INCLUDING INDEXES)`);
    const passed = stopwatch();
    await pool.query(`COPY bare.${table} FROM '${file}'`);
    ms += passed();
  }
  return ms;
}

/** Saves the records of the import in another index. @returns milliseconds */
async function bareSave(client: Algoliasearch): Promise<number> {
  let ms = 0;
  let cursor: string | undefined;
  do {
    const browseParams = cursor ? { cursor } : { hitsPerPage: PER_SAVE };
    const page = await client.browse<Record<string, unknown>>({ indexName: INDEX, browseParams });
    const passed = stopwatch();
    await client.saveObjects({ indexName: BARE_INDEX, objects: page.hits, waitForTasks: true });
    ms += passed();
    ({ cursor } = page);
  } while (cursor);
  return ms;
}

interface Sizes {
  articles: number;
  skus: number;
}

async function measure(client: Algoliasearch, directory: string, { articles, skus }: Sizes) {
  const file = path.join(directory, 'all.jsonl');
  const delta = path.join(directory, 'delta.jsonl');
  await writeCatalogue(file, { articles, skus });
  await writeCatalogue(delta, { articles, skus, cents: 7_995, every: DELTA_EVERY });
  const imported = await importFile(file);
  console.log(`imported in ${seconds(imported.ms)}, ${imported.megabytes} MB`);
  const pushed = await pushAll();
  console.log(`pushed in ${seconds(pushed)}`);
  const copied = await bareCopy(directory);
  const saved = await bareSave(client);
  console.log(`bare COPY in ${seconds(copied)}, bare saveObjects in ${seconds(saved)}`);
  const changed = await importFile(delta);
  const changedPush = await pushAll();
  console.log(`1 % imported in ${seconds(changed.ms)}, pushed in ${seconds(changedPush)}`);
  const times = (imported.ms + pushed) / (copied + saved);
  const share = (changed.ms + changedPush) / (imported.ms + pushed);
  console.log(
    `${times.toFixed(1)} times the bare writes (${MAX_TIMES}), the importer ${imported.megabytes} MB (${MAX_MEGABYTES}), ` +
      `1 % took ${(share * 100).toFixed(1)} % (${MAX_DELTA * 100} %)`,
  );
  return times <= MAX_TIMES && imported.megabytes <= MAX_MEGABYTES && share <= MAX_DELTA;
}

/**
 * Compares an import with bare writes of the same rows and records, in one run.
 * @param parameters number of articles, and of the SKUs of each
 */
export async function run(parameters: readonly string[]): Promise<boolean> {
  const [articles = ARTICLES, skus = SKUS] = parameters.map(Number);
  const directory = mkdtempSync(path.join(tmpdir(), 'selvedge-bench-import-'));
  // The database's server writes its copies there, possibly as another user.
  chmodSync(directory, 0o777);
  const [opened, records, port] = [
    await openTestDatabase(),
    await openTestDatabase(),
    await freePort(),
  ];
  const keys = {
    ALGOLIA_APP_ID: 'BENCH',
    ALGOLIA_ADMIN_API_KEY: 'admin-key',
    ALGOLIA_SEARCH_API_KEY: 'search-key',
  };
  const environment = { ...keys, ALGOLIA_HOST: `127.0.0.1:${port}`, STATE_DIRECTORY: directory };
  Object.assign(process.env, ENVIRONMENT, environment, { DATABASE_URL: opened.url });
  const search = await startChild('packages/algolia-local/bin.mjs', [], {
    ...process.env,
    DATABASE_URL: records.url,
    SEARCH_PORT: String(port),
  });
  const client = algoliasearch(keys.ALGOLIA_APP_ID, keys.ALGOLIA_ADMIN_API_KEY, {
    hosts: [{ url: `127.0.0.1:${port}`, protocol: 'http', accept: 'readWrite' }],
    timeouts: { connect: 10_000, read: 60_000, write: 120_000 },
  });
  try {
    await migrateDatabase();
    console.log(
      `${articles} articles with ${articles * skus} SKUs, load ${loadavg()[0]?.toFixed(1)}`,
    );
    return await measure(client, directory, { articles, skus });
  } finally {
    await stopChild(search, 'SIGTERM');
    await database().close();
    await opened.drop();
    await records.drop();
    rmSync(directory, { recursive: true, force: true });
  }
}
