import { expect, type Page } from '@playwright/test';
import { shopUrl } from './hosts';
import { reload, test, visit } from './hydrated-page';

const SCRIPT = 'https://widgets.example.com/photos.js';

/** Opens the page with every block, and counts the requests for the widget's script. */
async function open(page: Page, script: string | null) {
  let requestCount = 0;
  await page.route(SCRIPT, (route) => {
    requestCount += 1;
    return script === null
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await visit(page, shopUrl('hgg', '/de-de/bausteine'));
  const widget = page.locator('[data-block="hgg-showcase-photos"]');
  await widget.scrollIntoViewIfNeeded();
  await expect(widget).toContainText('Inhalt von example.com');
  expect(requestCount).toBe(0);
  await widget.getByRole('button', { name: 'Inhalt laden' }).click();
  return widget;
}

test('TRK-08: after consent the widget is shown, and can access neither page nor cookies', async ({
  page,
}) => {
  const widget = await open(
    page,
    `let reach = 'nothing';
    try { reach = parent.document.title } catch {}
    try { reach = document.cookie || reach } catch {}
    document.querySelector('#widget').innerHTML = '<p>Bilder; erreicht: ' + reach + '</p>';`,
  );
  await expect(widget.frameLocator('iframe').getByText('Bilder; erreicht: nothing')).toBeVisible();
  await expect(widget.locator('iframe')).toHaveAttribute('data-state', 'ready');
});

test('TRK-08: a withdrawn consent removes the widget, here and on the next page', async ({
  page,
}) => {
  const widget = await open(page, "document.querySelector('#widget').innerHTML = '<p>da</p>'");
  await expect(widget.frameLocator('iframe').getByText('da')).toBeVisible();
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  const question = page.getByRole('region', { name: 'Ihre Wahl zu Cookies' });
  await question.getByRole('checkbox', { name: /^Externe Inhalte/ }).uncheck();
  await question.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(widget.locator('iframe')).toHaveCount(0);
  await expect(widget.getByRole('button', { name: 'Inhalt laden' })).toBeVisible();
  let requestCount = 0;
  page.on('request', (request) => void (requestCount += Number(request.url() === SCRIPT)));
  await reload(page);
  await widget.scrollIntoViewIfNeeded();
  await expect(widget.getByRole('button', { name: 'Inhalt laden' })).toBeVisible();
  expect(requestCount).toBe(0);
});

test('TRK-08: a script that fails, or shows nothing within a second, is reported', async ({
  page,
}) => {
  const failed = 'Der Inhalt von example.com ist gerade nicht zu erreichen.';
  await expect(await open(page, null)).toContainText(failed);
  await page.unroute(SCRIPT);
  await page.route(SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '/* shows nothing */' }),
  );
  const widget = page.locator('[data-block="hgg-showcase-photos"]');
  await widget.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(widget.locator('iframe')).toHaveAttribute('data-state', 'loading');
  await expect(widget).toContainText(failed);
});

test.describe('before any choice', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('TRK-08: the consent dialog is part of the page, stores the choice, and can be reopened', async ({
    page,
  }) => {
    const question = page.getByRole('region', { name: 'Ihre Wahl zu Cookies' });
    // Without any bundle, the document alone handles the choice.
    await page.route('**/_next/static/**/*.js', () => undefined);
    // Bundles start with the first paint, and hold back the load event.
    await page.goto(shopUrl('hgg', '/de-de/bausteine'), { waitUntil: 'domcontentloaded' });
    await question.getByRole('button', { name: 'Nur notwendige' }).click();
    await expect(question).toBeHidden();
    await page.unroute('**/_next/static/**/*.js');
    await reload(page);
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await expect(question).toBeVisible();
  });
});
