import { expect, type Locator, type Page } from '@playwright/test';
import { findArticle, hasTwoColours, hrefOf, isBuyable } from './article';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

test.use({ viewport: { width: 1280, height: 900 } });

/** Opens a page with a paused clock that only the test advances. */
async function visitInStillTime(page: Page, address: string) {
  await page.clock.install();
  await visit(page, shopUrl('hgg', address));
  await page.clock.pauseAt(Date.now() + 60_000);
}

const restOn = async (page: Page, target: Locator) => {
  await target.scrollIntoViewIfNeeded();
  await target.hover({ force: true });
};
const away = (page: Page) => page.mouse.move(5, 5);

test('CST-02: a tile stays active for 300 ms, and a swatch reacts after 100 ms', async ({
  page,
}) => {
  const { objectID } = await findArticle('hgg', hasTwoColours);
  await visitInStillTime(page, '/de-de/hemden');
  const tile = page
    .locator('main [data-position]')
    .filter({ has: page.locator(`a[href*="/${objectID}"]`) })
    .first();
  const sizes = tile.getByRole('list', { name: 'Größen' });
  await restOn(page, tile.locator('a').first());
  await expect(sizes).toBeVisible();
  const other = tile.getByRole('radio').nth(1);
  await restOn(
    page,
    tile
      .locator('label')
      .filter({ has: page.getByRole('radio') })
      .nth(1),
  );
  await page.clock.runFor(99);
  await expect(other).not.toBeChecked();
  await page.clock.runFor(1);
  await expect(other).toBeChecked();
  await away(page);
  await page.clock.runFor(299);
  await expect(sizes).toBeVisible();
  await page.clock.runFor(1);
  await expect(sizes).toHaveCount(0);
});

test('CST-02: a size of the filter shows its count after 100 ms', async ({ page }) => {
  await visit(page, shopUrl('hgg', '/de-de/hemden'));
  const row = page.getByRole('list', { name: 'Filter', exact: true });
  await row.getByRole('button', { name: 'Größe' }).click();
  const sizes = page.getByRole('group', { name: 'Größe', exact: true });
  const size = sizes.getByRole('checkbox').first();
  await expect(size).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await restOn(page, size);
  await page.clock.runFor(99);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('tooltip')).toHaveText(/\d Artikel/);
});

test('CST-02: the wishlist’s picture changes after 300 ms of hovering', async ({ page }) => {
  const article = await findArticle('hgg', ({ productType, colorVariants }) =>
    Boolean(productType === 'product' && colorVariants[0]?.sizeVariants.some(isBuyable)),
  );
  await visit(page, shopUrl('hgg', hrefOf(article)));
  const kept = page.waitForResponse((response) => response.url().includes('/wishlist/add'));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Merken: / })
    .first()
    .click();
  expect((await kept).status()).toBe(200);
  await visitInStillTime(page, '/de-de/wishlist');
  const line = page.getByRole('list', { name: 'Artikel auf der Merkliste' }).getByRole('listitem');
  const picture = line.locator('[aria-hidden="true"] img').first();
  const first = (await picture.getAttribute('src')) ?? '';
  await restOn(page, picture);
  await page.clock.runFor(299);
  await expect(picture).toHaveAttribute('src', first);
  await page.clock.runFor(1);
  await expect(picture).not.toHaveAttribute('src', first);
});

test('CST-03: the frame of another site’s page, which cannot be measured, is 850 pixels high', async ({
  page,
}) => {
  // Imitates a page of another origin, whose contents the shop cannot access.
  await page.route('**/de-de/datenschutz*', (route) =>
    route.request().frame() === page.mainFrame()
      ? route.fallback()
      : route.fulfill({
          contentType: 'text/html',
          headers: { 'content-security-policy': 'sandbox' },
          body: '<p style="height: 3000px">Another site</p>',
        }),
  );
  await visit(page, shopUrl('hgg', '/de-de/newsletter'));
  await page.getByRole('main').getByRole('link', { name: 'Datenschutz' }).click();
  const frame = page.getByRole('dialog', { name: 'Datenschutz' }).locator('iframe');
  await expect(frame).toHaveAttribute('data-loaded', 'true', { timeout: 60_000 });
  expect(await frame.evaluate(({ clientHeight }) => clientHeight)).toBe(850);
});

test('CST-03: the frame of appointments is 800 pixels high', async ({ page }) => {
  await page.route('https://**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Appointments</p>' }),
  );
  await page.context().addCookies([
    {
      name: 'consent',
      value: `${Math.floor(Date.now() / 1000)}.media`,
      url: shopUrl('hgg', '/'),
    },
  ]);
  await visit(page, shopUrl('hgg', '/de-de/bausteine'));
  const frame = page.locator('[data-block="hgg-showcase-appointment"] iframe');
  await frame.scrollIntoViewIfNeeded();
  expect(await frame.evaluate(({ clientHeight }) => clientHeight)).toBe(800);
});
