import { destinationOf } from '@/lib/commerce/basket/destination.server';
import { mkdtempSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { totalsOf } from '@/lib/commerce/basket/totals';
import { database } from '@/lib/platform/db/database.server';
import { migrateDatabase } from '@/lib/platform/db/migrate-database.server';
import { ENVIRONMENT } from '@/lib/platform/env/environment.fixture';
import { placeOrder, type OrderRequest } from '@/lib/commerce/orders/place-order.server';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { bareTransaction, countStatements, type Statements } from './checkout-statements';
import {
  LINES,
  PRICE,
  prepareArticles,
  prepareVisitors,
  SKUS,
  stockLeft,
  STOCK,
} from './checkout-visitors';

/** Orders placed by sixteen clients; set a lower number for a quick trial. */
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 5_000);
const ALONE = Math.max(20, Math.round(ORDERS / 10));
const CLIENTS = 16;
/**
 * Maximum ratio of the p95 of placing an order to that of a bare transaction with as many clients.
 */
const MAX_SHARE = 12;

interface Measured {
  perSecond: number;
  /** Milliseconds. */
  p95: number;
}

/** @param act one transaction; the clients take turns until all of `count` are done */
async function measure(
  clients: number,
  count: number,
  act: (index: number) => Promise<unknown>,
): Promise<Measured> {
  const durations: number[] = [];
  let next = 0;
  const begin = performance.now();
  const client = async () => {
    while (next < count) {
      const index = next++;
      const since = performance.now();
      await act(index);
      durations.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - begin) / 1000;
  const sorted = durations.toSorted((one, other) => one - other);
  return { perSecond: count / seconds, p95: sorted[Math.floor(count * 0.95)] ?? 0 };
}

/** The request that the review step of a visitor in Germany sends. */
function requestOf(sessionId: string): OrderRequest {
  const context = pageContext({ project: 'hgg', locale: 'de-de', path: '/' }, Date.now());
  if (!context) throw new Error('the shop has no such locale');
  const product = { name: 'Leinenhemd', colour: 'Blau', size: '3XL' };
  const named = { ...product, productType: 'product' as const };
  const lines = Array.from({ length: LINES }, () => ({ ...named, price: PRICE, quantity: 1 }));
  const destination = destinationOf('hgg', { country: 'DE', postalCode: '' }, context.currency);
  return {
    session: { id: sessionId, project: 'hgg' },
    context,
    origin: 'http://hgg.localhost',
    idempotencyKey: sessionId,
    shownTotal: totalsOf(lines, [], destination).due,
    shownVatRate: destination.vatRate,
    names: new Map(SKUS.map((sku) => [sku, named])),
    methods: ['card'],
  };
}

async function place(sessionId: string | undefined): Promise<void> {
  const placed = await placeOrder(requestOf(sessionId ?? ''));
  if (!placed.ok) throw new Error(`an order was refused: ${placed.code}`);
}

async function statementsOf(pool: Pool): Promise<Statements> {
  const [first] = await prepareVisitors(pool, 1);
  return countStatements(pool, () => place(first));
}

async function deadlocks(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ deadlocks: string }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0]?.deadlocks);
}

const print = (what: string, { perSecond, p95 }: Measured) =>
  console.log(`${what}: ${perSecond.toFixed(0)}/s, p95 ${p95.toFixed(1)} ms`);

async function compare(pool: Pool, statements: Statements): Promise<boolean> {
  const shares: number[] = [];
  for (const [clients, count] of [
    [1, ALONE],
    [CLIENTS, ORDERS],
  ] as const) {
    const visitors = await prepareVisitors(pool, count);
    const placed = await measure(clients, count, (index) => place(visitors[index]));
    const bare = await measure(clients, count, () => bareTransaction(pool, statements));
    print(`placed, ${clients} at once`, placed);
    print(`bare transaction, ${clients} at once`, bare);
    shares.push(placed.p95 / bare.p95);
  }
  return shares.every((share) => share <= MAX_SHARE);
}

/**
 * Measures throughput and latency of orders with common articles, and checks that there are no
 * deadlocks.
 */
export async function run(): Promise<boolean> {
  const opened = await openTestDatabase();
  const STATE_DIRECTORY = mkdtempSync(path.join(tmpdir(), 'selvedge-bench-'));
  Object.assign(process.env, ENVIRONMENT, { DATABASE_URL: opened.url, STATE_DIRECTORY });
  try {
    await migrateDatabase();
    const pool = database().$client;
    await prepareArticles(pool);
    const statements = await statementsOf(pool);
    const { reads, inserts, updates } = statements;
    console.log(
      `load ${loadavg()[0]?.toFixed(1)}; an order of ${LINES} of ${SKUS.length} articles:`,
    );
    console.log(`${reads} reads, ${inserts} inserts, ${updates} updates`);
    const isQuick = await compare(pool, statements);
    const sold = (1 + ALONE + ORDERS) * LINES;
    const isStockRight = (await stockLeft(pool)) === STOCK * SKUS.length - sold;
    const locked = await deadlocks(pool);
    console.log(`${locked} deadlocks (0), stock is ${isStockRight ? 'right' : 'WRONG'}`);
    return isQuick && isStockRight && locked === 0;
  } finally {
    await database().close();
    await opened.drop();
  }
}
