import { setTimeout as delay } from 'node:timers/promises';
import { startBenchStack, type Stack } from './bench-stack';
import { startFaultyProxy, type FaultyProxy } from './faulty-proxy';
import { noViolations, runOverEdge, waitFor } from './edge-run';
import { get, type Target } from './hammer';
import { startSecondStorefront } from './second-storefront';
import { BENCH_PATH, ENDING, WindowContent } from './window-content';

const ROUNDS = 10;
const CUT_MS = 10_000;
const MAX_MS = 2_000;

async function timeUntil(target: Target, words: string, since: number): Promise<number> {
  for (;;) {
    const { body } = await get(target);
    if (body.includes(words)) return Date.now() - since;
    if (Date.now() - since > 60_000) return Number.POSITIVE_INFINITY;
    await delay(10);
  }
}

/** Publishes new texts repeatedly; both instances must show them. */
async function publishTimes(content: WindowContent, targets: readonly Target[]): Promise<number[]> {
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const words = `round-${round}-${Date.now()}`;
    await content.setWords(words);
    const since = Date.now();
    times.push(...(await Promise.all(targets.map((target) => timeUntil(target, words, since)))));
  }
  return times;
}

/**
 * Publishes while the second instance has lost its database connection, and measures from its
 * return.
 */
async function timeToCatchUp(
  content: WindowContent,
  [first, second]: readonly [Target, Target],
  proxy: FaultyProxy,
): Promise<number> {
  const words = `while-cut-${Date.now()}`;
  proxy.set('silent');
  await delay(CUT_MS / 2);
  await content.setWords(words);
  await timeUntil(first, words, Date.now());
  await delay(CUT_MS / 2);
  const stillUp = await get(second);
  console.log(`cut off for ${CUT_MS / 1000} s: the second instance answers ${stillUp.status}`);
  proxy.set('passes');
  return timeUntil(second, words, Date.now());
}

async function measure(stack: Stack, proxy: FaultyProxy, port: number): Promise<boolean> {
  const content = WindowContent.of(stack.env);
  await content.createPage(await content.homeBlocks());
  const here = Number(new URL(stack.urls.hgg).port);
  const page = { host: 'hgg.localhost', path: `/de-de${BENCH_PATH}` };
  const targets = [
    { ...page, port: here },
    { ...page, port },
  ] as const;
  for (const target of targets) await waitFor(target, ({ body }) => body.includes(ENDING));

  const times = await publishTimes(content, targets);
  console.log(`published on one, shown by both: at most ${Math.max(...times)} ms (${MAX_MS})`);
  const caughtUp = await timeToCatchUp(content, targets, proxy);
  console.log(`caught up after the database came back: ${caughtUp} ms (${MAX_MS})`);
  const violations = noViolations();
  const load = await runOverEdge(content, [...targets], violations);
  const count = violations.old + violations.early + violations.failed;
  console.log(`window over both: ${load.perSecond}/s, ${count} wrong answers (0)`);
  return Math.max(...times, caughtUp) <= MAX_MS && count === 0;
}

/** Compares two storefronts on one content service and one database. */
export async function run(): Promise<boolean> {
  const stack = await startBenchStack();
  const database = new URL(stack.env['DATABASE_URL'] ?? '');
  const proxy = await startFaultyProxy(Number(database.port));
  database.port = String(proxy.port);
  const second = await startSecondStorefront(stack, { DATABASE_URL: database.href });
  try {
    return await measure(stack, proxy, second.port);
  } finally {
    await second.stop();
    await proxy.close();
    await stack.stop();
  }
}
