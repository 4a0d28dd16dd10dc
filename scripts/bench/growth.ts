import { mkdtempSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { addLines } from '@/lib/commerce/basket/add-lines.server';
import { findOrderHistory } from '@/lib/commerce/order-view/load-history.server';
import { readSkuStates } from '@/lib/catalog/catalogue/sku-states.server';
import { findOrders } from '@/lib/counter/orders/find-orders.server';
import { loadPacking } from '@/lib/counter/packing/load-packing.server';
import { ensureSession } from '@/lib/customer/session/session.server';
import { database } from '@/lib/platform/db/database.server';
import { fillTables } from '@/lib/platform/db/many-rows.fixture.server';
import { migrateDatabase } from '@/lib/platform/db/migrate-database.server';
import { ENVIRONMENT } from '@/lib/platform/env/environment.fixture';
import { RETENTION_RULES } from '@/lib/runtime/worker/retention.server';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { env } from '@/lib/platform/env/env.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { processorSecondsWithChildren } from './process-cost';

/** Rows of the large shop; a higher divisor makes a quick trial. */
const DIVISOR = Number(process.env['BENCH_DIVISOR'] ?? 1);
const LARGE = {
  articles: 50_000,
  others: {
    sessions: 500_000,
    orders: 200_000,
    order_lines: 200_000,
    addresses: 200_000,
    payments: 200_000,
    outbox: 1_000_000,
    newsletter_subscriptions: 1_000_000,
    newsletter_events: 1_000_000,
    basket_intents: 1_000_000,
  },
  rest: 20_000,
};
/** How many times larger the large shop is. */
const GROWTH = 50;
const TIMES = 40;
const MAX_RATIO = 1.3;
/** Milliseconds for which a statement of an hourly job may hold locks. */
const MAX_LOCK_MS = 50;

const SKU = '20310000-312-XL';

/** Runs statements without the time limits of the shop's own connections. */
async function execute(statements: string): Promise<void> {
  const client = new Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

async function fill(shareOf: number): Promise<void> {
  const rows = (count: number) => Math.ceil(count / DIVISOR / shareOf);
  const others = Object.entries(LARGE.others).map(([table, count]) => [table, rows(count)]);
  await fillTables(rows(LARGE.rest), Object.fromEntries(others));
  await execute(`
    INSERT INTO shop.skus (sku, article_number, item_number, project, stock, is_nos)
    SELECT 'bench-' || n, 'bench-' || n / 10, 'bench-' || n / 10, 'hgg', 5, false
    FROM generate_series(1, ${rows(LARGE.articles) * 10}) AS n;
    INSERT INTO shop.skus (sku, article_number, item_number, project, stock, is_nos)
    VALUES ('${SKU}', '20310000', '20310000-312', 'hgg', 500, true);
    INSERT INTO shop.prices (sku, currency, price) VALUES ('${SKU}', 'eur', 2000);
    ANALYZE shop.skus`);
}

const REQUEST = { headers: { host: 'hgg.localhost:3000' } };
/** A row that the small shop has, too. */
const some = (time: number) =>
  1 + ((time * 7_919) % Math.max(1, Math.floor(LARGE.rest / DIVISOR / GROWTH)));
const uuidOf = (kind: string, n: number) =>
  database()
    .$client.query<{ id: string }>(`SELECT md5($1 || $2)::uuid AS id`, [kind, String(n)])
    .then(({ rows }) => rows[0]?.id ?? '');

function firstAdd() {
  const context = pageContext({ project: 'hgg', locale: 'de-de', path: '/' }, Date.now());
  if (!context) throw new Error('hgg has no de-de');
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const ensure = () => ensureSession(REQUEST, response, 'hgg');
  const addition = { sku: SKU, parts: [], quantity: 1 };
  return addLines([addition], { context, changeId: null, renew: async () => null, ensure });
}

async function history(time: number) {
  const customerId = await uuidOf('customer', some(time));
  return findOrderHistory({ id: customerId, project: 'hgg', customerId }, { filter: 'all' });
}

const LIST = { state: 'all', project: null, after: null } as const;

const REQUESTS: Readonly<Record<string, (time: number) => Promise<unknown>>> = {
  'first add to a basket': firstAdd,
  'order history': history,
  'stock and prices of an article': () => readSkuStates(database(), ['20310000']),
  'the oldest orders to pack': () => loadPacking(null),
  'search at the counter, number': (time) => findOrders({ ...LIST, query: `HGG-F${some(time)}` }),
  'search at the counter, email': (time) =>
    findOrders({ ...LIST, query: `person${some(time)}@example.org` }),
};

interface Cost {
  /** Milliseconds of the processor per request, of PostgreSQL and this process. */
  processor: number;
  /** Milliseconds on the clock. */
  p95: number;
}

/** Processor time of the database's connections that these requests use. */
async function connectionsSeconds(): Promise<number> {
  const { rows } = await database().$client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend'`,
  );
  return rows.reduce((sum, { pid }) => sum + processorSecondsWithChildren(pid), 0);
}

async function costOf(request: (time: number) => Promise<unknown>): Promise<Cost> {
  for (let time = 0; time < TIMES / 4; time += 1) await request(time);
  const durations: number[] = [];
  const before = await connectionsSeconds();
  const cpu = process.cpuUsage();
  for (let time = 0; time < TIMES; time += 1) {
    const since = performance.now();
    await request(time);
    durations.push(performance.now() - since);
  }
  const own = process.cpuUsage(cpu);
  const seconds = (await connectionsSeconds()) - before;
  const p95 = durations.toSorted((one, other) => one - other)[Math.floor(TIMES * 0.95)] ?? 0;
  return { processor: (seconds * 1_000 + (own.user + own.system) / 1_000) / TIMES, p95 };
}

/**
 * Most processor time that a statement of each retention rule takes: as long as it would hold its
 * locks on a machine of its own. One of a backlog is full.
 */
async function longestRules(): Promise<[name: string, ms: number][]> {
  const longest: [string, number][] = [];
  for (const [name, statement] of Object.entries(RETENTION_RULES)) {
    let most = 0;
    for (let round = 0; round < 3; round += 1) {
      const before = await connectionsSeconds();
      await database().execute(statement);
      most = Math.max(most, ((await connectionsSeconds()) - before) * 1_000);
    }
    longest.push([name, most]);
  }
  return longest.toSorted(([, one], [, other]) => other - one);
}

/** Runs in a shop of its own. @param shareOf 1 for the large shop */
async function inShop<Result>(shareOf: number, run: () => Promise<Result>): Promise<Result> {
  await fill(shareOf);
  console.log(`filled, 1/${shareOf}; load ${loadavg()[0]?.toFixed(1)}`);
  return run();
}

async function costs(): Promise<Record<string, Cost>> {
  const all: Record<string, Cost> = {};
  for (const [name, request] of Object.entries(REQUESTS)) all[name] = await costOf(request);
  return all;
}

const empty = () =>
  execute(`
    DO $$ BEGIN EXECUTE (
      SELECT 'TRUNCATE ' || string_agg(format('shop.%I', relname), ', ')
      FROM pg_class WHERE relnamespace = 'shop'::regnamespace AND relkind = 'r'
        AND relname <> '__drizzle_migrations'); END $$`);

/** Compares what requests cost in a small shop and in one of 50 times the rows, in one process. */
export async function run(): Promise<boolean> {
  const opened = await openTestDatabase();
  const STATE_DIRECTORY = mkdtempSync(path.join(tmpdir(), 'selvedge-bench-'));
  Object.assign(process.env, ENVIRONMENT, { DATABASE_URL: opened.url, STATE_DIRECTORY });
  try {
    await migrateDatabase();
    const small = await inShop(GROWTH, costs);
    await empty();
    const large = await inShop(1, costs);
    let isFlat = true;
    for (const [name, { processor, p95 }] of Object.entries(large)) {
      const ratio = processor / (small[name]?.processor ?? NaN);
      isFlat &&= ratio <= MAX_RATIO;
      console.log(
        `${name}: ${small[name]?.processor.toFixed(2)} ms of the processor, ${processor.toFixed(2)} in the large shop, ${ratio.toFixed(2)} (at most ${MAX_RATIO}); p95 ${small[name]?.p95.toFixed(1)}, ${p95.toFixed(1)} ms`,
      );
    }
    const [slowest, ...others] = await longestRules();
    for (const [name, ms] of [slowest, ...others]
      .slice(0, 5)
      .flatMap((rule) => (rule ? [rule] : [])))
      console.log(
        `retention of “${name}”: ${ms.toFixed(0)} ms of the processor (at most ${MAX_LOCK_MS})`,
      );
    return isFlat && (slowest?.[1] ?? 0) <= MAX_LOCK_MS;
  } finally {
    await database().close();
    await opened.drop();
  }
}
