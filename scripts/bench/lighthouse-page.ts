import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { median } from './hammer';
import { launchBrowser } from './script-weight';
import { SLOWDOWN, slowdownFor } from './slowdown';

const require = createRequire(import.meta.url);

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** A shared machine has busy moments: the middle one of three runs counts. */
const RUNS = 3;
export const REPORTS = resolve('.data/lighthouse');
const LIGHTHOUSE = require.resolve('lighthouse/cli/index.js');
const category = z.object({ score: z.number().nullable() });
const report = z.object({
  categories: z.record(z.enum(CATEGORIES), category),
  environment: z.object({ benchmarkIndex: z.number() }),
});

export type Scores = Record<(typeof CATEGORIES)[number], number>;

/** Cookies of the whole browser: Lighthouse opens a tab of its own, and leaves cookies as they are. */
async function giveCookies(browser: Browser, cookie: string, url: string): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    return { name, value, url, path: '/', secure: name.startsWith('__Host-') };
  });
  await session.send('Storage.setCookies', { cookies });
}

interface Measured {
  url: string;
  reportName: string;
  /** Slowdown of the processor. */
  slowdown: number;
  /** Cookies of the visitor whose page it is: `name=value; name=value`. */
  cookie?: string;
}

/**
 * One run as a phone with a slow network, Lighthouse's own default, in a new browser: nothing is
 * cached from the run before. Not in the browser Lighthouse itself would start, whose hidden
 * window paints once a second. Lighthouse sends parts of its own source to the browser, so it runs
 * in a process that no loader has rewritten.
 */
async function measure({ url, reportName, slowdown, cookie }: Measured) {
  const output = join(REPORTS, reportName);
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    if (cookie) await giveCookies(browser, cookie, url);
    await promisify(execFile)(process.execPath, [
      LIGHTHOUSE,
      url,
      '--quiet',
      `--port=${port}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      '--output=json',
      '--output=html',
      `--output-path=${output}`,
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

/** Chromium's own faults while it records, which say nothing of the page. */
const LOST_TRACE = /NO_NAVSTART|NO_FCP|TRACING_ALREADY_STARTED|PROTOCOL_TIMEOUT/;

/** A run whose recording was lost is made again, twice at most. */
async function measureAgain(page: Measured, left = 2): ReturnType<typeof measure> {
  try {
    return await measure(page);
  } catch (error) {
    if (left === 0 || !LOST_TRACE.test(String(error))) throw error;
    return measureAgain(page, left - 1);
  }
}

/** Middle scores of a page and index of the machine; the last run's report stays. */
export async function measurePage(page: Measured) {
  const all: Awaited<ReturnType<typeof measure>>[] = [];
  for (let run = 0; run < RUNS; run++) all.push(await measureAgain(page));
  const middle = CATEGORIES.map((name) => [name, median(all.map(({ scores }) => scores[name]))]);
  return {
    scores: Object.fromEntries(middle) as Scores, // as in `measure`
    index: Math.round(median(all.map(({ index }) => index))),
  };
}

/** What suits this machine now. Its runs warm the pages, too. */
export const calibrate = async (url: string): Promise<number> =>
  slowdownFor((await measurePage({ url, reportName: 'calibration', slowdown: SLOWDOWN })).index);
