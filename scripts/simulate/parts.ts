import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MARK } from '@/scripts/stack/ownership.mjs';
import { Browser } from './browser';
import type { Shop } from './shop';

/** Parts of the shop, each by a piece of its command line. */
const COMMANDS = {
  'The storefront': 'server.mjs',
  'What renders': 'renderer.mjs',
  'The content service': 'packages/contentful-local/bin.mjs',
  'The search': 'packages/algolia-local/bin.mjs',
  'The payment service': 'packages/stripe-local/bin.mjs',
  'The mail service': 'packages/mail-local/bin.mjs',
} as const;

export const PARTS = [
  ...(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[]),
  'The database',
] as const;
export type Part = (typeof PARTS)[number];

/** Reads a file of `/proc`; empty when the process has ended. */
function readProcess(pid: number, name: 'environ' | 'cmdline' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

const allProcesses = () =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1);

/** PostgreSQL's processes: the one that was started with the data directory, then its children. */
function databaseProcesses({ stateDirectory }: Shop): number[] {
  const [home = stateDirectory] = [readHome(stateDirectory)];
  const place = path.join(home, 'postgres');
  const [main] = allProcesses().filter((pid) => {
    const command = readProcess(pid, 'cmdline');
    return command.includes(`${place}\0`) && !command.includes('bin.mjs');
  });
  if (!main) throw new Error('the database of this shop does not run');
  const isChild = (pid: number) => new RegExp(`\\) \\w ${main} `).test(readProcess(pid, 'stat'));
  return [main, ...allProcesses().filter(isChild)];
}

function readHome(stateDirectory: string): string | undefined {
  try {
    return readFileSync(path.join(stateDirectory, 'postgres-home'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

function processesOf(shop: Shop, part: Part): number[] {
  if (part === 'The database') return databaseProcesses(shop);
  const mark = `${MARK}=${shop.stateDirectory}`;
  const found = allProcesses().filter(
    (pid) =>
      readProcess(pid, 'environ').split('\0').includes(mark) &&
      readProcess(pid, 'cmdline').includes(COMMANDS[part]),
  );
  if (found.length === 0) throw new Error(`${part} of this shop does not run`);
  return found;
}

function send(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended meanwhile.
  }
}

const stopped = new Map<Part, number[]>();

/** Stops a part with all its processes, or resumes those that were stopped. */
export function signal(shop: Shop, part: Part, name: 'SIGSTOP' | 'SIGCONT'): void {
  const pids = name === 'SIGSTOP' ? processesOf(shop, part) : (stopped.get(part) ?? []);
  stopped.set(part, pids);
  for (const pid of pids) send(pid, name);
}

/** Time after which the next death of a part counts as its first again; includes its start. */
const CALM_MS = 75_000;
/**
 * Deaths in a row after which a part is spared. Its starter doubles the delay after each, and gives
 * up after ten.
 */
const DEATHS_IN_A_ROW = 5;
const deaths = new Map<Part, { inARow: number; at: number }>();

const deathsOf = (part: Part): number => {
  const known = deaths.get(part);
  return known && Date.now() - known.at < CALM_MS ? known.inARow : 0;
};

/** Whether a part has died seldom enough of late to be started again soon. */
export const mayDie = (part: Part): boolean => deathsOf(part) < DEATHS_IN_A_ROW;

/** Kills a part with SIGKILL; its starter starts it again. */
export function kill(shop: Shop, part: Part): void {
  deaths.set(part, { inARow: deathsOf(part) + 1, at: Date.now() });
  const [pid] = processesOf(shop, part);
  if (pid) send(pid, 'SIGKILL');
}

const UP_FOR_MS = 700;
const RESPONDS_WITHIN_MS = 2_000;

async function responds(url: string): Promise<boolean> {
  try {
    await (await fetch(url, { signal: AbortSignal.timeout(RESPONDS_WITHIN_MS) })).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * Waits until every part responds and continues to do so.
 * @returns after how many milliseconds; `null`: not within that time
 */
export async function well(shop: Shop, withinMs: number): Promise<number | null> {
  const visitor = new Browser(shop.port, Date.now);
  const began = Date.now();
  let since: number | null = null;
  while (Date.now() - began < withinMs) {
    const [ready, ...others] = await Promise.all([
      visitor.get('/api/health/ready'),
      ...shop.others.map(responds),
    ]);
    const isReady = ready.status === 200 && !/"(down|hangs)"/.test(ready.body);
    const isUp = isReady && others.every(Boolean);
    since = isUp ? (since ?? Date.now()) : null;
    if (since !== null && Date.now() - since > UP_FOR_MS) return since - began;
    await delay(100);
  }
  return null;
}
