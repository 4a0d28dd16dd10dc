import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { BENCH_STATE, startBenchStack } from './bench-stack';
import { launchBrowser } from './script-weight';

const MAX_MS = 1_500;
/** Pictures on a category's first screen, and those that the browser loads just below it. */
const PICTURES = 16;
const CATEGORIES = ['hosen', 'hemden', 'jacken', 'strick'];
/** A shop's default number of articles whose pictures are drawn in advance. */
const WARM_ARTICLES = '240';

/** Deletes all drawn pictures, but not the catalogue that they are drawn from. */
async function forgetPictures(): Promise<void> {
  const directory = path.join(BENCH_STATE, 'media');
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory());
  await Promise.all(folders.map(({ name }) => rm(path.join(directory, name), { recursive: true })));
}

/** Milliseconds from the navigation until no picture is missing on the screen. */
async function untilFull(page: Page, address: string): Promise<number> {
  const startedAt = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction((wanted) => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img[src*="/p/"]')];
    const missing = pictures.filter(
      ({ complete, naturalWidth }) => !complete || naturalWidth === 0,
    );
    const isOnScreen = missing.some((picture) => {
      const { top, bottom, width } = picture.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0;
    });
    return pictures.length - missing.length >= wanted && !isOnScreen;
  }, PICTURES);
  return Date.now() - startedAt;
}

/**
 * Opens categories of a newly started shop whose pictures have never been drawn, in a browser,
 * after the home page. @returns whether each screen is complete in time
 */
export async function coldScreensFillSoon(): Promise<boolean> {
  await forgetPictures();
  const stack = await startBenchStack({ MEDIA_WARM_ARTICLES: WARM_ARTICLES });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(stack.urls.hgg, { waitUntil: 'networkidle' });
    let slowest = 0;
    for (const category of CATEGORIES) {
      const duration = await untilFull(page, `${stack.urls.hgg}/${category}`);
      console.log(`a cold screen of ${PICTURES} pictures, ${category}: full after ${duration} ms`);
      slowest = Math.max(slowest, duration);
    }
    return slowest <= MAX_MS;
  } finally {
    await browser.close();
    await stack.stop();
  }
}
