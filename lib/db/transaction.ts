import type { Database } from './database.server';

/** The argument of a transaction's steps; they open no connection of their own. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
