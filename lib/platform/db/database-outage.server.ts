// outside: pg-statement-timeout
/**
 * Error codes of the socket and of PostgreSQL: connection failures, shutdown, startup, lack of
 * connections, memory or disk space, and its timeouts of statements (57014) and of idle
 * transactions (25P03).
 */
const OUTAGE =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08\w{3}|57014|25P03|57P0[1-5]|53\w{3}|58030)$/;

// outside: pg-query-timeout, pg-pool-timeout
/** Messages of driver errors that carry no code. */
const REPORTED =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

// outside: drizzle-cause
const partsOf = (error: Error): unknown[] =>
  error instanceof AggregateError ? [error.cause, ...error.errors] : [error.cause];

/** Whether an error, or one of its causes, means that the database does not respond. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isNotified = 'code' in error && typeof error.code === 'string' && OUTAGE.test(error.code);
  return isNotified || REPORTED.test(error.message) || partsOf(error).some(isDatabaseOutage);
}
