import type { Shop } from './shop';
import type { World } from './world';

/** Tables that record migrations, whose moments stay. */
const TIMELESS = /migrations$/;
/** Range in which numbers are milliseconds since 1970: from the year 2020 to 2096. */
const EPOCH_MS = [1_577_836_800_000, 4_000_000_000_000] as const;

interface Column {
  schema: string;
  table: string;
  column: string;
  type: 'timestamp with time zone' | 'timestamp without time zone' | 'date' | 'bigint';
  isUnique: boolean;
  [other: string]: unknown;
}

/**
 * Columns of all tables that may hold a moment, including new tables. Views show what their tables
 * have.
 */
const COLUMNS = `
  SELECT c.table_schema AS schema, c.table_name AS table, c.column_name AS column,
    c.data_type AS type,
    EXISTS (
      SELECT 1 FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)
      WHERE i.indisunique AND a.attname = c.column_name
        AND i.indrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
    ) AS "isUnique"
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE t.table_type = 'BASE TABLE'
    AND c.table_schema NOT IN ('pg_catalog', 'information_schema')
    AND c.is_identity = 'NO' AND c.is_generated = 'NEVER'
    AND coalesce(c.column_default, '') NOT LIKE 'nextval(%'
    AND c.data_type IN ('timestamp with time zone', 'timestamp without time zone', 'date', 'bigint')`;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const isBetween = (name: string) => `${name} BETWEEN ${EPOCH_MS[0]} AND ${EPOCH_MS[1]}`;

/**
 * Microseconds added to each leap, so that moments in a unique column do not collide with those not
 * moved yet: moments set by the simulation are whole seconds apart.
 */
const ODD_US = 7;

/** Assigns a column its moment, earlier by a leap; numbers that are no moments stay. */
function earlier({ column, type }: Column, { ms, days }: Leap): string {
  const name = quoted(column);
  if (type === 'bigint')
    return `${name} = CASE WHEN ${isBetween(name)} THEN ${name} - ${ms} ELSE ${name} END`;
  if (type === 'date') return `${name} = ${name} - ${days}`;
  return `${name} = ${name} - interval '${ms} milliseconds ${ODD_US} microseconds'`;
}

/** Whether a row has a moment to move; other rows are not written. */
function isAffected({ column, type }: Column): string {
  return type === 'bigint' ? isBetween(quoted(column)) : `isfinite(${quoted(column)})`;
}

/**
 * Statements that move a table's moments. Unique days are first moved far away, because rows could
 * collide halfway.
 */
function movesOf(columns: readonly Column[], by: Leap): string[] {
  const [{ schema, table } = { schema: '', table: '' }] = columns;
  const update = (move: Leap, moved: readonly Column[]) =>
    `UPDATE ${quoted(schema)}.${quoted(table)} SET ${moved.map((each) => earlier(each, move)).join(', ')}
     WHERE ${moved.map(isAffected).join(' OR ')}`;
  const unique = columns.filter(({ isUnique, type }) => isUnique && type === 'date');
  const once = update(by, columns);
  if (unique.length === 0) return [once];
  return [update(FAR, unique), once, update({ ms: -FAR.ms, days: -FAR.days }, unique)];
}

/** Two hundred years of 365 days. */
const FAR: Leap = { ms: 200 * 365 * 86_400_000, days: 200 * 365 };

interface Leap {
  ms: number;
  /** Number of midnights that it passes. */
  days: number;
}

const DEADLOCK = '40P01';
const MAX_TRIES = 10;

/** Runs statements in one transaction, and again after a deadlock. */
async function move(shop: Shop, statements: readonly string[], tries = 1): Promise<void> {
  try {
    await shop.transaction(async (client) => {
      // Keeps triggers from reacting to the shift, and foreign keys from being checked halfway.
      await client.query('SET LOCAL session_replication_role = replica');
      for (const statement of statements) await client.query(statement);
    });
  } catch (error) {
    const isInTheWay = error instanceof Error && 'code' in error && error.code === DEADLOCK;
    if (!isInTheWay || tries === MAX_TRIES) throw error;
    await move(shop, statements, tries + 1);
  }
}

/** Moves every moment in the database back, so that by the clock this much time has passed. */
async function shift(shop: Shop, by: Leap): Promise<void> {
  const columns = (await shop.query<Column>(COLUMNS)).filter(({ table }) => !TIMELESS.test(table));
  const tables = new Map<string, Column[]>();
  for (const column of columns) {
    const name = `${column.schema}.${column.table}`;
    tables.set(name, [...(tables.get(name) ?? []), column]);
  }
  await move(
    shop,
    [...tables.values()].flatMap((ofTable) => movesOf(ofTable, by)),
  );
}

const DAY_MS = 86_400_000;

/** Lets time pass without running the jobs that were due meanwhile. */
export async function passTime(world: World, ms: number): Promise<void> {
  const days = Math.floor((world.leapt + ms) / DAY_MS) - Math.floor(world.leapt / DAY_MS);
  await shift(world.shop, { ms, days });
  world.leapt += ms;
}
