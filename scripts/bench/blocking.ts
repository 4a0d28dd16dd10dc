import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { median } from './hammer';
import { launchBrowser } from './script-weight';
import { SLOWDOWN } from './slowdown';

const ROUNDS = 7;
const PATHS = ['/de-de', '/de-de/hosen'];
/** Tasks longer than this block the visitor. */
const LONG_TASK_MS = 50;
/** Includes what is loaded while the page is idle. */
const IDLE_MS = 4_000;
const CATEGORIES = ['toplevel', 'devtools.timeline', '__metadata'];

const eventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  tdur: z.number().optional(),
  args: z.object({ name: z.unknown() }).partial().optional(),
});
const traceSchema = z.object({ traceEvents: z.array(eventSchema) });

/** Processor time of the page's tasks in milliseconds, on a phone. */
async function tasksOf(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true });
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(url);
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await page.waitForTimeout(IDLE_MS);
  const { traceEvents } = traceSchema.parse(JSON.parse(String(await browser.stopTracing())));
  await page.close();
  const threads = traceEvents.filter(({ args }) => args?.name === 'CrRendererMain');
  const tasks = threads.map(({ pid, tid }) =>
    traceEvents
      .filter((event) => event.pid === pid && event.tid === tid && /RunTask/.test(event.name))
      .flatMap(({ tdur = 0 }) => (tdur * SLOWDOWN) / 1000),
  );
  // The browser also keeps a blank page, whose thread has few tasks.
  return tasks.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/**
 * Measures the blocking time of running shops, in turn: the time of each task beyond 50 ms, in
 * processor time, so that load on the machine does not count. For builds that differ in one thing.
 */
export async function run(): Promise<boolean> {
  const ports = (process.env['SHOP_PORTS'] ?? '3000').split(',');
  const found = new Map<string, number[]>();
  const browser = await launchBrowser();
  try {
    for (let round = 0; round < ROUNDS; round++)
      for (const path of PATHS)
        for (const port of round % 2 ? ports.toReversed() : ports) {
          const tasks = await tasksOf(browser, `http://hgg.localhost:${port}${path}`);
          const blocking = tasks.reduce((sum, task) => sum + Math.max(0, task - LONG_TASK_MS), 0);
          const key = `${path} on ${port}`;
          found.set(key, [...(found.get(key) ?? []), Math.round(blocking)]);
        }
  } finally {
    await browser.close();
  }
  for (const [key, times] of found)
    console.log(`${key}: blocked for ${median(times)} ms (${times.join(', ')})`);
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  return true;
}
