import type { Database } from './database.server';

/** Executes statements in a transaction, and does nothing else: see `inTransaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
