import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { median } from './hammer';
import { lighthouseModule } from './lighthouse-module';
import { launchBrowser } from './script-weight';
import { SLOWDOWN, slowdownFor } from './slowdown';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The median of three runs, because a shared machine is busy at times. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
export const REPORTS = resolve('.data/lighthouse');
const category = z.object({ score: z.number().nullable() });
const figure = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.record(z.enum(CATEGORIES), category),
  audits: z.object({ 'largest-contentful-paint': figure, 'cumulative-layout-shift': figure }),
  environment: z.object({ benchmarkIndex: z.number() }),
});

export type Scores = Record<(typeof CATEGORIES)[number], number>;

/** @param cookie `name=value; name=value` */
export const cookiesFrom = (cookie: string, url: string) =>
  cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    return { name, value, url, path: '/', secure: name.startsWith('__Host-') };
  });

/**
 * Sets cookies of the whole browser, because Lighthouse opens a tab of its own and keeps cookies.
 */
async function giveCookies(browser: Browser, cookie: string, url: string): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  await session.send('Storage.setCookies', { cookies: cookiesFrom(cookie, url) });
}

interface Measured {
  url: string;
  reportName: string;
  slowdown: number;
  /** Cookies of the page's visitor: `name=value; name=value`. */
  cookie?: string;
}

/**
 * One run as a phone on a slow network, Lighthouse's own default, in a new browser without caches.
 * The browser is not started by Lighthouse, whose hidden window paints once a second. Lighthouse
 * sends parts of its source to the browser, so it runs in a process whose code is not rewritten by
 * a loader.
 */
async function measure({ url, reportName, slowdown, cookie }: Measured) {
  const output = join(REPORTS, reportName);
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    if (cookie) await giveCookies(browser, cookie, url);
    await promisify(execFile)(process.execPath, [
      lighthouseModule('cli/index.js'),
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
  const { categories, environment, audits } = report.parse(
    JSON.parse(await readFile(`${output}.report.json`, 'utf8')),
  );
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)]);
  return {
    // Every category has been mapped.
    scores: Object.fromEntries(scores) as Scores,
    index: environment.benchmarkIndex,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
  };
}

/** Errors of Chromium's recording that say nothing about the page. */
const LOST_TRACE = /NO_NAVSTART|NO_FCP|TRACING_ALREADY_STARTED|PROTOCOL_TIMEOUT/;

/** Repeats a run whose recording was lost, at most twice. */
async function measureAgain(page: Measured, left = 2): ReturnType<typeof measure> {
  try {
    return await measure(page);
  } catch (error) {
    if (left === 0 || !LOST_TRACE.test(String(error))) throw error;
    return measureAgain(page, left - 1);
  }
}

/** Medians of a page's scores and times, and of the machine's index; the report of the last run is saved. */
export async function measurePage(page: Measured) {
  const all: Awaited<ReturnType<typeof measure>>[] = [];
  for (let run = 0; run < RUNS; run++) all.push(await measureAgain(page));
  const middle = CATEGORIES.map((name) => [name, median(all.map(({ scores }) => scores[name]))]);
  return {
    scores: Object.fromEntries(middle) as Scores, // as in `measure`
    index: Math.round(median(all.map(({ index }) => index))),
    largestPaint: median(all.map(({ largestPaint }) => largestPaint)),
    shift: median(all.map(({ shift }) => shift)),
  };
}

/** The slowdown for this machine. Its runs also warm up the pages. */
export const calibrate = async (url: string): Promise<number> =>
  slowdownFor((await measurePage({ url, reportName: 'calibration', slowdown: SLOWDOWN })).index);
