import { expect, type Page } from '@playwright/test';
import { findArticle, hrefOf, isBuyable, labelOf, LISTS, type ArticleRecord } from './article';
import { axeFindings } from './axe';
import { shopUrl } from './hosts';
import { reload, test, visit } from './hydrated-page';
import { firstOf } from '@/scripts/testing/combinations';

const WISHLIST = '/de-de/wishlist';

/** Whether the first size of the article's first colour is available, besides others. */
const hasSizes = ({ productType, colorVariants: [first] }: ArticleRecord) =>
  productType === 'product' && (first?.sizeVariants.filter(isBuyable).length ?? 0) > 1;

/** Label of an available size of the article's first colour. */
function buyableLabel({ colorVariants: [first] }: ArticleRecord): string {
  const size = first?.sizeVariants.find(isBuyable);
  if (!size) throw new Error('the article has no size to buy');
  return labelOf(size);
}

const main = (page: Page) => page.getByRole('main');
const heart = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Merken: / })
    .first();
const notice = (page: Page) => page.getByRole('dialog', { name: 'Auf Ihrer Merkliste' });
const link = (page: Page, name: string) => main(page).getByRole('link', { name }).first();
const headerIcon = (page: Page) => page.getByRole('banner').locator('[data-icon="wishlist"]');

/** Adds an article to a new visitor's wishlist, with the heart on its page. */
async function keep(page: Page, article: ArticleRecord): Promise<void> {
  await visit(page, shopUrl('hgg', hrefOf(article)));
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await notice(page).getByRole('button', { name: 'Weiter einkaufen' }).click();
  await expect(notice(page)).toBeHidden();
}

