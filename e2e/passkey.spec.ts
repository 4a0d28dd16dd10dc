import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { addressFor, query } from './account-holder';
import { authenticator } from './authenticator';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { firstOf } from '@/scripts/testing/combinations';
import { openAccount, PASSWORD } from './new-account';

const main = (page: Page) => page.getByRole('main');

const scriptsOf = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return paths;
};

async function addPasskey(page: Page): Promise<void> {
  await visit(page, shopUrl('hgg', '/de-de/account/LoginData'));
  expect(await axeFindings(page)).toEqual([]);
  await main(page).getByLabel('Ihr Passwort, um einen Passkey anzulegen').fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Passkey anlegen' }).click();
  await expect(main(page).getByText(/^Ihr Passkey ist angelegt/)).toBeVisible();
}

test.describe.configure({ timeout: 180_000 });

for (const [device, width] of firstOf([
  ['phone', 390],
  ['desktop', 1440],
] as const))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('LGN-01: a passkey is created, logs in without a password, and is removed', async ({
      page,
    }) => {
      const email = addressFor(`passkey-${device}`);
      await authenticator(page);
      await openAccount(page, email);
      await addPasskey(page);
      const stored = `SELECT host, counter::int, used_at IS NOT NULL AS used
        FROM shop.customer_passkeys JOIN shop.customers c ON c.id = customer_id WHERE email_key = $1`;
      expect(await query(stored, [email])).toMatchObject([{ host: 'hgg.localhost', used: false }]);
      await page.context().clearCookies({ name: '__Host-session' });
      await visit(page, shopUrl('hgg', '/de-de/account/LoginData'));
      const scripts = scriptsOf(page);
      await main(page).getByRole('button', { name: 'Passkey verwenden' }).click();
      await expect(main(page).getByText(`Ihre E-Mail-Adresse: ${email}`)).toBeVisible();
      // The library is loaded by the click.
      expect(scripts.length).toBeGreaterThan(0);
      expect(await query(stored, [email])).toMatchObject([{ used: true }]);
      await main(page)
        .getByRole('button', { name: /^Passkey entfernen: Chrome/ })
        .click();
      await expect(main(page).getByText('Der Passkey ist entfernt.')).toBeVisible();
      expect(await query(stored, [email])).toEqual([]);
    });
  });

test('LGN-01: a passkey of one shop is not valid on the host of another', async ({ page }) => {
  await authenticator(page);
  await openAccount(page, addressFor('passkey-host'));
  await addPasskey(page);
  await visit(page, shopUrl('hrm', '/de-de/account/LoginData'));
  await main(page).getByRole('button', { name: 'Passkey verwenden' }).click();
  await expect(main(page).getByLabel('Passwort', { exact: true })).toBeVisible();
  await expect(main(page).getByText(/^Ihre E-Mail-Adresse:/)).toHaveCount(0);
});
