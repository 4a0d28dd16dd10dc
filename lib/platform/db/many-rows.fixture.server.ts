import { Client } from 'pg';
import { env } from '@/lib/platform/env/env.server';
import { CATALOGUE_ROWS } from './catalogue-rows.fixture';
import { database, POOL_SIZE } from './database.server';
import { ORDER_ROWS } from './order-rows.fixture';
import { VISITOR_ROWS } from './visitor-rows.fixture';

const TABLES = { ...VISITOR_ROWS, ...ORDER_ROWS, ...CATALOGUE_ROWS };
export const GROWING_TABLES = Object.keys(TABLES);

/**
 * Fills every table that grows with visitors, customers, orders, articles and partners. One row in about a hundred is due for
 * deletion.
 * @param count rows of each
 * @param others rows of tables that have another number
 */
export async function fillTables(
  count: number,
  others: Readonly<Record<string, number>> = {},
): Promise<void> {
  const inserts = Object.entries(TABLES).map(([table, values]) => {
    const columns = Object.keys(values).map((column) => `"${column}"`);
    const size = others[table] ?? count;
    return `INSERT INTO shop.${table} (${columns.join()}) SELECT ${Object.values(values).join()}
      FROM generate_series(1, ${size}) AS n, (VALUES (${size})) AS size (count); ANALYZE shop.${table}`;
  });
  const client = new Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  try {
    // Triggers and foreign keys are off, which makes this fast; the rows are consistent anyway.
    await client.query('SET session_replication_role = replica');
    await client.query(inserts.join(';'));
  } finally {
    await client.end();
  }
}

/** Table → rows that the server has read from it, by sequential scans and through indexes. */
type RowsRead = ReadonlyMap<string, { scanned: number; indexed: number }>;

async function rowsRead(): Promise<RowsRead> {
  const { $client: pool } = database();
  // Each connection has its own statistics and reports them with a delay.
  const clients = await Promise.all(Array.from({ length: POOL_SIZE }, () => pool.connect()));
  for (const client of clients) await client.query('SELECT pg_stat_force_next_flush()');
  for (const client of clients) client.release();
  const { rows } = await pool.query<{ table: string; scanned: string; indexed: string }>(`
    SELECT relname AS table, seq_tup_read AS scanned,
      (SELECT coalesce(sum(idx_tup_read), 0) FROM pg_stat_user_indexes AS index
       WHERE index.relid = tables.relid) AS indexed
    FROM pg_stat_user_tables AS tables WHERE schemaname = 'shop'`);
  return new Map(
    rows.map(({ table, scanned, indexed }) => [
      table,
      { scanned: Number(scanned), indexed: Number(indexed) },
    ]),
  );
}

/**
 * Tables of which a function reads at least half the rows.
 * @param count rows of each, as given to {@link fillTables}
 * @returns table → rows read
 */
export async function tablesReadBy(
  count: number,
  run: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const before = await rowsRead();
  await run();
  const after = await rowsRead();
  return Object.fromEntries(
    Object.keys(TABLES).flatMap((table) => {
      const [was, is] = [before.get(table), after.get(table)];
      if (!was || !is) throw new Error(`there is no table ${table}`);
      const read = is.scanned - was.scanned + is.indexed - was.indexed;
      return read >= count / 2 ? [[table, read]] : [];
    }),
  );
}
