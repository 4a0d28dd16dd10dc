import { startBaseline, type Server } from './baseline-server';
import { freePort, startBenchStack, type Stack } from './bench-stack';
import { get, hammer, type Target } from './hammer';
import { launchBrowser, scriptWeight } from './script-weight';

const CONNECTIONS = 16;
const RUN_MS = 6_000;
const ROUNDS = 5;
const LEAST_SHARE = 0.9;
const MOST_SCRIPT_KB = 40;
const MOST_SCRIPT_IDLE_KB = 80;
const MOST_HTML_KB = 80;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Address of a baseline page whose HTML is as long as the shop's, to within one per cent. */
async function sameSize(home: Target, baseline: Server): Promise<Target> {
  const { body } = await get(home);
  let size = body.length;
  for (let attempt = 0; attempt < 4; attempt++) {
    const target = { port: baseline.port, host: 'localhost', path: `/${size}` };
    const difference = body.length - (await get(target)).body.length;
    if (Math.abs(difference) < body.length / 100) return target;
    size += difference;
  }
  throw new Error('no baseline page of the same size');
}

/** Requests/s of the cached home page over those of the plain page, run in turns. */
async function compareSpeed(home: Target, plain: Target): Promise<number> {
  const shares: number[] = [];
  const load = { connections: CONNECTIONS, durationMs: RUN_MS };
  await hammer([home], { ...load, durationMs: 2_000 });
  await hammer([plain], { ...load, durationMs: 2_000 });
  for (let round = 1; round <= ROUNDS; round++) {
    const ours = await hammer([home], load);
    const theirs = await hammer([plain], load);
    shares.push(ours.perSecond / theirs.perSecond);
    console.log(
      `round ${round}: home ${ours.perSecond}/s p99 ${ours.p99} ms · plain ${theirs.perSecond}/s p99 ${theirs.p99} ms`,
    );
  }
  return median(shares);
}

async function compareWeight(stack: Stack, baseline: Server): Promise<boolean> {
  const browser = await launchBrowser();
  try {
    const empty = await scriptWeight(browser, `http://localhost:${baseline.port}/empty`);
    let isLight = true;
    for (const [project, url] of Object.entries(stack.urls)) {
      const shop = await scriptWeight(browser, url);
      const untilLoad = shop.untilLoad - empty.untilLoad;
      const afterIdle = shop.afterIdle - empty.untilLoad;
      console.log(
        `${project}: script over an empty page ${untilLoad.toFixed(1)} KB until load (at most ${MOST_SCRIPT_KB}), ${afterIdle.toFixed(1)} KB after 5 s (at most ${MOST_SCRIPT_IDLE_KB})`,
      );
      isLight &&= untilLoad <= MOST_SCRIPT_KB && afterIdle <= MOST_SCRIPT_IDLE_KB;
    }
    return isLight;
  } finally {
    await browser.close();
  }
}

async function measure(stack: Stack, baseline: Server): Promise<boolean> {
  const port = Number(new URL(stack.urls.hgg).port);
  const homes = ['hgg', 'hrm', 'eck'].map((id) => ({
    port,
    host: `${id}.localhost`,
    path: '/de-de',
  }));
  const [home] = homes;
  if (!home) return false;
  const sizes = await Promise.all(
    homes.map(async (target) => (await get(target)).body.length / 1024),
  );
  console.log(
    `HTML: ${sizes.map((size) => `${size.toFixed(1)} KB`).join(', ')} (at most ${MOST_HTML_KB})`,
  );
  const share = await compareSpeed(home, await sameSize(home, baseline));
  console.log(
    `requests/s home / plain page of the same size: ${share.toFixed(2)} (at least ${LEAST_SHARE})`,
  );
  const isLight = await compareWeight(stack, baseline);
  return isLight && share >= LEAST_SHARE && sizes.every((size) => size <= MOST_HTML_KB);
}

/** The cached home page against a Next page without blocks and with HTML of the same size. */
export async function run(): Promise<boolean> {
  const stack = await startBenchStack();
  try {
    const baseline = await startBaseline(await freePort());
    try {
      return await measure(stack, baseline);
    } finally {
      await baseline.stop();
    }
  } finally {
    await stack.stop();
  }
}