for (const [device, width] of firstOf([
  ['phone', 390],
  ['desktop', 1280],
] as const))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: device === 'phone' });

    test('WSH-01, WSH-03, BSK-13, LNK-06: the heart in a list adds to the wishlist, whose icon shows the count', async ({
      page,
    }) => {
      await visit(page, shopUrl('hgg', LISTS.hgg));
      await expect(headerIcon(page).getByRole('button', { name: /leer$/ })).toBeVisible();
      await heart(page).click();
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(notice(page)).toContainText('sieben Tage');
      await notice(page).getByRole('link', { name: 'Zur Merkliste' }).click();
      await expect(page).toHaveURL(shopUrl('hgg', WISHLIST));
      const list = main(page).getByRole('list', { name: 'Artikel auf der Merkliste' });
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await expect(headerIcon(page).getByRole('link', { name: /1/ })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(overflow).toBeLessThanOrEqual(width);
      expect(await axeFindings(page)).toEqual([]);
      await main(page)
        .getByRole('button', { name: /^Entfernen: / })
        .click();
      await expect(
        main(page).getByRole('heading', { name: 'Ihre Merkliste ist leer' }),
      ).toBeVisible();
      await expect(headerIcon(page).getByRole('button', { name: /leer$/ })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  });

test('WSH-02, WSH-10: a size is saved on the list and added to the basket', async ({ page }) => {
  const article = await findArticle('hgg', hasSizes);
  await keep(page, article);
  await visit(page, shopUrl('hgg', WISHLIST));
  const sizes = main(page).getByRole('combobox', { name: `Größe: ${article.title}` });
  await sizes.selectOption(buyableLabel(article));
  await expect(main(page).getByRole('button', { name: /^In den Warenkorb/ })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await reload(page);
  await expect(sizes.locator('option:checked')).toHaveText(buyableLabel(article));
  await main(page)
    .getByRole('button', { name: /^In den Warenkorb/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText(article.title);
  await expect(link(page, article.title)).toBeVisible();
});

test('WSH-03: the heart is the same on every page and in every tab', async ({ page, context }) => {
  const article = await findArticle('hgg', hasSizes);
  const other = await context.newPage();
  await keep(page, article);
  await visit(other, shopUrl('hgg', hrefOf(article)));
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'false');
});

test('WSH-07: a line is removed and restored by keyboard', async ({ page }) => {
  const article = await findArticle('hgg', hasSizes);
  await keep(page, article);
  await visit(page, shopUrl('hgg', WISHLIST));
  await main(page)
    .getByRole('button', { name: /^Entfernen: / })
    .focus();
  await page.keyboard.press('Enter');
  const undo = main(page).getByRole('button', { name: 'Rückgängig machen' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link(page, article.title)).toBeVisible();
});

test('a link shows the list to others, who cannot change it', async ({ page, browser }) => {
  const article = await findArticle('hgg', hasSizes);
  await keep(page, article);
  await visit(page, shopUrl('hgg', WISHLIST));
  await main(page).getByRole('button', { name: 'Link erstellen' }).click();
  const href = await link(page, 'Link zu Ihrer Merkliste').getAttribute('href');
  const friend = await (await browser.newContext()).newPage();
  await visit(friend, shopUrl('hgg', href ?? ''));
  await expect(link(friend, article.title)).toBeVisible();
  await expect(main(friend).getByRole('button', { name: /Entfernen/ })).toHaveCount(0);
  await expect(friend.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await main(page).getByRole('button', { name: 'Nicht mehr teilen' }).click();
  await expect(main(page).getByRole('button', { name: 'Link erstellen' })).toBeVisible();
  await visit(friend, shopUrl('hgg', href ?? ''));
  await expect(main(friend)).toContainText('wird nicht mehr geteilt');
  await friend.context().close();
});

test('WSH-11: offline the page offers to reload and other links', async ({ page }) => {
  const article = await findArticle('hgg', hasSizes);
  await keep(page, article);
  await visit(page, shopUrl('hgg', WISHLIST));
  await page.route('**/api/cart/wishlist/**', (route) => route.abort());
  await main(page)
    .getByRole('button', { name: /^Entfernen: / })
    .click();
  const alert = main(page).getByRole('alert').filter({ hasText: 'gerade nicht zu erreichen' });
  await expect(alert.getByRole('link', { name: 'Weiter stöbern' })).toBeVisible();
  await alert.getByRole('link', { name: 'Seite neu laden' }).click();
  await expect(alert).toBeHidden();
  await expect(link(page, article.title)).toBeVisible();
});

test('a line of the basket moves to the wishlist', async ({ page }) => {
  const article = await findArticle('hgg', hasSizes);
  await keep(page, article);
  await visit(page, shopUrl('hgg', WISHLIST));
  await main(page)
    .getByRole('combobox', { name: /^Größe/ })
    .selectOption(buyableLabel(article));
  await main(page)
    .getByRole('button', { name: /^In den Warenkorb/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Warenkorb/ })
    .click();
  await main(page)
    .getByRole('button', { name: `Auf die Merkliste: ${article.title}` })
    .click();
  await expect(main(page)).toContainText('steht jetzt auf Ihrer Merkliste');
  await expect(headerIcon(page).getByRole('link', { name: /1/ })).toBeVisible();
});

test('GEN-05, TIL-05: eck has neither hearts nor the page', async ({ page }) => {
  await visit(page, shopUrl('eck', LISTS.eck));
  await main(page).locator('a[href*="/p/"]').first().hover();
  await expect(page.getByRole('button', { name: /^Merken/ })).toHaveCount(0);
  expect((await page.goto(shopUrl('eck', WISHLIST)))?.status()).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('WSH-02, WSH-07, WSH-10: an article is saved, sized, added to the basket and removed', async ({
    page,
  }) => {
    const article = await findArticle('hgg', hasSizes);
    await page.goto(shopUrl('hgg', hrefOf(article)));
    await heart(page).click();
    await expect(page).toHaveURL(shopUrl('hgg', WISHLIST));
    const sizes = main(page).getByRole('combobox', { name: `Größe: ${article.title}` });
    await sizes.selectOption(buyableLabel(article));
    await main(page)
      .getByRole('button', { name: /^Größe merken/ })
      .click();
    await expect(sizes.locator('option:checked')).toHaveText(buyableLabel(article));
    await main(page)
      .getByRole('button', { name: /^In den Warenkorb/ })
      .click();
    await expect(page).toHaveURL(shopUrl('hgg', '/de-de/checkout/cart'));
    await expect(main(page)).toContainText(article.title);
    await page.goto(shopUrl('hgg', WISHLIST));
    await main(page).getByRole('button', { name: 'Link erstellen' }).click();
    await expect(link(page, 'Link zu Ihrer Merkliste')).toBeVisible();
    await main(page)
      .getByRole('button', { name: /^Entfernen: / })
      .click();
    await expect(
      main(page).getByRole('heading', { name: 'Ihre Merkliste ist leer' }),
    ).toBeVisible();
  });
});
