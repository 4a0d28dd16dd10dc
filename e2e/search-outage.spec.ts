import { expect } from '@playwright/test';
import { sendRequest, shopUrl } from './hosts';
import { articles, withoutPictures } from './list';
import { test, visit } from './hydrated-page';
import { without } from './without-service';

test.skip(process.platform !== 'linux', 'finding a service needs /proc');

test('SRC-08: with the search down, a rendered list stays available, and others recover automatically', async ({
  page,
}) => {
  const list = '/de-de/jacken/parkas';
  await withoutPictures(page);
  expect((await sendRequest('hgg.localhost', list)).body).toContain('data-article');
  await without('search', async () => {
    const kept = await sendRequest('hgg.localhost', list);
    expect([kept.status, kept.body.includes('data-article')]).toEqual([200, true]);
    const response = await visit(page, shopUrl('hgg', `${list}?filters[filterColor]=blue`), {
      waitUntil: 'domcontentloaded',
    });
    expect(response?.status()).toBe(200);
    await expect(articles(page)).toHaveCount(0);
  });
  await expect(articles(page).first()).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/filters\[filterColor\]=blue/);
});
