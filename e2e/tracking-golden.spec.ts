import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import {
  confirmedNumber,
  GERMAN,
  MUNICH,
  payByCard,
  putIntoBasket,
  sendAddress,
  sendStep,
} from './checkout';
import { findArticle, hrefOf } from './article';
import { shopUrl } from './hosts';
import { reload, test, visit } from './hydrated-page';
import { logIn, logOut, register } from './new-customer';
import { Reports } from './reports';

const AGREED = {
  name: 'consent',
  value: '1700000000.statistics~marketing',
  domain: 'hgg.localhost',
  path: '/',
};
/** `TRACKING_GOLDEN=write` rewrites the files; review the changes. */
const IS_WRITTEN = process.env.TRACKING_GOLDEN === 'write';

/** Late reports would arrive within this time; a file is written after a longer one. */
const QUIET_MS = 1_500;
const WRITE_MS = 15_000;

type Steps = Record<string, unknown>;

/** The steps of a visit, each compared with its golden file. */
class Golden {
  readonly reports = new Reports();
  private readonly written: Steps = {};
  private readonly page: Page;
  private readonly file: string;

  constructor(page: Page, file: string) {
    this.page = page;
    this.file = file;
  }

  async listen(): Promise<void> {
    await this.page.context().addCookies([AGREED]);
    await this.reports.listen(this.page);
  }

  /** Expects exactly these reports: waits for missing ones, and includes superfluous ones. */
  async step(name: string): Promise<void> {
    const file = path.join(__dirname, 'golden', `${this.file}.json`);
    if (IS_WRITTEN) {
      await this.page.waitForTimeout(WRITE_MS);
      this.written[name] = this.reports.current();
      writeFileSync(file, `${JSON.stringify(this.written, null, 2)}\n`);
    } else {
      // The file is written by this very test.
      const golden = (JSON.parse(readFileSync(file, 'utf8')) as Steps)[name];
      const current = () => this.reports.current();
      await expect.poll(current, { message: name, timeout: 60_000 }).toEqual(golden);
      await this.page.waitForTimeout(QUIET_MS);
      expect(current(), name).toEqual(golden);
    }
    expect(this.reports.rejected).toEqual([]);
    this.reports.begin();
  }
}

async function golden(page: Page, file: string): Promise<Golden> {
  const started = new Golden(page, file);
  await started.listen();
  return started;
}

test.use({ viewport: { width: 1280, height: 900 } });
test.describe.configure({ timeout: 180_000 });

for (const [kind, address] of [
  ['home', '/de-de'],
  ['search', '/de-de/search?query=hemd'],
  ['other', '/de-de/impressum'],
] as const)
  test(`TRK-03, TRK-04, TRK-07: a visit to a page of the kind ${kind} reports its golden events`, async ({
    page,
  }) => {
    const steps = await golden(page, kind);
    await visit(page, shopUrl('hgg', address));
    await steps.step('visit');
  });

test('TRK-03, BLK-04, BLK-20: a promotion among the blocks reports views and clicks', async ({
  page,
}) => {
  const steps = await golden(page, 'promotion');
  await visit(page, shopUrl('hgg', '/de-de/bausteine'));
  await steps.step('visit');
  await page.getByText('Am Fenster arbeitet es sich am besten.').scrollIntoViewIfNeeded();
  await steps.step('seen');
});

test('TRK-01, TRK-02, TRK-03, TRK-04: a list reports views, filters and clicks', async ({
  page,
}) => {
  const steps = await golden(page, 'list');
  await visit(page, shopUrl('hgg', '/de-de/hemden'));
  await steps.step('visit');
  const row = page.getByRole('list', { name: 'Filter', exact: true });
  await row.getByRole('button', { name: 'Farbe' }).click();
  const blue = page.getByRole('group', { name: 'Farbe' }).getByRole('checkbox', { name: /^Blau/ });
  await expect(blue).toBeVisible();
  await steps.step('filter opened');
  await blue.click();
  await expect(page).toHaveURL(/filterColor/);
  await steps.step('filter chosen');
  await page.keyboard.press('Escape');
  const href = await page.locator('[data-article][data-position] a').first().getAttribute('href');
  await page.locator(`main a[href="${href}"]`).first().click();
  await expect(page).toHaveURL(/\/p\//);
  await steps.step('article followed');
});

test('TRK-01, TRK-03, TRK-05: an article found by a search reports views, additions and removals', async ({
  page,
}) => {
  const article = await findArticle('hgg', ({ productType }) => productType === 'product');
  const steps = await golden(page, 'article');
  const found = `?queryID=${'0123456789abcdef'.repeat(2)}`;
  await visit(page, shopUrl('hgg', `${hrefOf(article)}${found}`));
  await steps.step('visit');
  await page.locator('main input[name="sku"]:enabled').first().check({ force: true });
  await page.locator('[data-purchase]').getByRole('button', { name: 'In den Warenkorb' }).click();
  const basket = page.getByRole('dialog').locator('a[href$="/checkout/cart"]');
  await expect(basket).toBeVisible();
  await steps.step('added');
  await basket.click();
  await expect(page).toHaveURL(/\/checkout\/cart/);
  await steps.step('basket');
  const line = page.getByRole('list', { name: 'Artikel im Warenkorb' });
  await line.getByRole('button', { name: /^Entfernen/ }).click();
  await steps.step('taken out');
});

test('TRK-03, TRK-04, TRK-05: the checkout reports its steps, from the basket to the order', async ({
  page,
}) => {
  await putIntoBasket(page, GERMAN, '/hemden');
  const steps = await golden(page, 'checkout');
  await visit(page, shopUrl('hgg', '/de-de/checkout/cart'));
  await steps.step('basket');
  await page.locator('main a[href$="/checkout/address"]').first().click();
  await expect(page).toHaveURL(/\/checkout\/address/);
  await steps.step('address');
  await sendAddress(page, GERMAN, { ...MUNICH, email: 'golden@example.org' });
  await steps.step('payment');
  await sendStep(page, 'payment');
  await expect(page).toHaveURL(/\/checkout\/review/);
  await steps.step('review');
  await sendStep(page, 'order');
  await expect(page).toHaveURL(/\/pay\/cs_test_/);
  await payByCard(page);
  await confirmedNumber(page);
  await steps.step('confirmation');
  await reload(page);
  await steps.step('confirmation again');
});

test('TRK-01, TRK-03: an account reports registration, logout and login', async ({ page }) => {
  const email = `golden-${Date.now()}@example.com`;
  const steps = await golden(page, 'account');
  await register(page, 'hgg', email);
  await steps.step('made');
  await visit(page, shopUrl('hgg', '/de-de/account'));
  await logOut(page);
  await expect(page).toHaveURL(shopUrl('hgg', '/de-de'));
  await steps.step('left');
  await logIn(page, 'hgg', email);
  await expect(page.getByRole('main').getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await steps.step('come back to');
});
