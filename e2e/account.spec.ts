import { expect, type Page } from '@playwright/test';
import { linkIn } from './account-holder';
import { axeFindings } from './axe';
import { addressFor, create, customer, fillIn, main, REGISTRATION } from './customer';
import { shopUrl } from './hosts';
import { test, untilHydrated, visit } from './hydrated-page';
import { firstOf } from '@/scripts/testing/combinations';
import { PASSWORD } from './new-account';

const NEW_PASSWORD = 'Graue Wollhose 88';
async function openLogin(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 992) {
    await page.getByRole('banner').getByRole('button', { name: 'Menü' }).click();
    await page
      .getByRole('dialog', { name: 'Menü' })
      .getByRole('link', { name: 'Mein Konto' })
      .click();
    return;
  }
  await page.getByRole('banner').getByRole('link', { name: 'Mein Konto' }).click();
}

/** Waits for fade-ins, during which the contrast is too low. */
async function untilStill(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Mein Konto' })).toBeVisible();
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 5_000);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

async function logInHere(page: Page, email: string, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Mein Konto' });
  await dialog.getByLabel('E-Mail', { exact: true }).first().fill(email);
  await dialog.getByLabel('Passwort', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Anmelden' }).click();
}

// A journey over many pages, with one account.
test.describe.configure({ timeout: 180_000 });

for (const [device, width] of firstOf([
  ['phone', 390],
  ['desktop', 1280],
] as const))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('REG-03, LGN-01, LGN-03, LGN-04, RTE-09: register, confirm, log out and log in again', async ({
      page,
    }) => {
      const email = addressFor(device);
      await visit(page, shopUrl('hgg', REGISTRATION));
      expect(await axeFindings(page)).toEqual([]);
      await fillIn(page, email);
      await create(page);
      await expect(page).toHaveURL(/\/account\/WelcomePage$/);
      await expect(main(page).getByText('Guten Tag, Jan Novák')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await visit(page, shopUrl('hgg', await linkIn(email, 'Ihr Konto')));
      await main(page).getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
      await expect(main(page).getByText('Ihre E-Mail-Adresse ist bestätigt.')).toBeVisible();
      await untilHydrated(page);
      await main(page).getByRole('button', { name: 'Abmelden' }).click();
      await expect(page).toHaveURL(shopUrl('hgg', '/de-de'));
      await untilHydrated(page);
      await openLogin(page);
      await untilStill(page);
      expect(await axeFindings(page)).toEqual([]);
      await logInHere(page, email, 'not this one');
      const dialog = page.getByRole('dialog');
      // Solving the captcha and checking the password take long on a busy machine.
      const soon = { timeout: 60_000 };
      await expect(dialog.getByText('E-Mail oder Passwort stimmt nicht.')).toBeVisible(soon);
      await logInHere(page, email);
      await expect(dialog).toBeHidden(soon);
      await openLogin(page);
      await expect(dialog.getByText('Guten Tag, Jan Novák')).toBeVisible();
      await dialog.getByRole('link', { name: 'Adresse' }).click();
      await expect(page).toHaveURL(/\/account\/AccountAddress$/);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(overflow).toBeLessThanOrEqual(width);
    });
  });

test('ACC-03, ACC-04: address and password are changed', async ({ page }) => {
  await customer(page, 'change');
  await visit(page, shopUrl('hgg', '/de-de/account/AccountAddress'));
  expect(await axeFindings(page)).toEqual([]);
  await main(page).getByLabel('Ort', { exact: true }).fill('Graz');
  await main(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(main(page).getByText('Ihre Adresse ist gespeichert.')).toBeVisible();
  await expect(main(page).getByLabel('Ort', { exact: true })).toHaveValue('Graz');
  await visit(page, shopUrl('hgg', '/de-de/account/LoginData'));
  expect(await axeFindings(page)).toEqual([]);
  await main(page).getByLabel('Bisheriges Passwort').fill(PASSWORD);
  await main(page).getByLabel('Neues Passwort', { exact: true }).fill(NEW_PASSWORD);
  await expect(main(page).getByText(/^Stärke des Passworts: /)).toBeVisible();
  await main(page).getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(main(page).getByText(/^Ihr neues Passwort gilt ab jetzt/)).toBeVisible();
  for (const name of ['OrderHistory', 'Reservation']) {
    await visit(page, shopUrl('hgg', `/de-de/account/${name}`));
    await expect(main(page).getByRole('link', { name: 'Weiter einkaufen' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  }
});

test('PWD-01, PWD-03, RTE-08: a forgotten password leads to a new login', async ({ page }) => {
  const email = await customer(page, 'forgot');
  await page.context().clearCookies();
  await visit(page, shopUrl('hgg', '/de-de/account'));
  await main(page).getByText('Passwort vergessen?').click();
  const form = main(page).locator('#forgot');
  await form.getByLabel('E-Mail').fill(email);
  await form.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(main(page).getByText(/^Wenn es zu dieser Adresse ein Konto gibt/)).toBeVisible();
  const link = await linkIn(email, 'Neues Passwort');
  await visit(page, shopUrl('hgg', link));
  expect(await axeFindings(page)).toEqual([]);
  await main(page).getByLabel('Neues Passwort', { exact: true }).fill(NEW_PASSWORD);
  await main(page).getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page).toHaveURL(/\/de-de\/account\?notice=password_set$/);
  await expect(main(page).getByText('Guten Tag, Jan Novák')).toBeVisible();
  await visit(page, shopUrl('hgg', link));
  await expect(main(page).getByText(/abgelaufen oder schon benutzt/)).toBeVisible();
});

for (const project of firstOf(['hgg', 'eck', 'hrm'] as const, 2))
  test(`RTE-04, GEN-06: ${project} has a login page that is private and not indexed`, async ({
    page,
  }) => {
    const response = await visit(page, shopUrl(project, '/de-de/account'));
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    await expect(page.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await axeFindings(page)).toEqual([]);
    const reservations = await page.goto(shopUrl(project, '/de-de/account/Reservation'));
    expect(reservations?.status()).toBe(project === 'eck' ? 404 : 200);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('REG-05, LGN-02: registration and login are forms', async ({ page }) => {
    const email = addressFor('plain');
    await page.goto(shopUrl('hgg', REGISTRATION));
    await main(page).getByLabel('Vorname', { exact: true }).fill('J');
    await create(page);
    await expect(page).toHaveURL(/error=invalid$/);
    await expect(main(page).getByLabel('Vorname', { exact: true })).toHaveValue('J');
    await fillIn(page, email);
    await create(page);
    await expect(page).toHaveURL(/\/account\/WelcomePage$/);
    await main(page).getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL(shopUrl('hgg', '/de-de'));
    await page.goto(shopUrl('hgg', '/de-de/account/LoginData'));
    await main(page).getByLabel('E-Mail', { exact: true }).first().fill(email);
    await main(page).getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await main(page).getByRole('button', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(/\/account\/LoginData$/);
    await expect(main(page).getByText(`Ihre E-Mail-Adresse: ${email}`)).toBeVisible();
  });
});
