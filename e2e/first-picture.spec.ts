import { expect, type Page } from '@playwright/test';
import { shopUrl } from './hosts';
import { layoutShift } from './layout-shift';
import { articles } from './list';
import { test, visit } from './hydrated-page';

const LIST = '/de-de/hemden';

/** Addresses of pictures that come over the network from now on, and not from the browser's cache. */
async function loadedPictures(page: Page): Promise<string[]> {
  const loaded: string[] = [];
  const cached = new Set<string>();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  browser.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  browser.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Image' && !response.fromDiskCache && !cached.has(requestId))
      loaded.push(response.url);
  });
  return loaded;
}

/** The address of the first tile's picture, once it is shown. */
async function firstPicture(page: Page): Promise<string> {
  await visit(page, shopUrl('hgg', LIST));
  const image = articles(page).first().locator('img').first();
  // Nobody may have asked for it before: then it is drawn now, with the others of the screen.
  await expect
    .poll(
      () => image.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth > 0),
      {
        timeout: 15_000,
      },
    )
    .toBe(true);
  return image.evaluate((each: HTMLImageElement) => each.currentSrc);
}

/**
 * Pictures that were not asked for yet do not come: what is shown meanwhile stays. Playwright's own
 * `route` would switch the browser's cache off, too.
 */
async function holdFurtherPictures(page: Page, address: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    if (request.url === address) void browser.send('Fetch.continueRequest', { requestId });
  });
  await browser.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/p/*', resourceType: 'Image' }],
  });
}

const backgroundOf = (page: Page, within: string) =>
  page
    .locator(`${within} [data-length]`)
    .first()
    .evaluate((box: HTMLElement) => box.style.backgroundImage);

test('the quick view begins with the picture of its tile, without requesting it again', async ({
  page,
}) => {
  const loaded = await loadedPictures(page);
  const address = await firstPicture(page);
  await holdFurtherPictures(page, address);
  const tile = articles(page).first();
  await tile.hover();
  await tile.getByRole('button', { name: /^Schnellansicht/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await backgroundOf(page, '[role="dialog"], dialog[open]')).toBe(`url("${address}")`);
  expect(loaded.filter((each) => each === address)).toHaveLength(1);
  expect((await layoutShift(page)).sum).toBeLessThan(0.05);
});

test('an article page reached from its tile begins with the tile’s picture', async ({ page }) => {
  const loaded = await loadedPictures(page);
  const address = await firstPicture(page);
  await holdFurtherPictures(page, address);
  await articles(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p\//);
  // The list stays until the article is there.
  await expect.poll(() => backgroundOf(page, 'main')).toBe(`url("${address}")`);
  expect(loaded.filter((each) => each === address)).toHaveLength(1);
});

/** Where a heading stands in each frame from now on, as long as it is there. */
async function followHeading(page: Page, text: string): Promise<() => Promise<number[]>> {
  await page.evaluate((wanted) => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const look = () => {
      const heading = [...document.querySelectorAll('h2')].find(
        ({ textContent }) => textContent === wanted,
      );
      if (heading) tops.push(Math.round(heading.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
  }, text);
  // Written above.
  return () => page.evaluate(() => (window as unknown as { tops: number[] }).tops);
}

test('an article page reached from its tile appears whole: nothing jumps down, nothing counts as seen', async ({
  page,
}) => {
  await visit(page, shopUrl('hgg', LIST));
  const similar = 'Das könnte Ihnen auch gefallen';
  const tops = await followHeading(page, similar);
  await articles(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: similar })).toBeVisible();
  await page.waitForTimeout(1_000);
  expect([...new Set(await tops())]).toHaveLength(1);
});
