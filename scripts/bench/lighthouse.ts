import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launch, type LaunchedChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumPath } from '@/scripts/stack/chromium.mjs';
import { startBenchStack } from './bench-stack';
import { median } from './hammer';

const SHOPS = ['hgg', 'hrm', 'eck'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LEAST = 95;
/** A shared machine has busy moments: the middle one of three runs counts. */
const RUNS = 3;
const REPORTS = path.resolve('.data/lighthouse');

type Scores = Record<(typeof CATEGORIES)[number], number>;

/** One run as a phone with a slow network, Lighthouse's own default. */
async function measure(
  url: string,
  chrome: LaunchedChrome,
): Promise<{ scores: Scores; html: string }> {
  const result = await lighthouse(url, {
    port: chrome.port,
    output: 'html',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { lhr, report } = result;
  const scores = CATEGORIES.map((name) => [
    name,
    Math.round((lhr.categories[name]?.score ?? 0) * 100),
  ]);
  return {
    // Every category has been mapped.
    scores: Object.fromEntries(scores) as Scores,
    html: Array.isArray(report) ? (report[0] ?? '') : report,
  };
}

/** Middle scores of a shop's home page, with the last run's report written down. */
async function measureShop(shop: string, port: number): Promise<Scores> {
  const url = `http://${shop}.localhost:${port}/de-de`;
  const all: Scores[] = [];
  for (let run = 0; run < RUNS; run++) {
    // A new browser each time: nothing is cached from the run before.
    const chrome = await launch({
      chromePath: chromiumPath(),
      chromeFlags: [
        '--headless=new',
        '--no-sandbox',
        '--disable-quic',
        '--host-resolver-rules=MAP *.localhost 127.0.0.1',
      ],
    });
    try {
      const { scores, html } = await measure(url, chrome);
      all.push(scores);
      await writeFile(path.join(REPORTS, `${shop}.html`), html);
    } finally {
      chrome.kill();
    }
  }
  const middle = CATEGORIES.map((name) => [name, median(all.map((scores) => scores[name]))]);
  return Object.fromEntries(middle) as Scores; // as in `measure`
}

/** The three home pages on a phone: at least 95 in each of four categories. */
export async function run(): Promise<boolean> {
  await mkdir(REPORTS, { recursive: true });
  const given = process.env['SHOP_PORT'];
  const stack = given ? null : await startBenchStack();
  const port = stack ? Number(new URL(stack.urls.hgg).port) : Number(given);
  try {
    let isWithinBounds = true;
    for (const shop of SHOPS) {
      const scores = await measureShop(shop, port);
      const line = CATEGORIES.map((name) => `${name} ${scores[name]}`).join(', ');
      process.stdout.write(`${shop}: ${line}\n`);
      isWithinBounds &&= CATEGORIES.every((name) => scores[name] >= LEAST);
    }
    process.stdout.write(`reports in ${path.relative(process.cwd(), REPORTS)}\n`);
    return isWithinBounds;
  } finally {
    await stack?.stop();
  }
}
