import { setTimeout as delay } from 'node:timers/promises';
import { get } from '@/scripts/bench/hammer';
import { openRows } from './rows';
import type { ShopFolder } from './shop-folder';
import type { Figure } from './figure';

const PATHS = ['/de-de', '/de-de/hemden', '/de-de/checkout/cart', '/api/health/live'];
const MAX_JOB_MS = 20_000;

/** Milliseconds until the worker has run a job that the database holds; infinite if it does not. */
async function timeOfJob(databaseUrl: string): Promise<number> {
  const { query, end } = await openRows(databaseUrl);
  try {
    const began = Date.now();
    await query(`SELECT graphile_worker.add_job('expire-due-reservations', job_key => 'drill')`);
    while (Date.now() - began < MAX_JOB_MS) {
      const { rows } = await query(`SELECT 1 FROM graphile_worker.jobs WHERE key = 'drill'`);
      if (rows.length === 0) return Date.now() - began;
      await delay(20);
    }
    return Number.POSITIVE_INFINITY;
  } finally {
    await end();
  }
}

/**
 * Starts migrations, a worker and a storefront from a copy of the folder, outside the checkout.
 * @param databaseUrl of the role that owns the tables
 */
export async function folderDrill(shop: ShopFolder, databaseUrl: string): Promise<Figure[]> {
  const migrated = shop.migrate({ DATABASE_OWNER_URL: databaseUrl });
  const began = Date.now();
  const [worker, storefront] = await Promise.all([shop.startWorker(), shop.startStorefront()]);
  const ready = Date.now() - began;
  const statuses = [];
  for (const path of PATHS)
    statuses.push((await get({ port: storefront.port, host: 'hgg.localhost', path })).status);
  const job = await timeOfJob(databaseUrl);
  const ends = [await worker.stop(), await storefront.stop()];
  return [
    { name: 'exit code of migrate.mjs', value: migrated.status ?? 1, max: 0 },
    { name: 'ms until worker and storefront are ready', value: ready },
    {
      name: 'pages that are not 200',
      value: statuses.filter((each) => each !== 200).length,
      max: 0,
    },
    { name: 'ms until the worker has run a job', value: job, max: MAX_JOB_MS },
    { name: 'programs that do not end with 0', value: ends.filter(Boolean).length, max: 0 },
  ];
}
