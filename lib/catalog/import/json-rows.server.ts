import { sql } from 'drizzle-orm';

/** Rows as one JSON parameter, because a statement has at most 65,535 parameters. */
export const rowsOf = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;
