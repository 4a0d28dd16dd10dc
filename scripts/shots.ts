import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { startBenchStack } from './bench/bench-stack';
import { launchBrowser } from './bench/script-weight';
import { LOOK_VIEWS } from './shots/look';
import { layOut } from './shots/sheet';
import {
  HEIGHTS,
  nameOf,
  PROJECTS,
  VIEWS,
  WIDTHS,
  type Project,
  type View,
  type Width,
} from './shots/views';

/** Temporary, and not part of the repository. */
const FOLDER = path.resolve('.data/shots');
/** Time in seconds of a consent that rejects everything. */
const CONSENT_AT = Math.floor(Date.now() / 1000);
/** Time for animations to end and fonts to load. */
const SETTLE_MS = 600;
/** Time for a screen's pictures to be requested. */
const SCREEN_MS = 150;

interface Shot {
  project: Project;
  view: View;
  width: Width;
  port: number;
  /** Path below the locale. */
  below: string;
}

const fileOf = ({ project, view, width }: Shot) =>
  path.join(FOLDER, project, `${view.name}-${width}.png`);

/** Scrolls through the page, because pictures further down are lazy. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += HEIGHTS[1440]) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await page.waitForTimeout(SCREEN_MS);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/**
 * Takes each block of the showcase, which has every type except lists; pictures are named by entry.
 */
async function takeBlocks(page: Page, { project, width }: Shot): Promise<void> {
  for (const block of await page.locator('[data-blocks="main"] > [data-block]').all()) {
    const id = await block.getAttribute('data-block');
    // Blocks hidden from this visitor are skipped.
    if (!id || !(await block.isVisible())) continue;
    const name = id.replace(`${project}-showcase-`, 'block-');
    await block.screenshot({ path: path.join(FOLDER, project, `${name}-${width}.png`) });
  }
}

async function take(browser: Browser, shot: Shot): Promise<void> {
  const { project, view, width, port, below } = shot;
  const { locale = 'de-de', theme = 'light' } = view;
  const page = await browser.newPage({
    viewport: { width, height: HEIGHTS[width] },
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: view.hasTouch ?? width < 992,
  });
  try {
    // Sets the consent cookie, because the banner would cover content.
    const url = `http://${project}.localhost:${port}`;
    await page.context().addCookies([{ name: 'consent', value: `${CONSENT_AT}.`, url }]);
    const address = `${url}/${locale}${below === '/' ? '' : below}`;
    await page.goto(address, { waitUntil: 'networkidle' });
    if (view.isWhole) {
      // Offscreen content is not painted by default, so its area would be empty in the picture.
      await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
      await scrollThrough(page);
    }
    await view.act?.(page);
    await page.waitForTimeout(SETTLE_MS);
    const picture = fileOf(shot);
    await mkdir(path.dirname(picture), { recursive: true });
    await page.screenshot({ path: picture, fullPage: view.isWhole === true });
    if (view.eachBlock) await takeBlocks(page, shot);
  } finally {
    await page.close();
  }
}

/** Paths that the shop's own pages link to, starting with the home page. */
async function demoPages(browser: Browser, project: Project, port: number): Promise<View[]> {
  const page = await browser.newPage();
  await page.goto(`http://${project}.localhost:${port}/de-de`);
  const found = await page
    .locator('header a[href^="/de-de/"], main a[href^="/de-de/"], footer a[href^="/de-de/"]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  await page.close();
  const below = [...new Set(found)].map((address) => address.slice('/de-de'.length));
  return below
    .filter((address) => address && !/^\/(p|account|checkout|search|wishlist)(\/|$)/.test(address))
    .map((address) => ({ name: `page-${nameOf(address)}`, path: address, isWhole: true }));
}

/** Uses a running shop, or starts one. */
async function openShop(): Promise<{ port: number; close: () => Promise<void> }> {
  const port = Number(process.env['PORT'] ?? 3000);
  const isOpen = await fetch(`http://127.0.0.1:${port}/api/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isOpen) return { port, close: async () => {} };
  const stack = await startBenchStack();
  return { port: Number(new URL(stack.urls.hgg).port), close: () => stack.stop() };
}

function shotsOf(view: View, project: Project, port: number): Shot[] {
  const below = typeof view.path === 'string' ? view.path : view.path(project);
  if (below === null) return [];
  return (view.widths ?? WIDTHS).map((width) => ({ project, view, width, port, below }));
}

/** @returns the number of pictures and of failures */
async function takeAll(browser: Browser, shots: readonly Shot[]) {
  let failed = 0;
  for (const shot of shots) {
    const line = path.relative(process.cwd(), fileOf(shot));
    await take(browser, shot).then(
      () => process.stdout.write(`${line}\n`),
      (error: unknown) => {
        failed++;
        process.stderr.write(`${line}: ${String(error).split('\n', 1)[0]}\n`);
      },
    );
  }
  return { taken: shots.length, failed };
}

/**
 * `npm run shots -- footer eck` takes pictures whose file name contains all of these words. `npm
 * run shots -- look` takes a visitor's first screens, laid out in `docs/pictures`.
 */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const isLook = wanted.includes('look');
  const { port, close } = await openShop();
  const browser = await launchBrowser();
  let failures = 0;
  try {
    for (const project of PROJECTS) {
      const views = isLook ? LOOK_VIEWS : [...VIEWS, ...(await demoPages(browser, project, port))];
      const shots = views.flatMap((view) => shotsOf(view, project, port));
      const { taken, failed } = await takeAll(
        browser,
        shots.filter((shot) => wanted.every((word) => fileOf(shot).includes(word))),
      );
      failures += failed;
      if (isLook && taken === LOOK_VIEWS.length * WIDTHS.length && failed === 0)
        process.stdout.write(`${await layOut(project, FOLDER)}\n`);
    }
  } finally {
    await browser.close();
    await close();
  }
  process.exitCode = failures === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
