import { expect } from '@playwright/test';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

test.use({ serviceWorkers: 'allow' });

const cached = () =>
  caches
    .keys()
    .then((names) => Promise.all(names.map((name) => caches.open(name))))
    .then((all) => Promise.all(all.map((cache) => cache.keys())))
    .then((keys) => keys.flat().map(({ url }) => new URL(url).pathname));

test('ERR-06: offline pages show our own document, with recently viewed articles and a retry', async ({
  page,
  context,
}) => {
  await visit(page, shopUrl('hgg', '/de-de/hemden'));
  await page.getByRole('main').locator('a[href*="/p/"]').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Hemden');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const seen = () => page.evaluate(() => localStorage.getItem('storage_seen_pages') ?? '');
  // Written when the browser is idle.
  await expect.poll(seen, { timeout: 60_000 }).toContain(title.trim());
  await expect.poll(() => page.evaluate(cached)).toEqual(['/offline/de-de']);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await context.setOffline(true);
  await page.goto(shopUrl('hgg', '/de-de/hosen'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keine Verbindung');
  await expect(page).toHaveURL(shopUrl('hgg', '/de-de/hosen'));
  const list = page.getByRole('region', { name: 'Zuletzt angesehen' });
  await expect(list.getByRole('link', { name: title.trim() })).toHaveAttribute(
    'href',
    /\/de-de\/p\//,
  );
  // Even a recently visited page, so that no old content appears as current.
  await page.goto(shopUrl('hgg', '/de-de/hemden'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keine Verbindung');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keine Verbindung');
  await context.setOffline(false);
  // Reloads automatically when online.
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hemden');
  expect(await page.evaluate(cached)).toEqual(['/offline/de-de']);
});

test('ERR-06: a brief network change does not reload the page, a lasting one does', async ({
  page,
}) => {
  await page.goto(shopUrl('hgg', '/offline/de-de'));
  await page.evaluate(() => {
    document.documentElement.dataset.first = '';
    for (const change of ['online', 'offline', 'online', 'offline'])
      dispatchEvent(new Event(change));
  });
  await page.waitForTimeout(1_000);
  await expect(page.locator('html[data-first]')).toBeAttached();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('html:not([data-first])')).toBeAttached();
});

for (const [locale, words] of Object.entries({
  'en-ie': 'No connection',
  'cs-cz': 'Žádné připojení',
  'pl-pl': 'Brak połączenia',
  'nl-nl': 'Geen verbinding',
  'fr-fr': 'Pas de connexion',
}))
  test(`ERR-06: the offline page exists in ${locale}`, async ({ page }) => {
    await page.goto(shopUrl('hrm', `/offline/${locale}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
  });
