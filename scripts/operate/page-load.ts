import { setTimeout as delay } from 'node:timers/promises';
import { get } from '@/scripts/bench/hammer';

const CONNECTIONS = 3;
const BETWEEN_MS = 20;

export interface PageLoad {
  /** Requests so far. */
  count: () => number;
  /** `status path`, or the error of the connection, of each request that has failed so far. */
  failures: () => readonly string[];
  stop: () => Promise<void>;
}

/** Requests pages until it is stopped, and counts what a visitor would see as a failure. */
export function startPageLoad(port: number, host: string, paths: readonly string[]): PageLoad {
  let isOver = false;
  let count = 0;
  const failures: string[] = [];
  const visit = async () => {
    while (!isOver) {
      const path = paths[count++ % paths.length] ?? '/';
      const failure = await get({ port, host, path }).then(
        ({ status }) => (status >= 400 || status === 0 ? `${status} ${path}` : null),
        (error: unknown) => `${String(error)} ${path}`,
      );
      if (failure) failures.push(failure);
      await delay(BETWEEN_MS);
    }
  };
  const visits = Promise.all(Array.from({ length: CONNECTIONS }, visit));
  return {
    count: () => count,
    failures: () => failures,
    stop: async () => {
      isOver = true;
      await visits;
    },
  };
}
