import { expect, type Page } from '@playwright/test';
import {
  addButton,
  chooseSize,
  isBuyable,
  labelOf,
  LISTS,
  findArticle,
  hrefOf,
  type ArticleRecord,
} from './article';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { openList } from './list';

const CART = '/de-de/checkout/cart';

/** Whether the article has one colour with several sizes. */
const hasSizes = ({ productType, colorVariants }: ArticleRecord) =>
  productType === 'product' && (colorVariants[0]?.sizeVariants.filter(isBuyable).length ?? 0) > 1;

/** An article of the list, with a size label of its first colour. */
async function buyable() {
  const article = await findArticle('hgg', hasSizes);
  const size = article.colorVariants[0]?.sizeVariants.find(isBuyable);
  if (!size) throw new Error('the article has no size to buy');
  return { ...article, label: labelOf(size) };
}

const tileOf = (page: Page, { objectID }: ArticleRecord) =>
  page.locator(`[data-article="${objectID}"]`).first();

/** Adds the article with its current selection, and continues to the basket from the modal. */
async function addAndOpenBasket(page: Page, { title }: ArticleRecord): Promise<void> {
  await addButton(page).click();
  const modal = page.getByRole('dialog').filter({ hasText: title });
  await modal.getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(page).toHaveURL(shopUrl('hgg', CART));
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1' })).toBeVisible();
}

test('BSK-02, BSK-03: an article is added from a tile of a list and is in the basket', async ({
  page,
}) => {
  const article = await buyable();
  await openList(page, LISTS.hgg);
  await tileOf(page, article).getByRole('link', { name: article.title }).first().click();
  await expect(page).toHaveURL(new RegExp(`/p/[^/]+/${article.objectID}`));
  await chooseSize(page, article.label);
  await addAndOpenBasket(page, article);
});

test('BSK-02, BSK-03: an article is added from the quick view in a chosen size and is in the basket', async ({
  page,
}) => {
  const article = await buyable();
  await openList(page, LISTS.hgg);
  const tile = tileOf(page, article);
  await tile.scrollIntoViewIfNeeded();
  await tile.hover();
  await tile.getByRole('button', { name: /^Schnellansicht/ }).click();
  const quickView = page.getByRole('dialog', { name: article.title });
  await quickView
    .getByRole('link', { name: `${article.label}, ${article.title}`, exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`/p/[^/]+/${article.objectID}`));
  await expect(page.getByRole('radio', { name: article.label, exact: true })).toBeChecked();
  await addAndOpenBasket(page, article);
});

test('BSK-03: simultaneous first adds in two tabs are in one basket', async ({ page, context }) => {
  const article = await buyable();
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await visit(tab, shopUrl('hgg', hrefOf(article)));
    await chooseSize(tab, article.label);
  }
  await Promise.all(tabs.map((tab) => addButton(tab).click()));
  // A page that is left before its request was sent adds nothing.
  await Promise.all(tabs.map((tab) => expect(tab.getByRole('dialog')).toBeVisible()));
  await expect(async () => {
    await visit(page, shopUrl('hgg', CART));
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 2' }),
    ).toBeVisible();
  }).toPass();
});
