import { setTimeout as delay } from 'node:timers/promises';
import { startBenchStack, type Stack } from './bench-stack';
import { get, hammer, type Load, type Observation, type Target } from './hammer';
import { BENCH_PATH, ENDING, STARTING, WindowContent } from './window-content';

const CONNECTIONS = 32;
const RUN_MS = 8_000;
const ROUNDS = 3;
/** Requests/s with an edge in the run, as a share of the same page without one. */
const LEAST_SHARE = 0.9;

interface Violations {
  /** Requests sent at or after the edge that were answered with the old state. */
  old: number;
  /** Answers complete before the edge that already show the new state. */
  early: number;
  /** Answers that are no page at all. */
  failed: number;
}

const shows = ({ body }: Observation, words: string): boolean => body.includes(words);

/** The page and its data, which the client router fetches. */
async function targetsOf(stack: Stack): Promise<Target[]> {
  const port = Number(new URL(stack.urls.hgg).port);
  const page = { port, host: 'hgg.localhost', path: `/de-de${BENCH_PATH}` };
  const { body } = await get(page);
  const buildId = /"buildId":"([^"]+)"/.exec(body)?.[1];
  if (!buildId) throw new Error('the page names no build id');
  return [page, { ...page, path: `/_next/data/${buildId}/s/hgg/de-de${BENCH_PATH}.json` }];
}

async function waitFor(
  target: Target,
  isThere: (observation: Observation) => boolean,
): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const observation = await get(target).catch(() => null);
    if (observation && isThere(observation)) return;
    await delay(50);
  }
  throw new Error(`${target.path} did not come to the expected state within 10 s`);
}

function watch(edge: number, violations: Violations) {
  return (observation: Observation) => {
    const { status, sentAt, endedAt } = observation;
    if (status !== 200) violations.failed++;
    else if (sentAt >= edge && (shows(observation, ENDING) || !shows(observation, STARTING)))
      violations.old++;
    else if (endedAt < edge && (!shows(observation, ENDING) || shows(observation, STARTING)))
      violations.early++;
  };
}

/** One loaded run with an edge in its middle. `beforeRun` may take something away first. */
async function runOverEdge(
  content: WindowContent,
  targets: Target[],
  violations: Violations,
  beforeRun: () => Promise<void> = async () => undefined,
): Promise<Load> {
  const edge = Date.now() + RUN_MS / 2 + 3_000;
  await content.setWindows(edge);
  for (const target of targets)
    await waitFor(target, (seen) => shows(seen, ENDING) && !shows(seen, STARTING));
  await beforeRun();
  await delay(Math.max(0, edge - RUN_MS / 2 - Date.now()));
  return hammer(targets, { connections: CONNECTIONS, durationMs: RUN_MS }, watch(edge, violations));
}

async function runWithoutEdge(content: WindowContent, targets: Target[]): Promise<Load> {
  await content.setWindows(null);
  for (const target of targets)
    await waitFor(target, (seen) => shows(seen, ENDING) && shows(seen, STARTING));
  return hammer(targets, { connections: CONNECTIONS, durationMs: RUN_MS });
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function measure(stack: Stack): Promise<boolean> {
  const { env } = stack;
  const content = new WindowContent({
    host: env['CONTENTFUL_MANAGEMENT_HOST'] ?? '',
    token: env['CONTENTFUL_MANAGEMENT_TOKEN'] ?? '',
    space: env['CONTENTFUL_SPACE_ID'] ?? '',
    environment: env['CONTENTFUL_ENVIRONMENT'] ?? 'master',
  });
  await content.createPage(await content.homeBlocks());
  const targets = await targetsOf(stack);
  await hammer(targets, { connections: CONNECTIONS, durationMs: 2_000 });

  const violations: Violations = { old: 0, early: 0, failed: 0 };
  const shares: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const without = await runWithoutEdge(content, targets);
    const over = await runOverEdge(content, targets, violations);
    shares.push(over.perSecond / without.perSecond);
    console.log(
      `round ${round}: no edge ${without.perSecond}/s p99 ${without.p99} ms · over an edge ${over.perSecond}/s p99 ${over.p99} ms`,
    );
  }
  const outage: Violations = { old: 0, early: 0, failed: 0 };
  const down = await runOverEdge(content, targets, outage, () => stack.kill('content'));
  await stack.restart('content');
  const share = median(shares);
  console.log(`content API down: ${down.perSecond}/s p99 ${down.p99} ms`);
  console.log(`requests/s over an edge / without: ${share.toFixed(2)} (at least ${LEAST_SHARE})`);
  console.log(`old after the edge: ${violations.old}, content API down: ${outage.old} (0)`);
  console.log(`new before the edge: ${violations.early + outage.early} (0)`);
  console.log(`failed: ${violations.failed + outage.failed} (0)`);
  const sum = Object.values(violations).concat(Object.values(outage));
  return share >= LEAST_SHARE && sum.every((count) => count === 0);
}

/** 32 connections on a page and its data while one block ends and another starts. */
export async function run(): Promise<boolean> {
  const stack = await startBenchStack();
  try {
    return await measure(stack);
  } finally {
    await stack.stop();
  }
}
