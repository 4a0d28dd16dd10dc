import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { startBenchStack, type Stack } from './bench-stack';
import { get, loadOf, type Load, type Target } from './hammer';
import { writeCatalogue } from './import-file';

const ARTICLES = 2_000;
const SKUS = 10;
const PER_SECOND = 20;
const USUAL_MS = 30_000;
const MAX_TIMES = 1.5;
const STATE = path.resolve('.data/bench-import');
const PATHS = ['/de-de', '/de-de/hemden', '/de-de/hemden?page=2', '/de-de/checkout/cart'];

const targetOf = (port: number, address: string): Target => ({
  port,
  host: 'hgg.localhost',
  path: address,
  headers: { Accept: 'text/html' },
});

/** Pages of visitors, some of them of articles. */
async function targetsOn(port: number): Promise<Target[]> {
  const { body } = await get(targetOf(port, '/de-de/hemden'));
  const articles = [...new Set(body.match(/\/de-de\/p\/[^"?]+/g))].slice(0, 6);
  if (articles.length === 0) throw new Error('the list has no articles');
  return [...PATHS, ...articles].map((address) => targetOf(port, address));
}

/** Requests pages at an even rate, however long each takes, until something has ended. */
async function visitUntil(targets: readonly Target[], end: Promise<unknown>): Promise<Load> {
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  const over = end.finally(() => {
    isOver = true;
  });
  const begin = performance.now();
  const durations: number[] = [];
  const visits: Promise<void>[] = [];
  for (let count = 0; !isOver; count++) {
    await delay(Math.max(0, begin + (count * 1_000) / PER_SECOND - performance.now()));
    const target = targets[count % targets.length];
    if (!target) throw new Error('there are no pages');
    visits.push(get(target, agent).then(({ tookMs }) => void durations.push(tookMs)));
  }
  await over;
  await Promise.all(visits);
  agent.destroy();
  return loadOf(durations, performance.now() - begin);
}

/** Imports a file by the command, and waits until the shop has pushed all of it to the index. */
async function importAll(stack: Stack, file: string): Promise<void> {
  const parameters = ['--import', 'tsx', 'scripts/catalogue.ts', 'import', file];
  const importer = spawn(process.execPath, parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...stack.env },
  });
  const [code] = await once(importer, 'exit');
  if (code !== 0) throw new Error(`the import ended with ${code}`);
  const database = new Client({ connectionString: stack.env['DATABASE_URL'] });
  await database.connect();
  try {
    for (let left = 1; left > 0; await delay(500)) {
      const { rows } = await database.query('SELECT count(*) FROM shop.catalogue_changes');
      left = Number(rows[0]?.count);
    }
  } finally {
    await database.end();
  }
}

const textOf = ({ requests, p50, p95, p99 }: Load) =>
  `${requests} requests, p50 ${p50}, p95 ${p95}, p99 ${p99} ms`;

async function measure(stack: Stack, file: string): Promise<boolean> {
  const targets = await targetsOn(Number(new URL(stack.urls.hgg).port));
  for (const target of targets) await get(target);
  const usual = await visitUntil(targets, delay(USUAL_MS));
  console.log(`usual: ${textOf(usual)}, load ${loadavg()[0]?.toFixed(1)}`);
  const during = await visitUntil(targets, importAll(stack, file));
  console.log(`during the import: ${textOf(during)}, load ${loadavg()[0]?.toFixed(1)}`);
  const times = during.p99 / usual.p99;
  console.log(`p99 is ${times.toFixed(2)} times its usual (${MAX_TIMES})`);
  return times <= MAX_TIMES;
}

/**
 * Compares what visitors wait for pages while a catalogue is imported with what they usually do.
 * @param parameters number of articles
 */
export async function run([articles = String(ARTICLES)]: readonly string[]): Promise<boolean> {
  const directory = mkdtempSync(path.join(tmpdir(), 'selvedge-bench-import-'));
  const file = path.join(directory, 'all.jsonl');
  await writeCatalogue(file, { articles: Number(articles), skus: SKUS });
  rmSync(STATE, { recursive: true, force: true });
  const stack = await startBenchStack({}, STATE);
  try {
    return await measure(stack, file);
  } finally {
    await stack.stop();
    rmSync(directory, { recursive: true });
    rmSync(STATE, { recursive: true, force: true });
  }
}
