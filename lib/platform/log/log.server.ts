import pino from 'pino';

// Standard error, so that a command's standard output stays readable.
const logger = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // pino's own names: debug, info, warn, error, silent.
    level: process.env['LOG_LEVEL'] ?? 'info',
  },
  pino.destination(2),
);

/** An error in one line. The vendors' errors contain whole requests, tokens among them. */
function inShort(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error).slice(0, 500) };
  const code = 'code' in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: inShort(error.cause) };
  return { name: error.name, message: error.message.slice(0, 500), ...code, ...cause };
}

/** Records an ordinary event. Never names, addresses, tokens or query strings of visitors. */
export function log(event: string, details: Record<string, unknown>): void {
  logger.info(details, event);
}

/** Records something an operator should see; an `error` among the details is logged in short. */
export function report(event: string, details: Record<string, unknown> = {}): void {
  const { error, ...rest } = details;
  logger.warn({ ...rest, ...(error !== undefined && { error: inShort(error) }) }, event);
}
