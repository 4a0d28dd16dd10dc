/**
 * Codes of the socket and of PostgreSQL: connection exceptions, shutdown, start, and what it lacks:
 * slots, memory, room on its disk.
 */
const OUTAGE = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[1-5]|53\w{3}|58030)$/;

/** The driver's own messages where it gives no code. */
const REPORTED =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

const partsOf = (error: Error): unknown[] =>
  error instanceof AggregateError ? [error.cause, ...error.errors] : [error.cause];

/** Whether an error, or one of its causes, means that the database does not respond. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isNotified = 'code' in error && typeof error.code === 'string' && OUTAGE.test(error.code);
  return isNotified || REPORTED.test(error.message) || partsOf(error).some(isDatabaseOutage);
}
