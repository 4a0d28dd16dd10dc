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

/** COMMIT of a transaction in which a statement failed rolls it back, and reports no error. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT');
  if (command !== 'COMMIT')
    throw new Error('the transaction was rolled back: one of its statements had failed');
}

/**
 * A connection that did not respond is not waited for again: `pg` would not even send the ROLLBACK
 * while a statement is in progress.
 * @returns whether the connection can be used again
 */
async function rollBack(client: PoolClient, error: unknown): Promise<boolean> {
  if (isDatabaseOutage(error)) return false;
  if (client.getTransactionStatus() !== 'I') await client.query('ROLLBACK').catch(() => undefined);
  return client.getTransactionStatus() === 'I';
}

/**
 * Runs `work` in one transaction on one connection: all of it is committed, or nothing. The only way
 * to begin a transaction, for drizzle-orm 0.45 loses the connection when BEGIN fails, and returns one
 * to the pool that is still within a transaction when a statement timed out. Here a connection is
 * closed unless the server has said that it is idle.
 *
 * Everything in `work` uses the transaction it is given: a second connection could be one that all
 * ten transactions wait for. Nor does it wait for any other service, which keeps rows locked.
 * @returns what `work` returned, once that is committed
 * @throws what `work` threw, after a rollback; the driver's error when the database does not respond,
 *   and then it is unknown whether a commit that was sent has been made
 */
export async function inTransaction<Result>(
  work: (transaction: Transaction) => Promise<Result>,
  { isSnapshot = false }: Options = {},
): Promise<Result> {
  const client = await database().$client.connect();
  let isIdle = false;
  try {
    await client.query(isSnapshot ? BEGIN_SNAPSHOT : BEGIN);
    const result = await work(transactionOn(client));
    await commit(client);
    isIdle = client.getTransactionStatus() === 'I';
    return result;
  } catch (error) {
    isIdle = await rollBack(client, error);
    throw error;
  } finally {
    client.release(!isIdle);
  }
}
