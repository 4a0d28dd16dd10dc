import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { database } from '@/lib/platform/db/database.server';
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

/** Uncounts an attempt. @param key as given to {@link limitAttempts} */
export async function returnAttempt(key: string, limit: Limit): Promise<void> {
  await limiterOf(limit).reward(key);
}

/**
 * Whether any attempt was counted within the period. @param key as given to {@link limitAttempts}
 */
export async function hasAttempts(key: string, limit: Limit): Promise<boolean> {
  const counted = await limiterOf(limit).get(key);
  return counted !== null && counted.consumedPoints > 0;
}

/** What an attempt is counted towards. */
export type Counted = readonly [key: string, limit: Limit];

/** Uncounts an attempt that was counted towards several limits. */
export async function returnAttempts(counted: readonly Counted[]): Promise<void> {
  await Promise.all(counted.map((each) => returnAttempt(...each)));
}

/** Counts an attempt towards several limits, or towards none of them if one rejects it. */
export async function limitTogether(limits: readonly Counted[]): Promise<ApiResponse | null> {
  for (const [index, each] of limits.entries()) {
    const rejected = await limitAttempts(...each);
    if (!rejected) continue;
    // The rejecting limit has counted it, too.
    await returnAttempts(limits.slice(0, index + 1));
    return rejected;
  }
  return null;
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
  try {
    await limiterOf(limit).consume(key);
    return null;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return problemFor(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)), 429, 'Too many requests');
  }
}
