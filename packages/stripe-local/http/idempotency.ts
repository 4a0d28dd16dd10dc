import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Transaction } from '#store/database';
import { ApiError, unknownError } from './api-error';

interface Outcome {
  status: number;
  /** The response body as JSON. */
  responseBody: string;
}

interface StoredResponse extends Outcome {
  fingerprint: string;
  request_id: string;
}

export interface OnceResponse extends Outcome {
  /** Id of the request that was executed, if this one repeats it. */
  originalRequest: string | undefined;
}

export interface OnceRequest {
  key: string;
  requestId: string;
  /** Content that must be the same in every request with this key. */
  content: string;
}

const MAX_KEY = 255;

/**
 * Executes a write once per key: a repetition gets the first response. Response and write are one
 * commit, so a kill cannot separate them. As at Stripe, a request with invalid parameters stores no
 * response, one that was rejected or failed during execution keeps its error, and a key whose first
 * request is still running gets 409.
 * @param hasBegun whether the parameters were valid
 * @throws ApiError `idempotency_error` if the key was used with other parameters
 */
export async function respondOnce(
  transaction: Transaction,
  { key, requestId, content }: OnceRequest,
  execute: () => Promise<object>,
  hasBegun: () => boolean,
): Promise<OnceResponse> {
  if (key.length > MAX_KEY) {
    throw new ApiError(400, `Idempotency-Key must be at most ${MAX_KEY} characters.`);
  }
  await lockKey(transaction, key);
  const fingerprint = createHash('sha256').update(content).digest('hex');
  const { rows } = await transaction.query<StoredResponse>(
    `select fingerprint, status, answer as "responseBody", request_id
     from payment.idempotency_key where key = $1`,
    [key],
  );
  const [stored] = rows;
  if (stored && stored.fingerprint !== fingerprint) throw usedOtherwise(key);
  if (stored) return { ...stored, originalRequest: stored.request_id };
  const { status, responseBody } = await outcomeOf(transaction, execute, hasBegun);
  await transaction.query(
    `insert into payment.idempotency_key (key, fingerprint, status, answer, request_id)
     values ($1, $2, $3, $4, $5)`,
    [key, fingerprint, status, responseBody, requestId],
  );
  return { status, responseBody, originalRequest: undefined };
}

/** @throws ApiError for invalid parameters, or the driver's error if the connection was lost */
async function outcomeOf(
  transaction: Transaction,
  execute: () => Promise<object>,
  hasBegun: () => boolean,
): Promise<Outcome> {
  await transaction.query('savepoint execution');
  try {
    return { status: 200, responseBody: JSON.stringify(await execute()) };
  } catch (error) {
    const isKnown = error instanceof ApiError;
    if (isKnown && !hasBegun()) throw error;
    await transaction.query('rollback to savepoint execution');
    if (!isKnown) console.error('a request with an idempotency key', error);
    const failure = isKnown ? error : unknownError();
    return { status: failure.status, responseBody: JSON.stringify(failure.body()) };
  }
}

async function lockKey(transaction: Transaction, key: string): Promise<void> {
  const { rows } = await transaction.query<{ locked: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 4500)) as locked',
    [key],
  );
  if (rows[0]?.locked) return;
  throw new ApiError(
    409,
    `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`,
    { type: 'idempotency_error', code: 'idempotency_key_in_use' },
  );
}

const usedOtherwise = (key: string) =>
  new ApiError(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  );

/** Stripe keeps keys for at least a day. */
export const deleteOldKeys = (pool: pg.Pool) =>
  pool.query(`delete from payment.idempotency_key where created_at < now() - interval '25 hours'`);
