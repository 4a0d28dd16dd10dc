import type { Database } from './database.server';

/** What the statements of a transaction are made with, and nothing else: see `inTransaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
