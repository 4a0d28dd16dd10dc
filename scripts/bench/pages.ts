import { freePort } from '@/services/testing/free-port.mjs';
import { startBaseline, type Server } from './baseline-server';
import { startBenchStack, type Stack } from './bench-stack';
import { get, hammer, median, type Target } from './hammer';
import { launchBrowser, scriptWeight } from './script-weight';

const CONNECTIONS = 16;
const RUN_MS = 6_000;
const ROUNDS = 5;
const MIN_SHARE = 0.9;
const MAX_SCRIPT_KB = 48;
const MAX_SCRIPT_IDLE_KB = 80;
/** InstantSearch and the vendor's client are most of it. */
const MAX_LIST_SCRIPT_KB = 105;
const MAX_ARTICLE_SCRIPT_KB = 60;
const MAX_HTML_KB = 80;

/** Size to request for baseline HTML as long as the shop's, within one per cent. */
async function sameSize(home: Target, baseline: Server): Promise<number> {
  const { body } = await get(home);
  let size = body.length;
  for (let attempt = 0; attempt < 4; attempt++) {
    const difference = body.length - (await get(direct(baseline, size))).body.length;
    if (Math.abs(difference) < body.length / 100) return size;
    size += difference;
  }
  throw new Error('no baseline page of the same size');
}

/** The plain page behind a host rule like the shop's, and without any. */
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

/** Requests/s of the cached home page over those of the plain page, run in turns. */
async function compareSpeed(home: Target, baseline: Server, size: number): Promise<boolean> {
  const targets = [home, behindRule(baseline, size), direct(baseline, size)];
  const load = { connections: CONNECTIONS, durationMs: RUN_MS };
  for (const target of targets) await hammer([target], { ...load, durationMs: 2_000 });
  const shares: [number, number][] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const [ours = 0, ruled = 1, plain = 1] = await inTurns(targets, load);
    shares.push([ours / ruled, ours / plain]);
    console.log(
      `round ${round}: home ${ours}/s · plain page behind a host rule ${ruled}/s, without ${plain}/s`,
    );
  }
  const share = median(shares.map(([ruled]) => ruled));
  const overall = median(shares.map(([, plain]) => plain));
  console.log(
    `home / plain page of the same size behind a host rule: ${share.toFixed(2)} (at least ${MIN_SHARE})`,
  );
  console.log(
    `home / the same without a host rule: ${overall.toFixed(2)} (what the rules cost, no bound)`,
  );
  return share >= MIN_SHARE;
}

async function inTurns(
  targets: readonly Target[],
  load: { connections: number; durationMs: number },
): Promise<number[]> {
  const speeds: number[] = [];
  for (const target of targets) speeds.push((await hammer([target], load)).perSecond);
  return speeds;
}

/** Address of the first article of a shop's list. */
async function firstArticle(list: string): Promise<string> {
  const { hostname, port, pathname } = new URL(list);
  const { body } = await get({ port: Number(port), host: hostname, path: pathname });
  const [address] = /\/de-de\/p\/[^"?]+/.exec(String(body)) ?? [];
  if (!address) throw new Error(`${list} shows no article`);
  return new URL(address, list).href;
}

async function compareWeight(stack: Stack, baseline: Server): Promise<boolean> {
  const browser = await launchBrowser();
  try {
    const empty = await scriptWeight(browser, `http://localhost:${baseline.port}/empty`);
    let isLight = true;
    for (const [project, url] of Object.entries(stack.urls)) {
      const listUrl = new URL('/de-de/hosen', url).href;
      const list = await scriptWeight(browser, listUrl);
      const listWeight = list.untilLoad - empty.untilLoad;
      console.log(
        `${project}: a list over an empty page ${listWeight.toFixed(1)} KB until load (at most ${MAX_LIST_SCRIPT_KB})`,
      );
      isLight &&= listWeight <= MAX_LIST_SCRIPT_KB;
      const article = await scriptWeight(browser, await firstArticle(listUrl));
      const articleWeight = article.untilLoad - empty.untilLoad;
      console.log(
        `${project}: an article over an empty page ${articleWeight.toFixed(1)} KB until load (at most ${MAX_ARTICLE_SCRIPT_KB})`,
      );
      isLight &&= articleWeight <= MAX_ARTICLE_SCRIPT_KB;
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
  const isFast = await compareSpeed(home, baseline, await sameSize(home, baseline));
  const isLight = await compareWeight(stack, baseline);
  return isLight && isFast && sizes.every((size) => size <= MAX_HTML_KB);
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
