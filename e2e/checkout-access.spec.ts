import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import {
  CARDS,
  confirmedNumber,
  GERMAN,
  MUNICH,
  openPage,
  payByCard,
  putIntoBasket,
  sendStep,
} from './checkout';
import { EVERY_DEVICE } from './devices';
import { reload, visit } from './hydrated-page';
import { firstOf, pairs } from '@/scripts/testing/combinations';
import { test } from './own-address';

test.describe.configure({ timeout: 180_000 });

/** The browser solves the captcha before it sends the order, which depends on its processor. */
const SOLVING = { timeout: 60_000 };

/** Maximum presses of Tab until an element has the focus, more than any step needs. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 120; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} is not reached by keyboard`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const SCRIPTS = [
  ['without JavaScript', false],
  ['with scripts', true],
] as const;

// In the gate `journeys.spec.ts` orders by keyboard, and without scripts.
for (const [[device, viewport], [scripts, hasScripts]] of firstOf(pairs(EVERY_DEVICE, SCRIPTS), 0))
  test.describe(`on ${device}, ${scripts}`, () => {
    test.use({ viewport, javaScriptEnabled: hasScripts });

    test(`BSK-08: the way from the basket to the confirmation is operable by keyboard alone, ${scripts}`, async ({
      page,
    }) => {
      await putIntoBasket(page, GERMAN, '/hemden');
      if (hasScripts) await visit(page, openPage(GERMAN, '/checkout/cart'));
      else await page.goto(openPage(GERMAN, '/checkout/cart'));
      await press(page, page.getByRole('main').getByRole('link', { name: 'Zur Kasse' }));
      await expect(page.getByRole('heading', { name: 'Wohin dürfen wir liefern?' })).toBeVisible();
      const typed = { ...MUNICH, email: `keyboard-${Date.now()}@example.org` };
      for (const [name, text] of Object.entries(typed)) {
        const field = page
          .locator(`form[action^="/api/checkout/address"] [name="${name}"]`)
          .first();
        if (name === 'country') continue;
        await tabTo(page, field);
        await page.keyboard.type(text);
        await expect(field).toHaveValue(text);
        // The order of the fields differs from that of their names here.
        await page
          .locator('h1')
          .first()
          .evaluate((heading) => {
            heading.tabIndex = -1;
            heading.focus();
          });
      }
      await press(page, page.getByRole('button', { name: 'Weiter zu Versand und Zahlung' }));
      await expect(page).toHaveURL(/\/checkout\/payment/);
      await tabTo(page, page.getByRole('radio', { name: /Kredit- oder Debitkarte/ }));
      await press(page, page.getByRole('button', { name: 'Weiter zur Prüfung' }));
      await press(page, page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
      await expect(page).toHaveURL(/\/pay\/cs_test_/, SOLVING);
      for (const [name, text] of Object.entries({
        number: CARDS.success,
        expiry: '12 / 40',
        cvc: '123',
      })) {
        await tabTo(page, page.locator(`input[name="${name}"]`));
        await page.keyboard.type(text);
      }
      await page.keyboard.press('Enter');
      expect(await confirmedNumber(page)).toMatch(/^HGG-/);
    });
  });

test('BSK-08: an address that was typed is still there after a reload', async ({ page }) => {
  await putIntoBasket(page, GERMAN, '/hemden');
  await visit(page, openPage(GERMAN, '/checkout/address'));
  const form = page.locator('form[action^="/api/checkout/address"]').first();
  await form.locator('[name="country"]').selectOption('DE');
  const email = `draft-${Date.now()}@example.org`;
  const texts = Object.entries({ ...MUNICH, email }).filter(([name]) => name !== 'country');
  for (const [name, text] of texts) await form.locator(`[name="${name}"]`).fill(text);
  // The draft is saved a second after the last keystroke.
  await page.waitForResponse('**/api/checkout/draft');
  await reload(page);
  for (const [name, text] of texts)
    await expect(form.locator(`[name="${name}"]`)).toHaveValue(text);
});

for (const width of firstOf([390, 1440])) {
  test(`BSK-08, ORD-01: axe finds nothing on any step at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const findings: Record<string, string[]> = {};
    const look = async (step: string) => {
      findings[step] = await axeFindings(page);
    };
    await putIntoBasket(page, GERMAN, '/hemden');
    await visit(page, openPage(GERMAN, '/checkout/cart'));
    await look('basket');
    await visit(page, openPage(GERMAN, '/checkout/address'));
    await look('address');
    await sendStep(page, 'address');
    await expect(page.getByRole('group', { name: 'Bitte prüfen Sie diese Angaben' })).toBeVisible();
    await look('address with errors');
    const form = page.locator('form[action^="/api/checkout/address"]').first();
    const email = `axe-${Date.now()}@example.org`;
    await form.locator('[name="country"]').selectOption('DE');
    for (const [name, text] of Object.entries({ ...MUNICH, email }))
      if (name !== 'country') await form.locator(`[name="${name}"]`).fill(text);
    await sendStep(page, 'address');
    await expect(page).toHaveURL(/\/checkout\/payment/);
    await look('payment');
    await sendStep(page, 'payment');
    await expect(page).toHaveURL(/\/checkout\/review/);
    await look('review');
    await sendStep(page, 'order');
    await expect(page).toHaveURL(/\/pay\/cs_test_/, SOLVING);
    await look('payment page');
    await payByCard(page);
    const number = await confirmedNumber(page);
    await look('confirmation');
    await visit(page, openPage(GERMAN, `/checkout/order?number=${number}`));
    await look('order status');
    expect(Object.values(findings).flat(), JSON.stringify(findings)).toEqual([]);
    expect(Object.keys(findings)).toHaveLength(8);
  });
}
