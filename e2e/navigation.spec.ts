import { expect, type Page } from '@playwright/test';
import { ask, shopUrl } from './hosts';
import { test } from './hydrated-page';

/** Requests for page data from now on, whatever their method. */
function dataRequests(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_next/data/')) found.push(`${request.method()} ${request.url()}`);
  });
  return found;
}

/** First link of the footer to a page of the shop. */
const pageLink = (page: Page) =>
  page.getByRole('contentinfo').locator('a[href^="/de-de/"]').first();

test('a page that comes to life does not resolve its address again', async ({ page }) => {
  await page.addInitScript(() => {
    const writes: unknown[] = [];
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (...state: Parameters<History['replaceState']>) => {
      writes.push(state[2]);
      replaceState(...state);
    };
    Object.assign(window, { writes });
  });
  await page.goto(shopUrl('hgg', '/de-de?utm_source=mail'));
  await page.waitForLoadState('networkidle');
  // Next's router writes the address when it is made, and whenever it has resolved one.
  expect(await page.evaluate(() => Reflect.get(window, 'writes'))).toEqual([
    '/de-de?utm_source=mail',
  ]);
});

test.describe('one navigation, one data request', () => {
  test('by mouse, Back and Forward included', async ({ page }) => {
    await page.goto(shopUrl('hgg', '/de-de'));
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    const requests = dataRequests(page);
    await pageLink(page).click();
    await expect(page).not.toHaveURL(shopUrl('hgg', '/de-de'));
    await page.waitForLoadState('networkidle');
    expect(requests).toHaveLength(1);
    expect(requests[0]).not.toContain('?');
    const first = page.url();
    // Hovering over a link of the returning page would request that link's data.
    await page.mouse.move(0, 0);
    await page.goBack();
    await expect(page).toHaveURL(shopUrl('hgg', '/de-de'));
    await page.waitForLoadState('networkidle');
    expect(requests.length).toBeLessThanOrEqual(2);
    await page.goForward();
    await expect(page).toHaveURL(first);
    await page.waitForLoadState('networkidle');
    expect(requests.length).toBeLessThanOrEqual(2);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });

  test('by keyboard', async ({ page }) => {
    await page.goto(shopUrl('hrm', '/de-de'));
    const requests = dataRequests(page);
    await pageLink(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(shopUrl('hrm', '/de-de'));
    await page.waitForLoadState('networkidle');
    expect(requests).toHaveLength(1);
  });
});

test('GEN-02: a page that does not exist is a whole document in the shop’s language', async ({
  page,
}) => {
  const answer = await page.goto(shopUrl('hrm', '/cs-cz/neni'));
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  await expect(page.locator('html')).toHaveAttribute('data-project', 'hrm');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(shopUrl('hrm', '/cs-cz'));
});

for (const project of ['hgg', 'hrm', 'eck'] as const)
  test(`RTE-10: ${project} tells search engines title, description, canonical and every market`, async ({
    page,
  }) => {
    await page.goto(shopUrl(project, '/en-de'));
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

test('RTE-10: a page without a description of its own is told by its name and the shop’s claim', async () => {
  const { body } = await ask('hgg.localhost', '/de-de/hosen');
  expect(body).toContain('name="description" content="Hosen: Herrenmode von 3XL bis 8XL"');
});
