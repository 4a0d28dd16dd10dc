import { execFile } from 'node:child_process';
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { bytesOf, startBare } from './bare';
import { startBenchStack, type Stack } from './bench-stack';
import type { Flood, Tally } from './crowd/flood';
import { floodsOf } from './crowd/floods';
import { usageOf, type Usage } from './crowd/usage';
import { get, loadOf, type Load, type Target } from './hammer';

/** Maximum ratio of a home page's p99 under a flood to its usual p99. */
const MAX_TIMES = 3;
/** Limit for all floods together; caches fill to their maximum. */
const MAX_MEMORY_MB = 600;
const MAX_DISK_MB = 300;
const CALM_MS = 15_000;
/** Pause between two home pages of the visitor. */
const PAUSE_MS = 5;

interface Row {
  name: string;
  home: Load;
  failed: number;
  tally: Tally;
}

/** A visitor who requests the home page repeatedly until `until` is settled. */
async function shop(
  home: Target,
  until: Promise<unknown>,
): Promise<{ home: Load; failed: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const durations: number[] = [];
  let failed = 0;
  let isOver = false;
  void until.finally(() => (isOver = true));
  const began = performance.now();
  while (!isOver) {
    const seen = await get(home, agent).catch(() => null);
    if (seen?.status === 200) durations.push(seen.tookMs);
    else failed += 1;
    await delay(PAUSE_MS);
  }
  agent.destroy();
  return { home: loadOf(durations, performance.now() - began), failed };
}

async function flooded(flood: Flood): Promise<Tally> {
  const file = path.resolve('scripts/bench/crowd/flood-process.ts');
  const parameters = ['--import', 'tsx', file, JSON.stringify(flood)];
  const { stdout } = await promisify(execFile)(process.execPath, parameters);
  return JSON.parse(stdout);
}

const tallyText = (tally: Tally) =>
  Object.entries(tally)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

function print({ name, home, failed, tally }: Row, normal: Load, usage?: Usage): void {
  const times = (home.p99 / normal.p99).toFixed(1);
  const used = `${usage?.memory.toFixed(0) ?? ''} | ${usage?.disk.toFixed(0) ?? ''}`;
  console.log(
    `| ${name} | ${home.p50} | ${home.p99} | ${times} | ${failed} | ${tallyText(tally)} | ${used} |`,
  );
}

/**
 * Measures the effect of the machine alone: a minimal server with the same page, under the same
 * flood.
 */
async function measureBare(home: Target, flood: Flood): Promise<void> {
  const bare = await startBare(await bytesOf(home));
  try {
    await shop(bare.target, delay(CALM_MS / 3));
    const calm = await shop(bare.target, delay(CALM_MS));
    print({ name: 'a bare server, nobody else', ...calm, tally: {} }, calm.home);
    const flooding = flooded({ ...flood, port: bare.target.port });
    const seen = await shop(bare.target, flooding);
    const name = 'a bare server, 20,000 query strings';
    print({ name, ...seen, tally: await flooding }, calm.home);
  } finally {
    bare.stop();
  }
}

/** @param state directory of the shop, whose files and processes are counted */
export async function measureCrowd(
  stack: Pick<Stack, 'urls' | 'env'>,
  state: string,
): Promise<boolean> {
  const home = {
    port: Number(new URL(stack.urls.hgg).port),
    host: 'hgg.localhost',
    path: '/de-de',
  };
  await shop(home, delay(CALM_MS / 3));
  const before = usageOf(state);
  const calm = await shop(home, delay(CALM_MS));
  console.log(
    '| while | home p50 ms | p99 ms | × normal | failed | answered | MB memory | MB disk |',
  );
  console.log('| --- | --: | --: | --: | --: | --- | --: | --: |');
  print({ name: 'nobody else', ...calm, tally: {} }, calm.home, before);
  const floods = await floodsOf(stack);
  await measureBare(home, floods['20,000 query strings']);
  const rows: Row[] = [];
  for (const [name, flood] of Object.entries(floods)) {
    const flooding = flooded(flood);
    const seen = await shop(home, flooding);
    const row = { name, ...seen, tally: await flooding };
    print(row, calm.home, usageOf(state));
    rows.push(row);
  }
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  const after = usageOf(state);
  return (
    rows.every(({ home: { p99 }, failed }) => failed === 0 && p99 <= MAX_TIMES * calm.home.p99) &&
    after.memory - before.memory <= MAX_MEMORY_MB &&
    after.disk - before.disk <= MAX_DISK_MB
  );
}

/** Measures a visitor's home page while others flood the shop. */
export async function run(): Promise<boolean> {
  const stack = await startBenchStack();
  try {
    return await measureCrowd(stack, path.resolve('.data/bench'));
  } finally {
    await stack.stop();
  }
}
