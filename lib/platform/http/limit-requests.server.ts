import type { IncomingMessage } from 'node:http';
import { and, between, eq, sql } from 'drizzle-orm';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { database } from '@/lib/platform/db/database.server';
import { requestLimits } from '@/lib/platform/db/schema-visits';
import { env } from '@/lib/platform/env/env.server';
import { problemFor, type ApiResponse } from './api-response';
import { clientAddress } from './client-address.server';

/** Number of requests that one address may send within a period. */
export interface Limit {
  /** Limits with different names count separately. */
  name: string;
  requests: number;
  seconds: number;
  /**
   * Rejects senders over the limit from memory until the period ends, so that a flood does not
   * reach the database.
   */
  isOfFloods?: boolean;
}

/** The limit that every write counts towards. */
export const writeLimit = (): Limit => ({
  name: 'write',
  requests: env().WRITES_PER_MINUTE,
  seconds: 60,
});

const limiters = new Map<string, RateLimiterPostgres>();

/**
 * Node's timers are limited to 24.8 days; a counter in memory with a longer duration would end at
 * once.
 */
const MAX_SECONDS_IN_MEMORY = 24 * 24 * 60 * 60;

function limiterOf({ name, requests, seconds, isOfFloods = false }: Limit): RateLimiterPostgres {
  const cached = limiters.get(name);
  if (cached) return cached;
  const share = { keyPrefix: name, points: requests, duration: seconds };
  const limiter = new RateLimiterPostgres({
    ...share,
    storeClient: database().$client,
    storeType: 'pool',
    schemaName: 'shop',
    tableName: 'request_limits',
    // Created by a migration, because the shop's own role cannot create tables.
    tableCreated: true,
    ...(isOfFloods && { inMemoryBlockOnConsumed: requests }),
    // outside: limiter-insurance
    // Each instance counts for itself while the database is unavailable.
    insuranceLimiter: new RateLimiterMemory({
      ...share,
      duration: Math.min(seconds, MAX_SECONDS_IN_MEMORY),
    }),
  });
  limiters.set(name, limiter);
  return limiter;
}

/**
 * Counts a request. @returns how many its sender has sent within the period, at most the limit plus
 * one
 */
export async function countRequests(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  limit: Limit,
): Promise<number> {
  try {
    return (await limiterOf(limit).consume(clientAddress(request))).consumedPoints;
  } catch (reason) {
    // outside: limiter-rejection
    if (reason instanceof RateLimiterRes) return limit.requests + 1;
    throw reason;
  }
}

/**
 * Counts a request towards its sender's limit, which all instances share.
 * @returns the rejection, with the seconds to wait, or `null`
 */
export async function limitRequests(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  limit: Limit,
): Promise<ApiResponse | null> {
  return limitAttempts(clientAddress(request), limit);
}

/**
 * Part of a generous limit that each instance counts in memory: only senders who exceed it cost a
 * database write.
 */
const LOCAL_PART = 0.25;

const localParts = new Map<string, RateLimiterMemory>();

function localPartOf({ name, seconds }: Limit, points: number): RateLimiterMemory {
  const cached = localParts.get(name);
  if (cached) return cached;
  const local = new RateLimiterMemory({ points, duration: seconds });
  localParts.set(name, local);
  return local;
}

/**
 * Like {@link limitRequests}, for what visitors do all the time. With several instances somewhat
 * more requests pass than the limit says.
 */
export async function limitOften(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  limit: Limit,
): Promise<ApiResponse | null> {
  const address = clientAddress(request);
  const points = Math.floor(limit.requests * LOCAL_PART);
  try {
    await localPartOf(limit, points).consume(address);
    return null;
  } catch {
    return limitAttempts(address, {
      ...limit,
      requests: limit.requests - points,
      isOfFloods: true,
    });
  }
}

/**
 * Whether any attempt was counted within the period. @param key as given to {@link limitAttempts}
 */
export async function hasAttempts(key: string, limit: Limit): Promise<boolean> {
  const counted = await limiterOf(limit).get(key);
  return counted !== null && counted.consumedPoints > 0;
}

/** An attempt that was counted. */
export interface Attempt {
  key: string;
  limit: Limit;
  /** End of the period it was counted in, in milliseconds since 1970. */
  periodEnd: number;
  /** Until the next attempt is accepted; `null` if this one is. */
  secondsToWait: number | null;
}

/** Like {@link limitAttempts}, for attempts that may be uncounted. */
export async function countAttempt(key: string, limit: Limit): Promise<Attempt> {
  const attemptOf = ({ msBeforeNext }: RateLimiterRes, secondsToWait: number | null) => ({
    key,
    limit,
    periodEnd: Date.now() + msBeforeNext,
    secondsToWait,
  });
  try {
    return attemptOf(await limiterOf(limit).consume(key), null);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return attemptOf(reason, Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
  }
}

/**
 * Uncounts an attempt, unless its period has ended: the next period has not counted it. The
 * limiter's own `reward` would start that period with an extra attempt.
 */
async function returnAttempt({ key, limit, periodEnd }: Attempt): Promise<void> {
  // outside: limiter-key
  const row = eq(requestLimits.key, limiterOf(limit).getKey(key));
  // The end is known to a few milliseconds; the ends of two periods are at least one period apart.
  const samePeriod = between(requestLimits.expire, periodEnd - 1000, periodEnd + 1000);
  await database()
    .update(requestLimits)
    .set({ points: sql`${requestLimits.points} - 1` })
    .where(and(row, samePeriod));
}

/**
 * Uncounts attempts. While the database is unavailable they stay counted, so that callers report
 * why the attempt failed and not this.
 */
export async function returnAttempts(attempts: readonly Attempt[]): Promise<void> {
  await Promise.all(attempts.map(returnAttempt)).catch(() => undefined);
}

/** What an attempt is counted towards. */
export type Counted = readonly [key: string, limit: Limit];

/**
 * Counts an attempt towards several limits, or towards none of them if one rejects it.
 * @returns `null` if it is rejected
 */
export async function countTogether(limits: readonly Counted[]): Promise<Attempt[] | null> {
  const attempts: Attempt[] = [];
  for (const each of limits) {
    const attempt = await countAttempt(...each);
    // The rejecting limit has counted it, too.
    attempts.push(attempt);
    if (attempt.secondsToWait === null) continue;
    await returnAttempts(attempts);
    return null;
  }
  return attempts;
}

/** Resets a counter. @param key as given to {@link limitAttempts} */
export async function forgetAttempts(key: string, limit: Limit): Promise<void> {
  await limiterOf(limit).delete(key);
}

/**
 * Counts towards a limit for something other than the sender, for example an account.
 * @param key what is counted; nothing personal, because it is stored
 */
export async function limitAttempts(key: string, limit: Limit): Promise<ApiResponse | null> {
  const { secondsToWait } = await countAttempt(key, limit);
  return secondsToWait === null ? null : problemFor(secondsToWait, 429, 'Too many requests');
}
