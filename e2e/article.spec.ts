import { expect, type Page } from '@playwright/test';
import {
  addButton,
  chooseSize,
  findArticle,
  hasTwoColours,
  hrefOf,
  isBuyable,
  labelOf,
  sharedSize,
  sizeTile,
  sizeTypeOf,
  type ArticleRecord,
} from './article';
import { shopUrl, type Project } from './hosts';
import { test, visit } from './hydrated-page';
import { layoutShift } from './layout-shift';
import { withoutPictures } from './list';
import { pairs } from '@/scripts/testing/combinations';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const picture = (page: Page) =>
  page.getByRole('region', { name: 'Bilder' }).getByRole('img').first();

const colours = (page: Page) => page.getByRole('region', { name: 'Farbe', exact: true });
/** Chooses a colour by its URL, because a swatch has another name if its picture is blocked. */
const chooseColour = (page: Page, itemnum: string) =>
  colours(page).locator(`a[href*="${itemnum}"]`).click();

/** Two colours of an article, and a size label that both have. */
async function inTwoColours(project: Project) {
  const article = await findArticle(project, hasTwoColours);
  const [first, second] = article.colorVariants;
  const label = sharedSize(first, second);
  if (!first || !second || !label) throw new Error('the article was chosen for having them');
  return { article, first, second, label };
}

const SCREENS = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;

for (const [project, [device, viewport]] of pairs(['hgg', 'hrm', 'eck'] as const, SCREENS))
  test(`PDP-12, PDP-13, BSK-02: ${project} on a ${device}: colour, size, quantity, basket`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { article, first, second, label } = await inTwoColours(project);
    await visit(page, shopUrl(project, `${hrefOf(article)}?colorVariant=${first.itemnum}`));
    await chooseColour(page, second.itemnum);
    await expect(colours(page)).toContainText(`Farbe: ${second.color}`);
    expect(parameter(page, 'colorVariant')).toBe(second.itemnum);
    await chooseSize(page, label);
    expect(parameter(page, 'size')).toBe(label);
    const quantity = page.getByRole('combobox', { name: 'Menge' });
    await expect(quantity).toHaveValue('1');
    await quantity.selectOption({ index: 0 });
    await addButton(page).click();
    await expect(page.getByText(/liegt in Ihrem Warenkorb/).first()).toBeVisible();
    await visit(page, shopUrl(project, '/de-de/checkout/cart'));
    await expect(page.getByRole('main').getByText(article.title).first()).toBeVisible();
  });

test('PDP-04: a URL with colour and size opens with both, even without scripts', async ({
  page,
}) => {
  const { article, second, label } = await inTwoColours('hgg');
  const size = second.sizeVariants.find((each) => labelOf(each) === label);
  const query = `colorVariant=${second.itemnum}&size=${encodeURIComponent(label)}&sizeType=${size && sizeTypeOf(size)}`;
  await visit(page, shopUrl('hgg', `${hrefOf(article)}?${query}`));
  await expect(sizeTile(page, label)).toBeChecked();
  await expect(colours(page)).toContainText(`Farbe: ${second.color}`);
});

test('PDP-01, PDP-12: another colour loads no document and shifts no content', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await withoutPictures(page);
  // A late font may shift a line of text slightly, which has nothing to do with the colour.
  await page.route('**/*.woff2', (route) => route.abort());
  const { article, first, second } = await inTwoColours('hgg');
  await visit(page, shopUrl('hgg', `${hrefOf(article)}?colorVariant=${first.itemnum}`));
  await page.waitForLoadState('networkidle');
  const fetched: string[] = [];
  page.on('request', (request) => {
    // Cached once for offline use, whenever the browser is idle.
    if (new URL(request.url()).pathname === '/offline/de-de') return;
    if (['document', 'fetch', 'xhr'].includes(request.resourceType())) fetched.push(request.url());
  });
  const button = addButton(page);
  const before = await button.boundingBox();
  await chooseColour(page, second.itemnum);
  await expect(colours(page)).toContainText(`Farbe: ${second.color}`);
  await expect(page).toHaveTitle(new RegExp(`^${article.title} ${second.color} – `));
  expect(await button.boundingBox()).toEqual(before);
  expect(fetched).toEqual([]);
  const { sum, moved } = await layoutShift(page);
  expect(sum, moved.join('\n')).toBe(0);
});

/** A colour with a sold-out size and another one. */
const soldOutOf = ({ productType, colorVariants }: ArticleRecord) =>
  productType === 'product'
    ? colorVariants.find(
        ({ sizeVariants }) => sizeVariants.some(isBuyable) && !sizeVariants.every(isBuyable),
      )
    : undefined;

