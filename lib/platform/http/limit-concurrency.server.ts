import pLimit from 'p-limit';
import { traced } from '@/lib/platform/tracing/traced.server';
import { TimedOut, withTimeout } from './with-timeout';

interface PartLimits {
  /** Name used in messages: `search`. */
  part: string;
  /** Maximum number of concurrent calls; further ones wait in a queue. */
  atOnce: number;
  /** Queue length; further calls are rejected at once, as they would time out anyway. */
  waiting: number;
  /** Time limit for a call including its wait. */
  deadlineMs: number;
}

/** A part of the shop is overloaded or does not respond in time. */
export class PartUnavailable extends Error {
  override readonly name = 'PartUnavailable';
}

/** Makes a call when its turn comes. @throws PartUnavailable, or what the call throws */
export type Limited = <Result>(call: () => Promise<Result>) => Promise<Result>;

/**
 * Limits and traces the calls to a part of the shop, so that one that hangs does not block every
 * visitor's request.
 */
export function limitConcurrency({ part, atOnce, waiting, deadlineMs }: PartLimits): Limited {
  const limit = pLimit(atOnce);
  const limited: Limited = async (call) => {
    // outside: plimit-pending
    if (limit.pendingCount >= waiting)
      throw new PartUnavailable(`${part}: ${waiting} calls wait already`);
    let isGivenUp = false;
    const work = limit(() => {
      // The caller has given up.
      if (isGivenUp) throw new PartUnavailable(`${part}: given up while it waited`);
      return withTimeout(call(), deadlineMs);
    });
    try {
      return await withTimeout(work, deadlineMs);
    } catch (cause) {
      isGivenUp = true;
      throw cause instanceof TimedOut ? new PartUnavailable(`${part} hangs`, { cause }) : cause;
    }
  };
  return (call) => traced({ name: part }, () => limited(call));
}
