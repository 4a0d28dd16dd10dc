import pino from 'pino';

const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });

/** Records something an operator should see; `error` among the details is logged with its cause. */
export function report(event: string, details: Record<string, unknown> = {}): void {
  const { error, ...rest } = details;
  logger.warn({ ...rest, ...(error !== undefined && { err: error }) }, event);
}
