import { expect, type Page } from '@playwright/test';
import { chooseSize } from './article';
import { axeFindings } from './axe';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { messagesTo } from './mailbox';
import { reservable, storesOf } from './reservable';
import { firstOf } from '@/scripts/testing/combinations';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const RESERVE = 'In der Filiale reservieren';

const stockNow = async ({ itemnum, label, store }: Awaited<ReturnType<typeof reservable>>) =>
  (await storesOf(itemnum, label)).find((each) => each.store === store.store)?.stock;

async function reserve(page: Page, email: string): Promise<void> {
  await page.getByLabel('Vorname').fill('Jan');
  await page.getByLabel('Nachname').fill('Novák');
  await page.getByLabel('E-Mail', { exact: true }).first().fill(email);
  await page.getByRole('button', { name: 'Jetzt reservieren' }).click();
  await expect(page.getByText(/^HGG-R\d{7}$/)).toBeVisible();
  await expect(page.getByText(/^Für Sie zurückgelegt bis /)).toBeVisible();
}

async function expectEmail(email: string): Promise<void> {
  await expect
    .poll(() => messagesTo(email), { timeout: 60_000 })
    .toEqual([expect.objectContaining({ subject: expect.stringMatching(/HGG-R\d{7}/) })]);
}

const addressFor = (way: string) => `reserve-${way}-${Date.now()}@example.com`;

// A journey over three pages and a modal; serial, because the tests use stock of the same store.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

for (const [name, viewport] of firstOf([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const))
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('RSV-01, RSV-05: an article is reserved, which reduces the stock by one piece', async ({
      page,
    }) => {
      const found = await reservable();
      const before = await stockNow(found);
      const email = addressFor(viewport.width === PHONE.width ? 'phone' : 'desktop');
      const scripts: string[] = [];
      await visit(page, shopUrl('hgg', found.path));
      page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
      await chooseSize(page, found.label);
      expect(scripts.filter((path) => path.includes('stores'))).toEqual([]);
      await page.getByRole('button', { name: RESERVE }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Filiale').selectOption(found.store.store);
      await expect(dialog.getByText('Öffnungszeiten').first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Zur Reservierung hinzufügen' }).click();
      await expect(dialog.locator('[data-state="ArticleReserved"]')).toBeVisible();
      const icon = page.getByRole('banner').getByRole('link', { name: 'Reservierungen, 1' });
      await expect(icon).toHaveCount(1);
      await dialog.getByRole('link', { name: 'Zur Reservierung' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Reservierung' })).toBeVisible();
      await expect(page.getByRole('main').getByText(found.title).first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      expect(await stockNow(found)).toBe(before);
      await reserve(page, email);
      expect(await axeFindings(page)).toEqual([]);
      expect(await stockNow(found)).toBe((before ?? 0) - 1);
      await expectEmail(email);
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RSV-07: an article is reserved by forms alone', async ({ page }) => {
    const found = await reservable();
    const email = addressFor('plain');
    await page.goto(shopUrl('hgg', found.path));
    await page.getByRole('radio', { name: found.label, exact: true }).check({ force: true });
    await page.getByRole('button', { name: RESERVE }).click();
    await expect(page).toHaveURL(/\/de-de\/checkout\/cart\?.*type=reservation/);
    await page.getByLabel('Filiale', { exact: true }).selectOption(found.store.store);
    await page.getByRole('button', { name: 'Zur Reservierung hinzufügen' }).click();
    await expect(page.getByText('Der Artikel liegt in Ihrer Reservierung.')).toBeVisible();
    await reserve(page, email);
    await expectEmail(email);
  });
});

test('RSV-02: without a size the error is shown at the sizes', async ({ page }) => {
  const { path } = await reservable();
  await visit(page, shopUrl('hgg', path));
  await page.getByRole('button', { name: RESERVE }).click();
  await expect(page.getByText('Bitte wählen Sie Ihre Größe.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('RTE-03: the reservation is private: not cached, not indexed, and viewing sets no cookie', async ({
  page,
}) => {
  const response = await visit(page, shopUrl('hgg', '/de-de/checkout/cart?type=reservation'));
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(
    page.getByText('Noch liegt nichts in Ihrer Reservierung.', { exact: false }),
  ).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('visitor');
});
