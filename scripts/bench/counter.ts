import { mkdtempSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { findOrders } from '@/lib/counter/orders/find-orders.server';
import { ORDER_STATES } from '@/lib/counter/orders/order-list';
import { loadPacking } from '@/lib/counter/packing/load-packing.server';
import { database } from '@/lib/platform/db/database.server';
import { migrateDatabase } from '@/lib/platform/db/migrate-database.server';
import { ENVIRONMENT } from '@/lib/platform/env/environment.fixture';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { fillOrders, queriesOf } from '@/scripts/counter/many-orders.fixture';

/** Orders in the database; set a lower number for a quick trial. */
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 1_000_000);
/** Requests of each kind. */
const TIMES = 60;
/** Milliseconds. */
const MAX_P95 = 100;

const LIST = { query: '', state: 'all', project: null, after: null } as const;

/** An order that is different each time, so that its pages are not in memory already. */
const someOrder = (time: number) => 1 + ((time * 7_919_993) % ORDERS);

/** A page in the middle of the list. */
const someCursor = (time: number) => {
  const at = new Date(Date.now() - someOrder(time) * 60_000).toISOString();
  return { at: at.replace('Z', '000Z'), id: '00000000-0000-4000-8000-000000000000' };
};

const REQUESTS: Readonly<Record<string, (time: number) => Promise<unknown>>> = {
  ...Object.fromEntries(
    ORDER_STATES.map((state) => [`list, ${state}`, () => findOrders({ ...LIST, state })]),
  ),
  'list, another page': (time) => findOrders({ ...LIST, after: someCursor(time) }),
  ...Object.fromEntries(
    ['number', 'email', 'last name', 'whole name', 'SKU', 'payment', 'article name'].map(
      (kind, index) => [
        `search, ${kind}`,
        (time) => findOrders({ ...LIST, query: queriesOf(someOrder(time))[index] ?? '' }),
      ],
    ),
  ),
  packing: () => loadPacking(null),
};

async function p95(request: (time: number) => Promise<unknown>): Promise<number> {
  const durations: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const since = performance.now();
    await request(time);
    durations.push(performance.now() - since);
  }
  return durations.toSorted((one, other) => one - other)[Math.floor(TIMES * 0.95)] ?? 0;
}

/** Measures list, search and packing of the counter in the server, one request after the other. */
export async function run(): Promise<boolean> {
  const opened = await openTestDatabase();
  const STATE_DIRECTORY = mkdtempSync(path.join(tmpdir(), 'selvedge-bench-'));
  Object.assign(process.env, ENVIRONMENT, { DATABASE_URL: opened.url, STATE_DIRECTORY });
  try {
    await migrateDatabase();
    await fillOrders(ORDERS);
    console.log(`load ${loadavg()[0]?.toFixed(1)}, ${ORDERS} orders, p95 of ${TIMES} requests:`);
    let isQuick = true;
    for (const [name, request] of Object.entries(REQUESTS)) {
      const measured = await p95(request);
      isQuick &&= measured <= MAX_P95;
      console.log(`${name}: ${measured.toFixed(1)} ms`);
    }
    return isQuick;
  } finally {
    await database().close();
    await opened.drop();
  }
}
