import { setTimeout as delay } from 'node:timers/promises';
import { sendRequest } from '@/e2e/hosts';
import { median } from '@/scripts/bench/hammer';
import type { Figure } from './figure';
import type { Storefront } from './shop-folder';

const HOST = 'hgg.localhost';
/** Needs no render, which may take longer than a storefront has. */
const ANY = '/api/health/live';
/** The shortest grace period of common orchestrators. */
const MAX_END_MS = 10_000;
const MAX_NOTICE_MS = 500;
const POLL_MS = 20;

/** What others saw of a storefront from SIGTERM on. */
export interface Ending {
  /** Milliseconds until it was gone. */
  endedMs: number;
  /** Milliseconds after which a request for readiness was sent that was answered with no. */
  noticedMs: number;
  /** Whether responses had `Connection: close` then. */
  isClosing: boolean;
  exitCode: number | null;
}

/** What a load balancer and a visitor get at the same moment. */
async function look(port: number) {
  const sentAt = Date.now();
  const request = (path: string) => sendRequest(HOST, path, { port }).catch(() => null);
  const [ready, other] = await Promise.all([request('/api/health/ready'), request(ANY)]);
  return { sentAt, ready: ready?.status, isClosing: other?.headers.connection === 'close' };
}

/**
 * Looks at a storefront every few milliseconds, whether or not it has answered before: a busy renderer would
 * otherwise be what is measured.
 * @returns the first look that was rejected, and whether any response asked to close the connection
 */
async function watchEnd(port: number, ended: Promise<unknown>) {
  let isOver = false;
  void ended.then(() => (isOver = true));
  let rejectedAt = Infinity;
  let isClosing = false;
  const looks: Promise<void>[] = [];
  while (!isOver && rejectedAt === Infinity) {
    looks.push(
      look(port).then((seen) => {
        if (seen.ready === 503) rejectedAt = Math.min(rejectedAt, seen.sentAt);
        isClosing ||= seen.isClosing;
      }),
    );
    await delay(POLL_MS);
  }
  await Promise.all(looks);
  return { rejectedAt, isClosing };
}

/** Ends a storefront that others may still be using. */
export async function endStorefront(storefront: Storefront): Promise<Ending> {
  const began = Date.now();
  const ended = storefront.stop();
  const { rejectedAt, isClosing } = await watchEnd(storefront.port, ended);
  const exitCode = await ended;
  return { endedMs: Date.now() - began, noticedMs: rejectedAt - began, isClosing, exitCode };
}

/** @param endings of all storefronts */
export function figuresOf(endings: readonly Ending[]): Figure[] {
  const most = (values: number[]) => Math.max(...values);
  return [
    { name: 'storefronts ended under load', value: endings.length },
    {
      name: 'ms until readiness says no after SIGTERM',
      value: most(endings.map(({ noticedMs }) => noticedMs)),
      max: MAX_NOTICE_MS,
    },
    {
      name: 'storefronts without Connection: close',
      value: endings.filter(({ isClosing }) => !isClosing).length,
      max: 0,
    },
    {
      name: 'ms until it is gone, the slowest',
      value: most(endings.map(({ endedMs }) => endedMs)),
      max: MAX_END_MS,
    },
    { name: 'the median', value: median(endings.map(({ endedMs }) => endedMs)) },
    {
      name: 'exit codes other than 0',
      value: endings.filter(({ exitCode }) => exitCode !== 0).length,
      max: 0,
    },
  ];
}
