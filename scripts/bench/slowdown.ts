import type { Page } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { z } from 'zod';
import { median } from './hammer';

/** Lighthouse's own slowdown of the processor, and the `benchmarkIndex` from which it holds. */
export const SLOWDOWN = 4;
const FULL_INDEX = 1_500;
/** A shared machine has busy moments: the middle one of three counts. */
const RUNS = 3;

/**
 * Times the processor is slowed down so that each run is on the same telephone, whatever machine
 * plays it: four on the desktops for which that default is meant, less on a slower one. `SLOWDOWN`
 * in the environment decides over it.
 * @param index Lighthouse's `benchmarkIndex` of the machine
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */
export function slowdownFor(index: number): number {
  const given = process.env['SLOWDOWN'];
  const fitting = Math.max(1, Math.min(1, index / FULL_INDEX) * SLOWDOWN);
  const slowdown = given ? z.coerce.number().min(1).parse(given) : Math.round(fitting * 10) / 10;
  console.log(`this machine: index ${index}; processor slowed down ${slowdown} times`);
  return slowdown;
}

/** The machine's `benchmarkIndex` as Lighthouse works it out, in an idle page. */
export async function benchmarkIndex(page: Page): Promise<number> {
  const found: number[] = [];
  for (let run = 0; run < RUNS; run++)
    found.push(z.number().parse(await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`)));
  return Math.round(median(found));
}
