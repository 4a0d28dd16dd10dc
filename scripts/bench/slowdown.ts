import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { median } from './hammer';
import { lighthouseModule } from './lighthouse-module';

/**
 * Lighthouse's default slowdown of the processor, and the `benchmarkIndex` from which it applies.
 */
export const SLOWDOWN = 4;
const FULL_INDEX = 1_500;
/** The median of three runs, because a shared machine is busy at times. */
const RUNS = 3;

/**
 * The slowdown that simulates the same phone on every machine: four on the desktops for which that
 * default is meant, less on slower ones. `SLOWDOWN` in the environment overrides it.
 * @param index Lighthouse's `benchmarkIndex` of the machine
 * @see
 *   https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */
export function slowdownFor(index: number): number {
  const given = process.env['SLOWDOWN'];
  const fitting = Math.max(1, Math.min(1, index / FULL_INDEX) * SLOWDOWN);
  const slowdown = given ? z.coerce.number().min(1).parse(given) : Math.round(fitting * 10) / 10;
  console.log(`this machine: index ${index}; processor slowed down ${slowdown} times`);
  return slowdown;
}

/** The machine's `benchmarkIndex` as computed by Lighthouse, in an idle page. */
export async function benchmarkIndex(page: Page): Promise<number> {
  const file = lighthouseModule('core/lib/page-functions.js');
  const { pageFunctions } = await import(pathToFileURL(file).href);
  const found: number[] = [];
  for (let run = 0; run < RUNS; run++)
    found.push(z.number().parse(await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`)));
  return Math.round(median(found));
}
