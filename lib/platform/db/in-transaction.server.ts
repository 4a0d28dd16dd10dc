import { PgDialect } from 'drizzle-orm/pg-core';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { database } from './database.server';
import { isDatabaseOutage } from './database-outage.server';
import type { Transaction } from './transaction';

const dialect = new PgDialect();

interface Options {
  /** Reads the database as it was at one moment, and may not write. */
  isSnapshot?: boolean;
}

const BEGIN = 'BEGIN';
const BEGIN_SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

function transactionOn(client: PoolClient): Transaction {
  const { schema, fullSchema, tableNamesMap } = database()._;
  const relations = schema && { schema, fullSchema, tableNamesMap };
  return new NodePgTransaction(
    dialect,
    new NodePgSession(client, dialect, relations, {}),
    relations,
  );
}

/**
 * Rejects a COMMIT that rolled back: PostgreSQL does that without an error when a statement has
 * failed.
 */
async function commit(client: PoolClient): Promise<void> {
  // outside: pg-failed-commit
  const { command } = await client.query('COMMIT');
  if (command !== 'COMMIT')
    throw new Error('the transaction was rolled back: one of its statements had failed');
}

/**
 * Rolls back, unless the connection did not respond: `pg` would not even send the ROLLBACK while a
 * statement is in progress.
 * @returns whether the connection can be used again
 */
async function rollBack(client: PoolClient, error: unknown): Promise<boolean> {
  if (isDatabaseOutage(error)) return false;
  // outside: pg-queued-rollback
  if (client.getTransactionStatus() !== 'I') await client.query('ROLLBACK').catch(() => undefined);
  return client.getTransactionStatus() === 'I';
}

/**
 * Runs `work` in one transaction on one connection: all of it is committed, or nothing. The only
 * way to begin a transaction, because drizzle-orm 0.45 leaks the connection when BEGIN fails, and
 * returns it to the pool with the transaction still open when a statement times out. Here a
 * connection is closed unless the server has reported it idle.
 *
 * `work` must use only the transaction it is given: if it needed a second connection, ten
 * transactions could wait for each other. It must not wait for other services either, because its
 * rows stay locked.
 * @returns the result of `work`, once committed
 * @throws whatever `work` throws, after a rollback; or the driver's error when the database does
 *   not respond, in which case a COMMIT that was sent may have succeeded
 */
export async function inTransaction<Result>(
  work: (transaction: Transaction) => Promise<Result>,
  { isSnapshot = false }: Options = {},
): Promise<Result> {
  const client = await database().$client.connect();
  let isIdle = false;
  try {
    // outside: drizzle-begin
    await client.query(isSnapshot ? BEGIN_SNAPSHOT : BEGIN);
    const result = await work(transactionOn(client));
    await commit(client);
    // outside: pg-transaction-status
    isIdle = client.getTransactionStatus() === 'I';
    return result;
  } catch (error) {
    isIdle = await rollBack(client, error);
    throw error;
  } finally {
    client.release(!isIdle);
  }
}
