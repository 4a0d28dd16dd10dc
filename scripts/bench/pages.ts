import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { startBaseline, type Server } from './baseline-server';
import { startBenchStack, type Stack } from './bench-stack';
import { firstArticle } from './first-article';
import { compareFirstRender } from './first-render';
import { get, hammer, median, type Target } from './hammer';
import { launchBrowser, scriptWeight } from './script-weight';

const CONNECTIONS = 16;
const RUN_MS = 6_000;
const ROUNDS = 5;
const MIN_SHARE = 0.9;
const MAX_SCRIPT_KB = 48;
const MAX_SCRIPT_IDLE_KB = 80;
const MAX_ARTICLE_SCRIPT_KB = 60;
/** InstantSearch and the vendor's client account for most of it. */
const MAX_LIST_SCRIPT_KB = 105;
const LIST = '/de-de/hosen';
const MAX_HTML_KB = 80;

/**
 * The size to request so that the baseline's HTML is as long as the shop's, within one per cent.
 */
async function sameSize(ours: Target, baseline: Server): Promise<number> {
  const { body } = await get(ours);
  let size = body.length;
  for (let attempt = 0; attempt < 4; attempt++) {
    const difference = body.length - (await get(direct(baseline, size))).body.length;
    if (Math.abs(difference) < body.length / 100) return size;
    size += difference;
  }
  throw new Error('no baseline page of the same size');
}

/** The plain page behind a host rewrite like the shop's, and without one. */
const behindRule = ({ port }: Server, size: number): Target => ({
  port,
  host: 'hgg.localhost',
  path: `/de-de/${size}`,
});
const direct = ({ port }: Server, size: number): Target => ({
  port,
  host: 'localhost',
  path: `/s/hgg/de-de/${size}`,
});

/**
 * Ratio of requests/s of a cached page to those of a plain page of the same length, run in turn.
 */
async function compareSpeed(name: string, ours: Target, baseline: Server): Promise<boolean> {
  const size = await sameSize(ours, baseline);
  const targets = [ours, behindRule(baseline, size), direct(baseline, size)];
  const load = { connections: CONNECTIONS, durationMs: RUN_MS };
  for (const target of targets) await hammer([target], { ...load, durationMs: 2_000 });
  const shares: [number, number][] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const [own = 0, ruled = 1, plain = 1] = await alternately(targets, load);
    shares.push([own / ruled, own / plain]);
    console.log(
      `round ${round}: ${name} ${own}/s · plain page behind a host rule ${ruled}/s, without ${plain}/s`,
    );
  }
  const share = median(shares.map(([ruled]) => ruled));
  const overall = median(shares.map(([, plain]) => plain));
  console.log(
    `${name} / plain page of the same size behind a host rule: ${share.toFixed(2)} (at least ${MIN_SHARE})`,
  );
  console.log(
    `${name} / the same without a host rule: ${overall.toFixed(2)} (what the rules cost, no bound)`,
  );
  return share >= MIN_SHARE;
}

async function alternately(
  targets: readonly Target[],
  load: { connections: number; durationMs: number },
): Promise<number[]> {
  const speeds: number[] = [];
  for (const target of targets) speeds.push((await hammer([target], load)).perSecond);
  return speeds;
}

async function compareWeight(stack: Stack, baseline: Server): Promise<boolean> {
  const browser = await launchBrowser();
  try {
    const empty = await scriptWeight(browser, `http://localhost:${baseline.port}/empty`);
    let isLight = true;
    for (const [project, url] of Object.entries(stack.urls)) {
      const port = Number(new URL(url).port);
      const path = await firstArticle({ port, host: `${project}.localhost`, path: LIST });
      for (const [name, address, bound] of [
        ['a list', LIST, MAX_LIST_SCRIPT_KB],
        ['an article', path, MAX_ARTICLE_SCRIPT_KB],
      ] as const) {
        const { untilLoad } = await scriptWeight(browser, new URL(address, url).href);
        const weight = untilLoad - empty.untilLoad;
        console.log(
          `${project}: ${name} over an empty page ${weight.toFixed(1)} KB until load (at most ${bound})`,
        );
        isLight &&= weight <= bound;
      }
      const shop = await scriptWeight(browser, url);
      const untilLoad = shop.untilLoad - empty.untilLoad;
      const afterIdle = shop.afterIdle - empty.untilLoad;
      console.log(
        `${project}: script over an empty page ${untilLoad.toFixed(1)} KB until load (at most ${MAX_SCRIPT_KB}), ${afterIdle.toFixed(1)} KB after 5 s (at most ${MAX_SCRIPT_IDLE_KB})`,
      );
      isLight &&= untilLoad <= MAX_SCRIPT_KB && afterIdle <= MAX_SCRIPT_IDLE_KB;
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
    `HTML: ${sizes.map((size) => `${size.toFixed(1)} KB`).join(', ')} (at most ${MAX_HTML_KB})`,
  );
  const isFirstFast = await compareFirstRender(port);
  const article = { ...home, path: await firstArticle({ ...home, path: LIST }) };
  const isFast = await compareSpeed('home', home, baseline);
  const isArticleFast = await compareSpeed('article', article, baseline);
  const isLight = await compareWeight(stack, baseline);
  const isSmall = sizes.every((size) => size <= MAX_HTML_KB);
  return isLight && isFast && isArticleFast && isFirstFast && isSmall;
}

/** Compares cached pages with a Next page without blocks and with HTML of the same size. */
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
