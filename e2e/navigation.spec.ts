import { expect, type Page } from '@playwright/test';
import { sendRequest, shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { articles, scrollToPage, withoutPictures } from './list';

function dataRequests(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    // The router's later HEAD request revalidates a stale page, and loads no data.
    const isData = request.url().includes('/_next/data/') && request.method() === 'GET';
    if (isData) found.push(request.url());
  });
  return found;
}

/** First link in the footer to a page of the shop. */
const pageLink = (page: Page) =>
  page.getByRole('contentinfo').locator('a[href^="/de-de/"]').first();

/** Follows a link wherever it is, in a closed menu as well. */
const clickFirst = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((link: HTMLElement) => link.click());

test.describe('a navigation requests the page’s data once', () => {
  test('by mouse, and one of the visitor’s own again on Forward', async ({ page }) => {
    await visit(page, shopUrl('hgg', '/de-de'));
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    const requests = dataRequests(page);
    await pageLink(page).click();
    await expect(page).not.toHaveURL(shopUrl('hgg', '/de-de'));
    await page.waitForLoadState('networkidle');
    expect(requests).toHaveLength(1);
    const first = page.url();
    await page.goBack();
    await expect(page).toHaveURL(shopUrl('hgg', '/de-de'));
    await page.waitForLoadState('networkidle');
    expect(requests).toHaveLength(2);
    await page.goForward();
    await expect(page).toHaveURL(first);
    await page.waitForLoadState('networkidle');
    expect(requests).toHaveLength(3);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });

  test('by mouse, and Back shows a scrolled list from memory', async ({ page }) => {
    await withoutPictures(page);
    await visit(page, shopUrl('hgg', '/de-de'));
    const requests = dataRequests(page);
    await clickFirst(page, 'a[href="/de-de/hosen"]');
    await expect(articles(page).first()).toBeVisible();
    await scrollToPage(page, 2);
    await clickFirst(page, '[data-article][data-position] a[href*="/p/"]');
    await expect(page).toHaveURL(/\/p\//);
    await page.waitForLoadState('networkidle');
    expect(requests).toHaveLength(2);
    await page.goBack();
    await expect(page).toHaveURL(/\/de-de\/hosen/);
    await expect(articles(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests).toHaveLength(2);
  });

  test('by keyboard', async ({ page }) => {
    await visit(page, shopUrl('hrm', '/de-de'));
    const requests = dataRequests(page);
    await pageLink(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(shopUrl('hrm', '/de-de'));
    await page.waitForLoadState('networkidle');
    expect(requests).toHaveLength(1);
  });
});

test('GEN-02: the not-found page is a whole document in the shop’s language', async ({ page }) => {
  const response = await visit(page, shopUrl('hrm', '/cs-cz/neni'));
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  await expect(page.locator('html')).toHaveAttribute('data-project', 'hrm');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Na úvodní stránku' }).click();
  await expect(page).toHaveURL(shopUrl('hrm', '/cs-cz'));
});

for (const project of ['hgg', 'hrm', 'eck'] as const)
  test(`RTE-10: ${project} provides search engines with title, description, canonical and every market`, async ({
    page,
  }) => {
    await visit(page, shopUrl(project, '/en-de'));
    await expect(page).toHaveTitle(/\S/);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', /\S{2}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      shopUrl(project, '/de-de'),
    );
    const alternates = page.locator('link[rel="alternate"][hreflang]');
    const languages = await alternates.evaluateAll((links) =>
      links.map((link) => link.getAttribute('hreflang')),
    );
    expect(languages).toContain('x-default');
    expect(languages).toContain('fr-CH');
    expect(languages).toHaveLength({ hgg: 34, hrm: 30, eck: 5 }[project]);
  });

test('RTE-10: a page without a description gets one from its name and the shop’s claim', async () => {
  const { body } = await sendRequest('hgg.localhost', '/de-de/hosen');
  expect(body).toContain('name="description" content="Hosen: Herrenmode von 3XL bis 8XL"');
});
