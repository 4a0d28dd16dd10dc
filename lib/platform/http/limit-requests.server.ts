import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { database } from '@/lib/platform/db/database.server';
import { env } from '@/lib/platform/env/env.server';
import { problemFor, type ApiResponse } from './api-response';
import { clientAddress } from './client-address.server';

/** Requests one address may send in some time. */
export interface Limit {
  /** Requests of different names are counted apart. */
  name: string;
  requests: number;
  seconds: number;
  /** Who is beyond it is refused from memory until its time is over: a flood asks no database. */
  isOfFloods?: boolean;
}

/** Every write counts against this one. */
export const writeLimit = (): Limit => ({
  name: 'write',
  requests: env().WRITES_PER_MINUTE,
  seconds: 60,
});

const limiters = new Map<string, RateLimiterPostgres>();

/** Timers of Node wait 24.8 days at most; with a longer duration a counter in memory ends at once. */
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
    // By a migration: the shop's own role makes no tables.
    tableCreated: true,
    ...(isOfFloods && { inMemoryBlockOnConsumed: requests }),
    // While the database is away each instance counts for itself.
    insuranceLimiter: new RateLimiterMemory({
      ...share,
      duration: Math.min(seconds, MAX_SECONDS_IN_MEMORY),
    }),
  });
  limiters.set(name, limiter);
  return limiter;
}

/** Counts a request, and tells how many its sender has sent in the time of the limit, at most its number and one. */
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
 * Counts a request against its sender's limit, which all instances share.
 * @returns the rejection, with the seconds to wait, or `null`
 */
export async function limitRequests(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  limit: Limit,
): Promise<ApiResponse | null> {
  return limitAttempts(clientAddress(request), limit);
}

/**
 * Part of a generous limit that each instance counts by itself, without a query: only
 * who goes on after it costs a statement and a commit.
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
 * As {@link limitRequests}, for what visitors do all the time. Several instances together let some
 * more through than the limit says.
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

/** Takes back one that was counted. @param key as it was given to {@link limitAttempts} */
export async function returnAttempt(key: string, limit: Limit): Promise<void> {
  await limiterOf(limit).reward(key);
}

/** Whether any was counted in the time of the limit. @param key as it was given to {@link limitAttempts} */
export async function hasAttempts(key: string, limit: Limit): Promise<boolean> {
  const counted = await limiterOf(limit).get(key);
  return counted !== null && counted.consumedPoints > 0;
}

/** Begins to count anew. @param key as it was given to {@link limitAttempts} */
export async function forgetAttempts(key: string, limit: Limit): Promise<void> {
  await limiterOf(limit).delete(key);
}

/**
 * Counts against a limit of something else than the sender, an account for example.
 * @param key what is counted; nothing personal, for it is stored
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
