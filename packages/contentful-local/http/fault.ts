import type { Context } from 'hono';
import { ApiError } from './api-error';
import { rateLimited } from './strict';

/** A simulated fault, for tests of the service's clients. */
export type Fault =
  | { kind: 'rate-limit'; resetSeconds: number }
  | { kind: 'status'; status: number }
  | { kind: 'slow'; delayMs: number }
  | { kind: 'cut' };

const MAX_DELAY_MS = 60_000;

/**
 * Parses a fault: `rate-limit`, `rate-limit:3` (seconds until the reset), `status:503`, `slow:2000`
 * (milliseconds), `cut`.
 * @throws Error for any other text
 */
export function parseFault(text: string): Fault {
  const [kind = '', operand] = text.split(':');
  const number = operand === undefined ? undefined : Number(operand);
  if (kind === 'cut' && number === undefined) return { kind };
  if (kind === 'rate-limit' && (number === undefined || number >= 0)) {
    return { kind, resetSeconds: number ?? 1 };
  }
  if (kind === 'status' && number !== undefined && number >= 400 && number <= 599) {
    return { kind, status: Math.trunc(number) };
  }
  if (kind === 'slow' && number !== undefined && number >= 0 && number <= MAX_DELAY_MS) {
    return { kind, delayMs: number };
  }
  throw new Error(`"${text}" is no fault: use rate-limit[:seconds], status:5xx, slow:ms or cut`);
}

export function faultFor(context: Context, preset: Fault | undefined): Fault | undefined {
  const header = context.req.header('x-content-fault');
  if (header === undefined) return preset;
  try {
    return parseFault(header);
  } catch (error) {
    throw new ApiError(400, 'BadRequest', error instanceof Error ? error.message : 'No fault');
  }
}

/** @see https://www.contentful.com/developers/docs/references/errors/ */
const IDS: Readonly<Record<number, string>> = {
  401: 'AccessTokenInvalid',
  403: 'AccessDenied',
  404: 'NotFound',
  409: 'VersionMismatch',
  422: 'ValidationFailed',
  429: 'RateLimitExceeded',
};

const idOf = (status: number) => IDS[status] ?? (status < 500 ? 'BadRequest' : 'ServerError');

/** Applies the fault: delays the response, throws an error or cuts the connection. */
export async function misbehave(fault: Fault, cut: () => void): Promise<void> {
  switch (fault.kind) {
    case 'rate-limit':
      throw rateLimited(fault.resetSeconds);
    case 'status':
      throw new ApiError(fault.status, idOf(fault.status), 'A fault was asked for.');
    case 'slow':
      return new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    case 'cut':
      cut();
  }
}
