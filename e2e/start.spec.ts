import { expect } from '@playwright/test';
import { sendRequest, shopUrl, type Project } from './hosts';
import { test, visit } from './hydrated-page';

const PROJECTS: readonly Project[] = ['hgg', 'hrm', 'eck'];

for (const project of PROJECTS) {
  test(`GEN-01: ${project} has its own host, design and language`, async ({ page }) => {
    const response = await visit(page, shopUrl(project, '/de-de'));
    expect(response?.status()).toBe(200);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-project', project);
    await expect(html).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('main')).toBeVisible();
  });
}

test('GEN-01: the three shops show different content', async () => {
  const pages = await Promise.all(
    PROJECTS.map((project) =>
      sendRequest(`${project}.localhost`, '/de-de').then(({ body }) => body),
    ),
  );
  const headlines = pages.map((html) => /<main.*?<h2[^>]*>(.*?)<\/h2>/s.exec(html)?.[1]);
  expect(new Set(headlines).size).toBe(PROJECTS.length);
});

test('pages that many come to first wait for at most six style sheets', async () => {
  const list = await sendRequest('hgg.localhost', '/de-de/hemden');
  const article = /\/de-de\/p\/[^"?]+/.exec(list.body)?.[0] ?? '';
  const paths = ['/de-de', '/de-de/search?query=hemd', '/de-de/lieferung', article];
  const bodies = await Promise.all(
    paths.map((path) => sendRequest('hgg.localhost', path).then(({ body }) => body)),
  );
  const counts = [list.body, ...bodies].map((html) => html.split('rel="stylesheet"').length - 1);
  // A browser has six connections to a server over HTTP/1.1.
  expect(counts.filter((count) => count === 0 || count > 6)).toEqual([]);
});

test('GEN-01: scripts do not compete with visible content for the connection until the first paint', async ({
  page,
}) => {
  await visit(page, shopUrl('hgg', '/de-de'));
  const [painted, scripts] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/_next/') && name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  ]);
  expect(scripts.length).toBeGreaterThan(5);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(painted);
});
