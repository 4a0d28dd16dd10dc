import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { freePort } from '@/services/testing/free-port.mjs';
import { startBenchStack } from './bench-stack';
import { firstArticle } from './first-article';
import { median } from './hammer';
import { launchBrowser } from './script-weight';
import { SLOWDOWN, slowdownFor } from './slowdown';

const require = createRequire(import.meta.url);

const SHOPS = ['hgg', 'hrm', 'eck'] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MIN = 95;
/** A shared machine has busy moments: the middle one of three runs counts. */
const RUNS = 3;
const REPORTS = resolve('.data/lighthouse');
const LIGHTHOUSE = require.resolve('lighthouse/cli/index.js');
const category = z.object({ score: z.number().nullable() });
const report = z.object({
  categories: z.record(z.enum(CATEGORIES), category),
  environment: z.object({ benchmarkIndex: z.number() }),
});

type Scores = Record<(typeof CATEGORIES)[number], number>;

/**
 * One run as a phone with a slow network, Lighthouse's own default, in a new browser: nothing is
 * cached from the run before. Not in the browser Lighthouse itself would start, whose hidden
 * window paints once a second. Lighthouse sends parts of its own source to the browser, so it runs
 * in a process that no loader has rewritten.
 */
async function measure(url: string, reportName: string, slowdown: number) {
  const output = join(REPORTS, reportName);
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    await promisify(execFile)(process.execPath, [
      ...[LIGHTHOUSE, url, '--quiet', `--port=${port}`],
      `--only-categories=${CATEGORIES.join(',')}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      ...['--output=json', '--output=html', `--output-path=${output}`],
    ]);
  } finally {
    await browser.close();
  }
  const { categories, environment } = report.parse(
    JSON.parse(await readFile(`${output}.report.json`, 'utf8')),
  );
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)]);
  return {
    // Every category has been mapped.
    scores: Object.fromEntries(scores) as Scores,
    index: environment.benchmarkIndex,
  };
}

/** Middle scores of a page and index of the machine; the last run's report stays. */
async function measurePage(url: string, reportName: string, slowdown: number) {
  const all: Awaited<ReturnType<typeof measure>>[] = [];
  for (let run = 0; run < RUNS; run++) all.push(await measure(url, reportName, slowdown));
  const middle = CATEGORIES.map((name) => [name, median(all.map(({ scores }) => scores[name]))]);
  return {
    scores: Object.fromEntries(middle) as Scores, // as in `measure`
    index: Math.round(median(all.map(({ index }) => index))),
  };
}

/** What suits this machine now. Its runs warm the pages, too. */
const calibrate = async (url: string): Promise<number> =>
  slowdownFor((await measurePage(url, 'calibration', SLOWDOWN)).index);

/** The home page, a category, and an article of it. */
async function pathsOf(shop: string, port: number): Promise<string[]> {
  const list = '/de-de/hosen';
  return ['/de-de', list, await firstArticle({ port, host: `${shop}.localhost`, path: list })];
}

/** Home pages, lists and articles on a phone: at least 95 in each of four categories. */
export async function run(): Promise<boolean> {
  await mkdir(REPORTS, { recursive: true });
  const given = process.env['SHOP_PORT'];
  const stack = given ? null : await startBenchStack();
  const port = stack ? Number(new URL(stack.urls.hgg).port) : Number(given);
  try {
    const slowdown = await calibrate(`http://hgg.localhost:${port}/de-de`);
    let isWithinBounds = true;
    for (const shop of SHOPS)
      for (const path of await pathsOf(shop, port)) {
        const name = path.replaceAll('/', '-');
        const url = `http://${shop}.localhost:${port}${path}`;
        const { scores, index } = await measurePage(url, shop + name, slowdown);
        const line = CATEGORIES.map((one) => `${one} ${scores[one]}`).join(', ');
        process.stdout.write(`${shop} ${path}: ${line} (machine ${index})\n`);
        isWithinBounds &&= CATEGORIES.every((one) => scores[one] >= MIN);
      }
    process.stdout.write(`reports in ${relative(process.cwd(), REPORTS)}\n`);
    return isWithinBounds;
  } finally {
    await stack?.stop();
  }
}