test('PDP-20: a sold-out size opens the modal with similar articles', async ({ page }) => {
  const article = await findArticle('hgg', (each) => soldOutOf(each) !== undefined);
  const colour = soldOutOf(article);
  const size = colour?.sizeVariants.find((each) => !isBuyable(each));
  if (!colour || !size) throw new Error('the article was chosen for having it');
  const name = `${labelOf(size)}, ausverkauft`;
  await visit(page, shopUrl('hgg', `${hrefOf(article)}?colorVariant=${colour.itemnum}`));
  const tile = page.getByRole('main').getByRole('link', { name, exact: true });
  await tile.click();
  const modal = page.getByRole('dialog', { name: 'Diese Größe ist ausverkauft' });
  await expect(modal.getByText(/ist leider ausverkauft/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(tile).toBeFocused();
});

test('BSK-01, PDP-19: by keyboard alone, a missing size is chosen and the article is added to the basket', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  const { article, first } = await inTwoColours('hgg');
  await visit(page, shopUrl('hgg', `${hrefOf(article)}?colorVariant=${first.itemnum}`));
  await addButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bitte wählen Sie Ihre Größe.')).toBeVisible();
  // The focus is on the sizes now.
  await page.keyboard.press('Space');
  await expect(page.getByText('Bitte wählen Sie Ihre Größe.')).toBeHidden();
  await addButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/liegt in Ihrem Warenkorb/).first()).toBeVisible();
});

test('PDP-08, PDP-09: thumbnails and keys change the picture, and one is enlarged', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  const { article } = await inTwoColours('hgg');
  await visit(page, shopUrl('hgg', hrefOf(article)));
  const gallery = page.getByRole('region', { name: 'Bilder' });
  await gallery
    .getByRole('link', { name: /, Bild 2$/ })
    .last()
    .click();
  await expect(gallery.locator('[aria-current]')).toHaveAttribute('href', /picture-2$/);
  await gallery.getByRole('link', { name: /^Bild vergrößern:.*Bild 2$/ }).click();
  const zoom = page.getByRole('dialog', { name: 'Bild in groß' });
  const large = zoom.getByRole('img');
  await expect(large).toHaveAttribute('width', '1500');
  await expect(large).toHaveAttribute('height', '2000');
  const width = () => large.boundingBox().then((box) => box?.width ?? 0);
  const fitted = await width();
  await large.hover({ force: true });
  await page.mouse.wheel(0, -600);
  await expect.poll(width).toBeGreaterThan(fitted * 1.5);
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
});

test('on a phone the button stays available after its own position has left the screen', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const { article } = await inTwoColours('hgg');
  await visit(page, shopUrl('hgg', hrefOf(article)));
  const buttons = page.getByRole('button', { name: 'In den Warenkorb' });
  await expect(buttons).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(buttons).toHaveCount(2);
  await expect(buttons.last()).toBeInViewport();
  await page.getByRole('button', { name: 'Größe wählen' }).click();
  await expect(page.locator('input[name="sku"]:focus')).toHaveCount(1);
});

test('PDP-06: Back shows the article with current data, and its title', async ({ page }) => {
  const { article } = await inTwoColours('hgg');
  await visit(page, shopUrl('hgg', hrefOf(article)));
  const title = await page.title();
  await page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link').first().click();
  await expect.poll(() => page.title()).not.toBe(title);
  const data = page.waitForRequest(
    (request) => request.url().includes(`/_next/data/`) && request.url().includes(article.objectID),
  );
  await page.goBack();
  await data;
  await expect.poll(() => page.title()).toBe(title);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('colour is a link, size and quantity are a form, and the article can be added to the basket', async ({
    page,
  }) => {
    const { article, first, second, label } = await inTwoColours('hgg');
    await page.goto(shopUrl('hgg', `${hrefOf(article)}?colorVariant=${first.itemnum}`));
    await chooseColour(page, second.itemnum);
    await expect(colours(page)).toContainText(`Farbe: ${second.color}`);
    await expect(picture(page)).toBeVisible();
    for (const name of ['Details', 'Pflege', 'Versand'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await sizeTile(page, label).check({ force: true });
    const [reply] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/api/cart/cart/add')),
      addButton(page).click(),
    ]);
    expect(reply.status()).toBe(303);
    await expect(page.getByRole('main').getByText(article.title).first()).toBeVisible();
  });
});
