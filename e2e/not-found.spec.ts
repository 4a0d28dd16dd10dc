import { expect } from '@playwright/test';
import { axeFindings } from './axe';
import { shopUrl, type Project } from './hosts';
import { test } from './hydrated-page';

const LANGUAGES = [
  ['hgg', 'de-de', 'Diese Seite gibt es nicht mehr'],
  ['hgg', 'cs-cz', 'Tato stránka už neexistuje'],
  ['hrm', 'en-ie', 'This page no longer exists'],
  ['hrm', 'pl-pl', 'Ta strona już nie istnieje'],
  ['hgg', 'nl-nl', 'Deze pagina bestaat niet meer'],
  ['eck', 'fr-ch', 'Cette page n’existe plus'],
] as const satisfies readonly (readonly [Project, string, string])[];

for (const [project, locale, headline] of LANGUAGES)
  test(`${project} ${locale}: the not-found page offers search, categories and articles`, async ({
    page,
  }) => {
    const response = await page.goto(shopUrl(project, `/${locale}/gibt-es-nicht`));
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(headline);
    expect(await main.getByRole('navigation').getByRole('link').count()).toBeGreaterThan(3);
    expect(await main.locator('a[href*="/p/"]').count()).toBeGreaterThan(6);
    // eck has no search.
    await expect(main.getByRole('searchbox')).toHaveCount(project === 'eck' ? 0 : 1);
    expect(await axeFindings(page)).toEqual([]);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search on the not-found page shows its results', async ({ page }) => {
    await page.goto(shopUrl('hgg', '/de-de/gibt-es-nicht'));
    await page.getByRole('main').getByRole('searchbox').fill('hemd blau');
    await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click();
    await expect(page).toHaveURL(shopUrl('hgg', '/de-de/search?query=hemd+blau'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('hemd blau');
  });
});
