import type { Pool, PoolClient } from 'pg';

/** Statements of one transaction by kind, without its begin and commit. */
export interface Statements {
  reads: number;
  inserts: number;
  updates: number;
}

const KINDS = [
  ['reads', /^\s*select\b/i],
  ['inserts', /^\s*insert\b/i],
  ['updates', /^\s*(update|delete)\b/i],
] as const;

/** @param act one transaction; nothing else may use the pool meanwhile */
export async function countStatements(pool: Pool, act: () => Promise<void>): Promise<Statements> {
  const counted: Statements = { reads: 0, inserts: 0, updates: 0 };
  const client = await pool.connect();
  // All connections share the prototype; the driver's overloads are passed on unchanged.
  const prototype: { query: (...given: unknown[]) => unknown } = Object.getPrototypeOf(client);
  client.release();
  const { query } = prototype;
  prototype.query = function counting(this: unknown, ...given) {
    const [config] = given;
    const isObject = typeof config === 'object' && config !== null && 'text' in config;
    const text = String(isObject ? config.text : config);
    const [kind] = KINDS.find(([, pattern]) => pattern.test(text)) ?? [];
    if (kind) counted[kind] += 1;
    return query.apply(this, given);
  };
  await act().finally(() => (prototype.query = query));
  return counted;
}

/** Rows that transactions compete for, as many as there are articles. */
const ROWS = 20;
let isPrepared: Promise<unknown> | undefined;

const prepare = (pool: Pool) =>
  pool.query(`CREATE TABLE bare_rows (id int PRIMARY KEY, stock int NOT NULL);
    CREATE TABLE bare_log (id bigserial PRIMARY KEY, row int, at timestamptz);
    INSERT INTO bare_rows SELECT id, 1000000 FROM generate_series(1, ${ROWS}) AS id`);

async function statementsWithin(client: PoolClient, { reads, inserts, updates }: Statements) {
  const random = () => 1 + Math.floor(Math.random() * ROWS);
  for (let each = 0; each < reads; each += 1)
    await client.query('SELECT stock FROM bare_rows WHERE id = $1', [random()]);
  const rows = Array.from({ length: updates }, random).toSorted((one, other) => one - other);
  for (const row of rows)
    await client.query('UPDATE bare_rows SET stock = stock - 1 WHERE id = $1', [row]);
  for (let each = 0; each < inserts; each += 1)
    await client.query('INSERT INTO bare_log (row, at) VALUES ($1, now())', [random()]);
}

/**
 * A transaction with as many statements by primary key and the same contention, and nothing else.
 */
export async function bareTransaction(pool: Pool, statements: Statements): Promise<void> {
  await (isPrepared ??= prepare(pool));
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await statementsWithin(client, statements);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}
