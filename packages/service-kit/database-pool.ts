import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Connections of one service. */
const POOL_SIZE = 10;
/** Long enough for a server on this machine or network to respond to a rollback. */
const ROLLBACK_TIMEOUT_MS = 2_000;
/** Lets the server end a slow statement first, which gives the better error; the client's limit is for a server that hangs. */
const QUERY_TIMEOUT_MARGIN_MS = 5_000;

export interface PoolLimits {
  /** Milliseconds until a connection has to be there, a new one or one of the pool. */
  connectMs: number;
  /** Milliseconds a statement may take. */
  statementMs: number;
  /** Milliseconds a transaction may wait for its next statement before the server ends it. */
  idleInTransactionMs: number;
}

/**
 * Opens a pool none of whose connections waits for ever, also when the server or the network hangs
 * without closing them. Idle connections that break are replaced by the pool itself.
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
  // A connection that breaks fails its query; without a listener it would end the process too.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

interface Options {
  /** Reads the database as it was at one moment, and may not write. */
  isSnapshot?: boolean;
}

const BEGIN = 'begin';
const BEGIN_SNAPSHOT = 'begin isolation level repeatable read read only';

/** COMMIT of a transaction in which a statement failed rolls it back, and reports no error. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT')
    throw new Error('the transaction was rolled back: one of its statements had failed');
}

/**
 * `pg` sends no rollback while a statement is in progress: it is not waited for.
 * @returns whether the server has said that it is in no transaction
 */
async function rollBack(client: pg.PoolClient): Promise<boolean> {
  const isRolledBack = client.query('rollback').then(
    () => client.getTransactionStatus() === 'I',
    () => false,
  );
  return Promise.race([isRolledBack, delay(ROLLBACK_TIMEOUT_MS, false, { ref: false })]);
}

/**
 * Runs `work` in one transaction on one connection: all of it is committed, or nothing. A connection
 * goes back to the pool only if the server has said that it is in no transaction.
 * @throws what `work` threw, after a rollback; the driver's error when the database does not respond,
 *   and then it is unknown whether a commit that was sent has been made
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
