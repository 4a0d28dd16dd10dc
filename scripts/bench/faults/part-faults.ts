import { setTimeout as delay } from 'node:timers/promises';
import type { OwnShop } from '@/e2e/own-shop';
import type { Mood } from '@/scripts/bench/faulty-proxy';
import { programOf } from '@/scripts/stack/compile-packages.mjs';
import type { Fault } from './fault';
import { REACHED, type Reached, type SecondStorefront } from './second-storefront';

const HELD_MS = 10_000;
const DATABASE_GONE_MS = 30_000;
/** Longer than the limit for statements (`lib/platform/db/database.server.ts`). */
const STALLS_MS = [12_000, 20_000];
const TERMINATIONS = 20;
const BETWEEN_TERMINATIONS_MS = 500;
const HOUR_MS = 3_600_000;

/** Processes of each part, found by their command line. */
const partsOf = (shop: OwnShop): Record<string, () => number[]> => ({
  storefront: () => shop.processesOf('server.mjs'),
  renderer: () => shop.processesOf('renderer.mjs'),
  'database server': () => shop.databaseProcesses(),
  'database service': () => shop.processesOf(programOf('postgres')),
  ...Object.fromEntries(
    (['content', 'search', 'media', 'payment', 'mail'] as const).map((name) => [
      name,
      () => shop.processesOf(programOf(name)),
    ]),
  ),
});

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  if (pids.length === 0) throw new Error('there is no such process');
  for (const pid of pids) process.kill(pid, name);
}

/** Kills each process with SIGKILL. */
export const kills = (shop: OwnShop): Fault[] =>
  Object.entries(partsOf(shop)).map(([part, pids]) => ({
    name: `${part} killed`,
    happen: async () => {
      // The first process of the database server is the parent of the others, which end with it.
      signal(pids().slice(0, 1), 'SIGKILL');
      return Date.now();
    },
  }));

/** Stops each process for a while: it accepts connections but does not respond. */
export const stops = (shop: OwnShop): Fault[] =>
  Object.entries(partsOf(shop)).map(([part, pids]) => ({
    name: `${part} stopped for ${HELD_MS / 1000} s`,
    happen: async () => {
      const stopped = pids();
      signal(stopped, 'SIGSTOP');
      await delay(HELD_MS);
      signal(stopped, 'SIGCONT');
      return Date.now();
    },
  }));

/** Ways in which parts misbehave; databases and mail servers do not speak HTTP. */
const MOODS: readonly [Mood, string, readonly Reached[]][] = [
  ['silent', 'is silent', REACHED],
  ['refuses', 'resets every connection', REACHED],
  ['noise', 'sends random bytes', REACHED],
  ['nonsense', 'sends unexpected JSON', ['content', 'search', 'payment']],
];

/** Puts each part behind a network that misbehaves. */
export const networkFaults = (storefront: SecondStorefront): Fault[] =>
  MOODS.flatMap(([mood, words, parts]) =>
    parts.map((part) => {
      const heldMs = part === 'database' && mood === 'refuses' ? DATABASE_GONE_MS : HELD_MS;
      return {
        name: `${part} ${words} for ${heldMs / 1000} s`,
        isBehindProxies: true,
        happen: async () => {
          storefront.proxy(part).set(mood);
          await delay(heldMs);
          storefront.proxy(part).set('passes');
          return Date.now();
        },
      };
    }),
  );

/** Stalls the database beyond the limit for statements, or ends all connections, under load. */
export const databaseStalls = (shop: OwnShop): Fault[] => [
  ...STALLS_MS.map((stalledMs): Fault => ({
    name: `database server stalls for ${stalledMs / 1000} s amid a crowd`,
    isCrowded: true,
    happen: async () => {
      const stopped = shop.databaseProcesses();
      signal(stopped, 'SIGSTOP');
      await delay(stalledMs);
      signal(stopped, 'SIGCONT');
      return Date.now();
    },
  })),
  {
    name: `connections terminated ${TERMINATIONS} times amid a crowd`,
    isCrowded: true,
    happen: async () => {
      for (let times = 0; times < TERMINATIONS; times += 1) {
        await shop.terminateConnections();
        await delay(BETWEEN_TERMINATIONS_MS);
      }
      return Date.now();
    },
  },
];

/** Moves the clock forward or back, and corrects it again. */
export const clocks = (storefront: SecondStorefront): Fault[] =>
  [HOUR_MS, -HOUR_MS].map((offset) => ({
    name: `clock an hour ${offset > 0 ? 'ahead' : 'behind'} for ${HELD_MS / 1000} s`,
    isBehindProxies: true,
    happen: async () => {
      storefront.setClock(offset);
      await delay(HELD_MS);
      storefront.setClock(0);
      return Date.now();
    },
  }));
