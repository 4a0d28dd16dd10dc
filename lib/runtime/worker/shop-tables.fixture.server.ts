import { rows } from '@/lib/commerce/orders/orders.fixture.server';

/** `table key` → its row. */
export type Tables = Map<string, { table: string; row: Readonly<Record<string, unknown>> }>;

interface Table extends Record<string, unknown> {
  name: string;
  /** Columns of its primary key. */
  key: string[];
  /** Columns that hold a moment or a day. */
  moments: string[];
}

/** The shop's tables, including new ones. */
export const shopTables = () =>
  rows<Table>(`
    SELECT relname AS name,
      (SELECT array_agg(attname::text) FROM pg_index JOIN pg_attribute
         ON attrelid = indrelid AND attnum = ANY(indkey)
       WHERE indrelid = class.oid AND indisprimary) AS key,
      coalesce((SELECT array_agg(attname::text) FROM pg_attribute
         WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped
           AND atttypid IN ('timestamptz'::regtype, 'date'::regtype)), '{}') AS moments
    FROM pg_class AS class
    WHERE relkind = 'r' AND relname NOT LIKE '%migrations' AND relnamespace = 'shop'::regnamespace ORDER BY relname`);

/** Jobs change with every attempt, so only their existence is compared. */
const JOBS = `SELECT task_identifier || ' jobs' AS table, id::text AS key,
  jsonb_build_object('key', key) AS row FROM graphile_worker.jobs`;

/** All rows of the shop, and its jobs. */
export async function readTables(): Promise<Tables> {
  const each = (await shopTables()).map(({ name, key }) => {
    const columns = key.map((column) => `each."${column}"`).join();
    return `SELECT '${name}', jsonb_build_array(${columns})::text, to_jsonb(each) FROM shop."${name}" AS each`;
  });
  const found = await rows<{ table: string; key: string; row: Record<string, unknown> }>(
    [JOBS, ...each].join(' UNION ALL '),
  );
  return new Map(found.map(({ table, key, row }) => [`${table} ${key}`, { table, row }]));
}

/** Deletes all rows of the shop, and its jobs. */
export async function emptyTables(): Promise<void> {
  const names = (await shopTables()).map(({ name }) => `shop."${name}"`);
  await rows(`TRUNCATE ${names.join()} CASCADE; DELETE FROM graphile_worker._private_jobs`);
}

/**
 * Moves all dates and times in the shop's tables back by an SQL interval, as if that time had
 * passed.
 */
export async function letTimePass(interval: string): Promise<void> {
  const shifts = (await shopTables())
    .filter(({ moments }) => moments.length > 0)
    .map(({ name, moments }) => {
      const set = moments.map((column) => `"${column}" = "${column}" - (${interval})`);
      return `UPDATE shop."${name}" SET ${set.join()}`;
    });
  // Prevents triggers from treating the shift as a change.
  await rows(`BEGIN; SET LOCAL session_replication_role = replica; ${shifts.join(';')};
    UPDATE shop.request_limits SET expire = expire - extract(epoch FROM ${interval}) * 1000;
    UPDATE graphile_worker._private_jobs
      SET run_at = run_at - (${interval}), created_at = created_at - (${interval});
    COMMIT`);
}

const changedColumns = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
) =>
  Object.keys(before).filter(
    (column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]),
  );

/** Kind of row → what happened to its rows: `deleted baskets`, `changed orders.status` */
export type Changes = Readonly<Record<string, readonly string[]>>;

/**
 * What happened to the rows of the shop.
 * @param kinds of the original rows, with the names of {@link readTables}
 */
export function changesOf(
  before: Tables,
  after: Tables,
  kinds: ReadonlyMap<string, string>,
): Changes {
  const found = new Map<string, Set<string>>();
  const note = (kind: string, change: string) =>
    found.set(kind, (found.get(kind) ?? new Set()).add(change));
  for (const [id, { table, row }] of before) {
    const kind = kinds.get(id) ?? 'what jobs have written';
    const now = after.get(id);
    if (!now) note(kind, `deleted ${table}`);
    for (const column of now ? changedColumns(row, now.row) : [])
      note(kind, `changed ${table}.${column}`);
  }
  for (const [id, { table }] of after) if (!before.has(id)) note('new', `added ${table}`);
  return Object.fromEntries([...found].map(([kind, changes]) => [kind, [...changes].toSorted()]));
}
