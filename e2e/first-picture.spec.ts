import { expect, type Page } from '@playwright/test';
import { shopUrl } from './hosts';
import { layoutShift } from './layout-shift';
import { articles } from './list';
import { test, visit } from './hydrated-page';

const LIST = '/de-de/hemden';

/** Records the URLs of pictures loaded over the network, not from the browser's cache. */
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

/** URL of the first tile's picture, once it is shown. */
async function firstPicture(page: Page): Promise<string> {
  await visit(page, shopUrl('hgg', LIST));
  const image = articles(page).first().locator('img').first();
  // If it was never requested before, it is drawn now with the others of the screen.
  await expect
    .poll(
      () => image.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth > 0),
      {
        timeout: 60_000,
      },
    )
    .toBe(true);
  return image.evaluate((each: HTMLImageElement) => each.currentSrc);
}

/**
 * Holds back pictures that have not been requested yet, so that the placeholder stays. Playwright's
 * own `route` would also disable the browser's cache.
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

test('the quick view starts with the picture of its tile, without requesting it again', async ({
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

test('an article page opened from its tile starts with the tile’s picture', async ({ page }) => {
  const loaded = await loadedPictures(page);
  const address = await firstPicture(page);
  await holdFurtherPictures(page, address);
  await articles(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p\//);
  // The list stays until the article is rendered.
  await expect.poll(() => backgroundOf(page, 'main')).toBe(`url("${address}")`);
  expect(loaded.filter((each) => each === address)).toHaveLength(1);
});

/** Records the position of a heading in each frame while it exists. */
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

test('an article page opened from its tile is complete at once, without layout shifts', async ({
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
