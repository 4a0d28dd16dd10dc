import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts } from '@/scripts/stack/ports.mjs';
import { processorSecondsWithChildren } from './process-cost';

const STATE = '.data/light';
const POLL_MS = 250;
const START_WITHIN_MS = 40 * 60_000;
const OPEN = 'The shops are open';

/** Names of the parts by what their command line contains; those that none matches are the rest. */
const PARTS: readonly [name: string, pattern: RegExp][] = [
  ['starter', /scripts\/start\.mjs/],
  ['content', /(contentful-local|services\/content)\//],
  ['search', /(algolia-local|services\/search)\//],
  ['media', /(garment-pictures|services\/media)\//],
  ['payment', /(stripe-local|services\/payment)\//],
  ['mail', /(mail-local|services\/mail)\//],
  ['PostgreSQL', /postgres/],
  ['build', /next[- ]build|next\/dist\/bin\/next\0build/],
  ['front server', /server\.mjs/],
  ['renderer', /renderer\.mjs|next/],
];

interface Process {
  pid: number;
  parent: number;
  command: string;
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8').replace(/^.*\) /s, '');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8');
        return [{ pid: Number(name), parent: Number(stat.split(' ')[1]), command }];
      } catch {
        return []; // It has ended meanwhile.
      }
    });
}

/** A process and all its descendants. */
function treeOf(root: number, all = processes()): Process[] {
  const tree = all.filter(({ pid }) => pid === root);
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid));
  return tree;
}

const nameOf = ({ command }: Process) =>
  PARTS.find(([, pattern]) => pattern.test(command))?.[0] ?? 'others';

/** Proportional set size in megabytes: pages that processes share are divided among them. */
function pssOf({ pid }: Process): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

export type Parts = Readonly<Record<string, number>>;

/** A shop of a checkout, started as `npm start` or `npm run dev` does. */
export interface LightShop {
  port: number;
  /** Seconds on the clock until the first page. */
  seconds: number;
  /** Seconds of the processor until then, of the starter with everything that it started. */
  processor: number;
  /** Seconds of `next build` among them. */
  build: number;
  /** Megabytes by part. */
  memory(): Parts;
  processorNow(): number;
  stop(): Promise<void>;
}

/** Removes a checkout's bench state, so that the next start is that of a clean clone. */
export function removeLightState(checkout: string): void {
  rmSync(path.join(checkout, STATE), { recursive: true, force: true });
}

/** Ports of a checkout, the same in each run: a build contains that of the search. */
async function portsOf(checkout: string): Promise<Record<string, string>> {
  const file = path.join(checkout, STATE, 'bench-ports.json');
  try {
    // Written below.
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    const ports = Object.entries(await freePorts()).map(([name, port]) => [name, String(port)]);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(Object.fromEntries(ports)));
    return Object.fromEntries(ports);
  }
}

function environmentOf(checkout: string, own: Record<string, string>): NodeJS.ProcessEnv {
  const {
    DATABASE_URL: _database,
    NODE_ENV: _mode,
    LOG_LEVEL: _level,
    ...environment
  } = process.env;
  return {
    // `next build` and `next dev` set the mode themselves.
    ...(environment as NodeJS.ProcessEnv),
    ...own,
    STATE_DIRECTORY: path.join(checkout, STATE),
    SELVEDGE_DIST_DIR: `${STATE}/next`,
    // Each client of the bench has an address of its own, so none exceeds its limit.
    TRUSTED_PROXIES: '1',
  };
}

/** @throws if the shop does not open */
export async function startLightShop(
  checkout: string,
  { dev = false }: { dev?: boolean } = {},
): Promise<LightShop> {
  const own = await portsOf(checkout);
  const begin = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs', ...(dev ? ['--dev'] : [])], {
    cwd: checkout,
    env: environmentOf(checkout, own),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const root = child.pid ?? 0;
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const processorNow = () => sumOf(treeOf(root));
  let build = 0;
  while (!output.includes(OPEN)) {
    if (child.exitCode !== null || performance.now() - begin > START_WITHIN_MS)
      throw new Error(`the shop of ${checkout} does not open:\n${output.slice(-2_000)}`);
    await delay(POLL_MS);
    const all = processes();
    const building = treeOf(root, all).find((each) => nameOf(each) === 'build');
    if (building) build = Math.max(build, sumOf(treeOf(building.pid, all)));
  }
  return {
    port: Number(own['PORT']),
    seconds: (performance.now() - begin) / 1_000,
    processor: processorNow(),
    build,
    memory: () => {
      const parts: Record<string, number> = {};
      for (const each of treeOf(root))
        parts[nameOf(each)] = (parts[nameOf(each)] ?? 0) + pssOf(each);
      return parts;
    },
    processorNow,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

const sumOf = (all: readonly Process[]) =>
  all.reduce((sum, { pid }) => sum + processorSecondsWithChildren(pid), 0);
