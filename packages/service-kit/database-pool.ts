import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const POOL_SIZE = 10;
/** Long enough for a server on this machine or network to respond to a rollback. */
const ROLLBACK_TIMEOUT_MS = 2_000;
/**
 * Lets the server abort a slow statement first, which gives the better error; the client's limit is
 * for a server that hangs.
 */
const QUERY_TIMEOUT_MARGIN_MS = 5_000;

export interface PoolLimits {
  /** Milliseconds to wait for a new or pooled connection. */
  connectMs: number;
  statementMs: number;
  /** Milliseconds that a transaction may be idle before the server ends it. */
  idleInTransactionMs: number;
}

/**
 * Opens a pool whose connections never wait for ever, even if the server or the network hangs
 * without closing them. The pool replaces idle connections that break.
 */
export function openPool(
  connectionString: string,
  { connectMs, statementMs, idleInTransactionMs }: PoolLimits,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: statementMs + QUERY_TIMEOUT_MARGIN_MS,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  });
  pool.on('error', () => {});
  // A broken connection fails its query; without a listener it would also end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

interface Options {
  /** Whether to read the database as it is at one moment, without writing. */
  isSnapshot?: boolean;
}

const BEGIN = 'begin';
const BEGIN_SNAPSHOT = 'begin isolation level repeatable read read only';

/** COMMIT of a transaction in which a statement failed rolls it back without an error. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT')
    throw new Error('the transaction was rolled back: one of its statements had failed');
}

/**
 * `pg` sends no rollback while a statement is in progress, so it is not waited for.
 * @returns whether the server reported that it is not in a transaction
 */
async function rollBack(client: pg.PoolClient): Promise<boolean> {
  const isRolledBack = client.query('rollback').then(
    () => client.getTransactionStatus() === 'I',
    () => false,
  );
  return Promise.race([isRolledBack, delay(ROLLBACK_TIMEOUT_MS, false, { ref: false })]);
}

/**
 * Runs `work` in one transaction on one connection, which is committed as a whole or not at all. A
 * connection returns to the pool only if the server reported that it is not in a transaction.
 * @throws the error of `work`, after a rollback; or the driver's error if the database does not
 *   respond, and then it is unknown whether a commit was executed
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  { isSnapshot = false }: Options = {},
): Promise<Result> {
  const client = await pool.connect();
  let isIdle = false;
  try {
    await client.query(isSnapshot ? BEGIN_SNAPSHOT : BEGIN);
    const result = await work(client);
    await commit(client);
    isIdle = client.getTransactionStatus() === 'I';
    return result;
  } catch (error) {
    isIdle = await rollBack(client);
    throw error;
  } finally {
    client.release(!isIdle);
  }
}
