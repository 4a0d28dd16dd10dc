import pLimit from 'p-limit';
import { TimedOut, withTimeout } from './with-timeout';

interface PartLimits {
  /** In messages: `search`. */
  part: string;
  /** Calls under way; the others wait in turn. */
  atOnce: number;
  /** Whoever comes when so many wait is refused at once: it would not be answered in time. */
  waiting: number;
  /** For a call and its wait together. */
  deadlineMs: number;
}

/** A part of the shop has too much to do, or does not answer in time. */
export class PartUnavailable extends Error {
  override readonly name = 'PartUnavailable';
}

/** Makes a call when its turn comes. @throws PartUnavailable, or what the call throws */
export type Limited = <Result>(call: () => Promise<Result>) => Promise<Result>;

/** One that hangs must not collect the requests of all visitors: calls of a part have limits. */
export function limitConcurrency({ part, atOnce, waiting, deadlineMs }: PartLimits): Limited {
  const limit = pLimit(atOnce);
  return async (call) => {
    if (limit.pendingCount >= waiting)
      throw new PartUnavailable(`${part}: ${waiting} calls wait already`);
    let isGivenUp = false;
    const work = limit(() => {
      // Nobody waits for it any more.
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
}
