import { expect, type Page } from '@playwright/test';
import { sendRequest, shopUrl } from './hosts';
import {
  articles,
  expectPlace,
  openList,
  idlePosition,
  questions,
  watchFromClick,
  withoutPictures,
} from './list';
import { test } from './hydrated-page';

const LIST = '/de-de/hosen';
const list = (page: Page) => page.getByRole('list', { name: 'Artikel' });

const open = (page: Page, address = LIST) => openList(page, address);

/** Leaves by a footer link without the scrolling that a mouse click would cause. */
async function leaveByFooter(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('footer a[href^="/de-de/"]')?.click(),
  );
  await expect(articles(page)).toHaveCount(0);
}

test('PLP-03: Back restores a position below the list', async ({ page }) => {
  await open(page, `${LIST}?page=5`);
  await expect(page.getByRole('link', { name: 'Weitere Artikel anzeigen' })).toHaveCount(0);
  const end = () => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  await page.evaluate(end);
  await page.waitForLoadState('networkidle');
  await page.evaluate(end);
  await expect(articles(page).last()).not.toBeInViewport();
  const before = await idlePosition(page);
  await leaveByFooter(page);
  await page.goBack();
  await expectPlace(page, before);
});

test('PLP-13: rows contain four, three or two articles, depending on the width', async ({
  page,
}) => {
  await open(page);
  const inFirstRow = () =>
    articles(page).evaluateAll((cells) => {
      const tops = cells.map((cell) => cell.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    });
  for (const [width, count] of [
    [1440, 4] as const,
    [992, 4] as const,
    [991, 3] as const,
    [768, 3] as const,
    [767, 2] as const,
    [320, 2] as const,
  ]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await inFirstRow()).toBe(count);
  }
});

test('PLP-06: a link into the middle of a list loads earlier articles without a shift', async ({
  page,
}) => {
  const requests = questions(page);
  await open(page, `${LIST}?page=4`);
  expect(requests).toEqual([]);
  const previous = page.getByRole('link', { name: 'Vorherige Artikel anzeigen' });
  expect(await previous.boundingBox()).toMatchObject({ width: 218, height: 45 });
  await previous.scrollIntoViewIfNeeded();
  const count = await articles(page).count();
  await idlePosition(page);
  const furthest = await watchFromClick(page);
  await previous.click();
  await expect(articles(page)).toHaveCount(count + 24);
  await idlePosition(page);
  expect(await furthest()).toBeLessThanOrEqual(2);
});

test('PLP-06: a page after the last redirects to the last one, in the browser as well', async ({
  page,
}) => {
  const { status, headers } = await sendRequest(
    'hgg.localhost',
    `${LIST}?page=99&sortBy=priceAsc`,
    {
      headers: { accept: 'text/html' },
    },
  );
  expect(status).toBe(307);
  const [, last = ''] = /\?page=(\d+)&sortBy=priceAsc$/.exec(headers.location ?? '') ?? [];
  expect(Number(last)).toBeGreaterThan(1);
  await open(page, '/de-de/hemden');
  await page.evaluate((href) => Reflect.get(window, 'next').router.push(href), `${LIST}?page=99`);
  await expect(page).toHaveURL(new RegExp(`\\?page=${last}$`));
  await expect(articles(page).first()).toBeVisible();
});

test('PLP-04: filters are added to the URL, and Back removes the last one', async ({ page }) => {
  await open(page);
  await page.getByRole('switch', { name: /^Überlängen/ }).click();
  await expect(page).toHaveURL(/filters\[hasTallSizesOnStock\]=true/);
  await page.getByRole('switch', { name: /^Exklusiv/ }).click();
  await expect(page).toHaveURL(/filters\[exclusive\]=true/);
  await page.goBack();
  await expect(page).not.toHaveURL(/filters\[exclusive\]/);
  await expect(page.getByRole('switch', { name: /^Überlängen/ })).toBeChecked();
  await expect(page.getByRole('switch', { name: /^Exklusiv/ })).not.toBeChecked();
});

test('quick changes end with the state of the last one, however late the responses are', async ({
  page,
}) => {
  await open(page);
  let index = 0;
  await page.route('**/_search/**', async (route) => {
    index += 1;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 1_500 - index * 300)));
    await route.continue();
  });
  for (const name of [/^Überlängen/, /^Exklusiv/, /^Überlängen/, /^Exklusiv/, /^Überlängen/])
    await page.getByRole('switch', { name }).click();
  await expect(page).toHaveURL(/\?filters\[hasTallSizesOnStock\]=true$/);
  await page.waitForTimeout(1_800);
  await page.unroute('**/_search/**');
  const { body } = await sendRequest('hgg.localhost', `${LIST}?filters[hasTallSizesOnStock]=true`, {
    headers: { accept: 'text/html' },
  });
  const [, count] = /<output[^>]*>([\d.]+) Artikel/.exec(body) ?? [];
  await expect(page.locator('output', { hasText: `${count} Artikel` }).first()).toBeVisible();
});

test('without the search service the list stays, shows a message, and recovers automatically', async ({
  page,
}) => {
  await open(page);
  await page.route('**/_search/**', (route) => route.abort());
  await page.getByRole('switch', { name: /^Neu/ }).click();
  await expect(page.getByText(/gerade nicht erreichbar/)).toBeVisible({ timeout: 60_000 });
  expect(await articles(page).count()).toBeGreaterThan(0);
  await page.unroute('**/_search/**');
  await expect(page.getByText(/gerade nicht erreichbar/)).toBeHidden({ timeout: 60_000 });
  await expect(page).toHaveURL(/filters\[isNew\]=true/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PLP-01: the list has its first articles, links to pages, and the state of its URL', async ({
    page,
  }) => {
    await withoutPictures(page);
    await page.goto(shopUrl('hgg', LIST), { waitUntil: 'domcontentloaded' });
    await expect(articles(page)).toHaveCount(24);
    const first = await articles(page).first().getAttribute('data-article');
    await page.getByRole('link', { name: 'Weitere Artikel anzeigen' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(articles(page)).toHaveCount(24);
    expect(await articles(page).first().getAttribute('data-article')).not.toBe(first);
    await page.getByRole('link', { name: 'Vorherige Artikel anzeigen' }).click();
    expect(await articles(page).first().getAttribute('data-article')).toBe(first);
    await expect(list(page)).toBeVisible();
  });
});

test('a filtered list is not shared between visitors and not indexed', async () => {
  const headers = { accept: 'text/html' };
  const filtered = await sendRequest('hgg.localhost', `${LIST}?filters[sale]=true`, { headers });
  expect(filtered.headers['cache-control']).toBe('private, no-store');
  expect(filtered.body).toContain('name="robots" content="noindex, follow"');
  expect(filtered.body).not.toContain('rel="canonical"');
  expect(filtered.body).not.toMatch(/rel="alternate"/);
  const plain = await sendRequest('hgg.localhost', `${LIST}?utm_source=mail`, { headers });
  expect(plain.body).toMatch(/rel="alternate" hrefLang="de-AT"/);
  expect(plain.headers['cache-control']).toMatch(/s-maxage/);
  expect(plain.body).not.toContain('noindex');
});

for (const project of ['hgg', 'hrm', 'eck'] as const) {
  test(`BLK-01: the header element above a list leaves its first row on the first screen, as ${project}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openList(page, '/de-de/sale', project);
    await expect(page.locator('main header').first()).toBeInViewport();
    await expect(articles(page).first()).toBeInViewport();
  });
}
