import pino from 'pino';
import { processState } from '@/lib/platform/process-state/process-state.mjs';

// Standard error, so that a command's standard output stays readable.
const logger = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // pino's own names: debug, info, warn, error, silent.
    level: process.env['LOG_LEVEL'] ?? 'info',
    mixin: () => ({ ...processState.requests?.getStore() }),
  },
  pino.destination(2),
);

/**
 * An error in one line, because the errors of vendors' clients contain whole requests with tokens.
 */
function inShort(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error).slice(0, 500) };
  const code = 'code' in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: inShort(error.cause) };
  return { name: error.name, message: error.message.slice(0, 500), ...code, ...cause };
}

/** Logs an ordinary event. Never pass names, addresses, tokens or query strings of visitors. */
export function log(event: string, details: Record<string, unknown>): void {
  logger.info(details, event);
}

/** Logs an event that needs an operator's attention; an `error` among the details is shortened. */
export function report(event: string, details: Record<string, unknown> = {}): void {
  const { error, ...rest } = details;
  logger.warn({ ...rest, ...(error !== undefined && { error: inShort(error) }) }, event);
}
