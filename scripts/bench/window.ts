import { startBenchStack, type Stack } from './bench-stack';
import { CONNECTIONS, noViolations, runOverEdge, runWithoutEdge } from './edge-run';
import { get, hammer, median, type Target } from './hammer';
import { BENCH_PATH, WindowContent } from './window-content';

const ROUNDS = 3;
/** Minimum ratio of requests/s with an edge to those of the same page without one. */
const MIN_SHARE = 0.9;

/** The page and its data, which the client router fetches. */
async function targetsOf(stack: Stack): Promise<Target[]> {
  const port = Number(new URL(stack.urls.hgg).port);
  const page = { port, host: 'hgg.localhost', path: `/de-de${BENCH_PATH}` };
  const { body } = await get(page);
  const buildId = /"buildId":"([^"]+)"/.exec(body)?.[1];
  if (!buildId) throw new Error('the page names no build id');
  return [page, { ...page, path: `/_next/data/${buildId}/s/hgg/de-de${BENCH_PATH}.json` }];
}

async function measure(stack: Stack): Promise<boolean> {
  const content = WindowContent.of(stack.env);
  await content.createPage(await content.homeBlocks());
  const targets = await targetsOf(stack);
  await hammer(targets, { connections: CONNECTIONS, durationMs: 2_000 });

  const violations = noViolations();
  const shares: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const without = await runWithoutEdge(content, targets, violations);
    const over = await runOverEdge(content, targets, violations);
    shares.push(over.perSecond / without.perSecond);
    console.log(
      `round ${round}: no edge ${without.perSecond}/s p99 ${without.p99} ms · over an edge ${over.perSecond}/s p99 ${over.p99} ms`,
    );
  }
  const outage = noViolations();
  const control = await runWithoutEdge(content, targets, outage);
  const down = await runOverEdge(content, targets, outage, () => stack.kill('content'));
  await stack.restart('content');
  const share = median(shares);
  console.log(
    `content API down: no edge ${control.perSecond}/s · over an edge ${down.perSecond}/s p99 ${down.p99} ms`,
  );
  console.log(`requests/s over an edge / without: ${share.toFixed(2)} (at least ${MIN_SHARE})`);
  console.log(`old after the edge: ${violations.old}, content API down: ${outage.old} (0)`);
  console.log(`new before the edge: ${violations.early + outage.early} (0)`);
  console.log(`failed: ${violations.failed + outage.failed} (0)`);
  const sum = Object.values(violations).concat(Object.values(outage));
  return share >= MIN_SHARE && sum.every((count) => count === 0);
}

/** Requests a page and its data over 32 connections while one block ends and another starts. */
export async function run(): Promise<boolean> {
  const stack = await startBenchStack();
  try {
    return await measure(stack);
  } finally {
    await stack.stop();
  }
}
