import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type Response } from '@playwright/test';
import { chromiumPath } from '@/scripts/stack/chromium.mjs';

const KB = 1024;
const IDLE_MS = 5_000;

export interface ScriptWeight {
  /** Kilobytes (1,024 bytes) of script, brotli level 11, until the page is loaded and hydrated. */
  untilLoad: number;
  afterIdle: number;
}

/** @param more arguments of the browser's command line */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--host-resolver-rules=MAP *.localhost 127.0.0.1',
      ...more,
    ],
  });
}

async function weigh(responses: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / KB;
}

/** Weight of the scripts that a first visit to a page loads. */
export async function scriptWeight(browser: Browser, url: string): Promise<ScriptWeight> {
  const page = await browser.newPage();
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) scripts.push(response);
  });
  await page.goto(url, { waitUntil: 'load' });
  // Scripts load after the first paint, at times after the load event; all of them count.
  await page.waitForFunction(() => performance.getEntriesByName('Next.js-hydration').length > 0);
  const untilLoad = await weigh([...scripts]);
  await page.waitForTimeout(IDLE_MS);
  const afterIdle = await weigh(scripts);
  await page.close();
  return { untilLoad, afterIdle };
}
