import { sql, type SQLWrapper } from 'drizzle-orm';

/** A time with its microseconds, which a `Date` loses: a page that begins after a row must not repeat it. */
export const exactTime = (at: SQLWrapper) =>
  sql<string>`to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
