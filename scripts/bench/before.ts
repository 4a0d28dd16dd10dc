import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { benchBuild, startBenchStack, type Stack } from './bench-stack';
import { get, median, type Target } from './hammer';
import { memoryOf, processorMs } from './process-cost';

const ROUNDS = 5;
const RESPONSES = 80;
/**
 * Warm-up rounds: a storefront runs for days, and V8 compiles its code during the first few hundred
 * responses.
 */
const WARM_UP = 8;
const CONNECTIONS = 4;
const MAX_COST = 0.5;
const MAX_START = 1;
const MAX_MEMORY_MB = 350;
const READY_MS = 120_000;

interface Build {
  name: string;
  checkout: string;
  /** Build directory, relative to the checkout. */
  distDirectory: string;
  parameters: (port: number) => string[];
}

const NEXT_START = (port: number) => [
  'node_modules/next/dist/bin/next',
  'start',
  '-H',
  '127.0.0.1',
  '-p',
  String(port),
];

function buildsOf(): [before: Build, now: Build] {
  const checkout = process.env['BEFORE'];
  if (!checkout)
    throw new Error('BEFORE is to name a checkout of the earlier code, built in `.next`');
  const distDirectory = process.env['BEFORE_DIST_DIR'] ?? '.next';
  return [
    { name: 'before', checkout, distDirectory, parameters: NEXT_START },
    {
      name: 'now',
      checkout: process.cwd(),
      distDirectory: benchBuild(),
      parameters: (port) => ['server.mjs', String(port)],
    },
  ];
}

interface Storefront {
  name: string;
  pid: number;
  port: number;
  startMs: number;
  stop(): Promise<void>;
}

async function firstPage(target: Target, process: ChildProcess): Promise<void> {
  const begin = performance.now();
  while (performance.now() - begin < READY_MS && process.exitCode === null) {
    const result = await get(target).catch(() => null);
    if (result?.status === 200) return;
    await delay(20);
  }
  throw new Error('the storefront does not answer');
}

async function startStorefront(build: Build, stack: Stack): Promise<Storefront> {
  const { name, checkout, distDirectory, parameters } = build;
  const port = await freePort();
  const begin = performance.now();
  const child = spawn(process.execPath, parameters(port), {
    cwd: checkout,
    env: {
      ...process.env,
      ...stack.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SELVEDGE_DIST_DIR: distDirectory,
      STATE_DIRECTORY: path.resolve(`.data/bench/storefront-${name}`),
      // Each client has an address of its own, so none exceeds its limit.
      TRUSTED_PROXIES: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await firstPage({ port, host: 'hgg.localhost', path: '/de-de' }, child);
  return {
    name,
    pid: child.pid ?? 0,
    port,
    startMs: performance.now() - begin,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

let lists = 0;
/** A list that has not been requested before. */
const newList = ({ port }: Storefront): Target => {
  lists += 1;
  return {
    port,
    host: 'hgg.localhost',
    path: `/de-de/hosen?range%5BpriceMin%5D=${lists % 40}:${900 + lists}`,
    headers: {
      Accept: 'text/html',
      'Accept-Encoding': 'gzip, deflate, br',
      'X-Forwarded-For': `2001:db8:${(lists % 60_000).toString(16)}::1`,
    },
  };
};

/** Milliseconds of the storefront's processor time for each of many new lists. */
async function costOf(storefront: Storefront): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const before = processorMs(storefront.pid);
  let left = RESPONSES;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left-- > 0) {
        const { status } = await get(newList(storefront), agent);
        if (status !== 200) throw new Error(`${storefront.name} answered ${status}`);
      }
    }),
  );
  agent.destroy();
  return (processorMs(storefront.pid) - before) / RESPONSES;
}

async function sizeOf(storefront: Storefront): Promise<string> {
  const { body } = await get({ ...newList(storefront), headers: { Accept: 'text/html' } });
  return `${(Buffer.byteLength(body) / 1024).toFixed(1)} KB of HTML`;
}

async function compareLists(storefronts: readonly Storefront[]): Promise<boolean> {
  const costs: number[][] = storefronts.map(() => []);
  for (let round = 0; round < WARM_UP; round++)
    for (const storefront of storefronts) await costOf(storefront);
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, storefront] of storefronts.entries()) costs[at]?.push(await costOf(storefront));
  for (const [at, storefront] of storefronts.entries())
    console.log(
      `${storefront.name}: ${(costs[at] ?? []).map((cost) => cost.toFixed(1)).join(', ')} ms of the processor for a list not asked before, ${await sizeOf(storefront)}`,
    );
  const [before = NaN, now = NaN] = costs.map((own) => median(own));
  console.log(`now / before: ${(now / before).toFixed(2)} (at most ${MAX_COST})`);
  return now / before <= MAX_COST;
}

/** Starts the builds in turn. @returns whether the first page appears as quickly as before */
async function compareStarts(builds: readonly Build[], stack: Stack): Promise<boolean> {
  const times: number[][] = builds.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, build] of builds.entries()) {
      const storefront = await startStorefront(build, stack);
      times[at]?.push(storefront.startMs);
      await storefront.stop();
    }
  const [before = NaN, now = NaN] = times.map((own) => median(own));
  console.log(
    `start to first page: ${now.toFixed(0)} ms, before ${before.toFixed(0)} ms: ${(now / before).toFixed(2)} (at most ${MAX_START})`,
  );
  return now / before <= MAX_START;
}

/** Compares this build with an earlier one, in turn, on the same services. */
export async function run(): Promise<boolean> {
  const builds = buildsOf();
  const stack = await startBenchStack();
  try {
    const isStartedSoon = await compareStarts(builds, stack);
    const storefronts: Storefront[] = [];
    for (const build of builds) storefronts.push(await startStorefront(build, stack));
    const areCheaper = await compareLists(storefronts);
    const memory = storefronts.map(({ pid }) => memoryOf(pid));
    const [before, now] = memory;
    console.log(
      `memory after ${(WARM_UP + ROUNDS) * RESPONSES} lists: ${now?.now} MB, ${now?.peak} at most (at most ${MAX_MEMORY_MB}); before ${before?.now} MB, ${before?.peak} at most`,
    );
    console.log(`load of the machine: ${loadavg().map((load) => load.toFixed(1))}`);
    for (const storefront of storefronts) await storefront.stop();
    return isStartedSoon && areCheaper && (now?.peak ?? Infinity) <= MAX_MEMORY_MB;
  } finally {
    await stack.stop();
  }
}
