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
const POLL_MS = 5;

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
  return {
    sentAt,
    isReady: ready?.status === 200,
    isClosing: other?.headers.connection === 'close',
  };
}

/** Ends a storefront that others may still be using. */
export async function endStorefront(storefront: Storefront): Promise<Ending> {
  const began = Date.now();
  const ended = storefront.stop();
  let seen = await look(storefront.port);
  while (seen.isReady && Date.now() - began < MAX_END_MS) {
    await delay(POLL_MS);
    seen = await look(storefront.port);
  }
  const noticedMs = seen.sentAt - began;
  const exitCode = await ended;
  return { endedMs: Date.now() - began, noticedMs, isClosing: seen.isClosing, exitCode };
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
