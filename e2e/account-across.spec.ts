import { expect, type Page } from '@playwright/test';
import { shopUrl } from './hosts';
import { readIn, test, untilHydrated, visit } from './hydrated-page';
import { NAME, openAccount } from './new-account';
import { logIn, logOut, register } from './new-customer';

const addressFor = (way: string) => `across-${way}-${Date.now()}@example.com`;

test.describe.configure({ timeout: 180_000 });

for (const project of ['hgg', 'eck'] as const)
  test(`GEN-06, GEN-14: the menu of a customer of ${project} has ${project === 'eck' ? 'no reservations' : 'reservations'}`, async ({
    page,
  }) => {
    await openAccount(page, addressFor(project), NAME, project);
    await visit(page, shopUrl(project, '/de-de/account'));
    const menu = page.getByRole('main').getByRole('link');
    await expect(menu.filter({ hasText: 'Adresse' }).first()).toBeVisible();
    const reservations = page.getByRole('main').locator('a[href$="/account/Reservation"]');
    // One in the menu, one in the overview.
    await expect(reservations).toHaveCount(project === 'eck' ? 0 : 2);
  });

test('RTE-09: a logout redirects to the home page, and Back shows nothing of the account', async ({
  page,
}) => {
  await openAccount(page, addressFor('logout'), NAME, 'hrm');
  await visit(page, shopUrl('hrm', '/de-de/account/LoginData'));
  await logOut(page);
  await expect(page).toHaveURL(shopUrl('hrm', '/de-de'));
  await page.goto(shopUrl('hrm', '/de-de/account/LoginData'));
  await expect(page.getByText('Jan Novák')).toHaveCount(0);
});

test('RTE-08: an invalid link for a new password is reported, and a new one can be requested', async ({
  page,
}) => {
  await visit(page, shopUrl('hgg', '/de-de/set-password?token=unknown'));
  const main = page.getByRole('main');
  await expect(main.getByText(/abgelaufen oder schon benutzt/)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

/** Installs the app's bridge, which keeps its messages across pages. */
async function withBridge(page: Page) {
  await page.addInitScript(() => {
    const messages: string[] = JSON.parse(sessionStorage.getItem('told') ?? '[]');
    const postMessage = (message: string) => {
      messages.push(JSON.parse(message).name);
      sessionStorage.setItem('told', JSON.stringify(messages));
    };
    Object.assign(window, { SelvedgeAndroid: { postMessage } });
  });
  return () => readIn(page, (): string[] => JSON.parse(sessionStorage.getItem('told') ?? '[]'));
}

test.describe('in the app', () => {
  test.use({ userAgent: 'Mozilla/5.0 SelvedgeApp/4.2' });

  test('GEN-08: the app is notified of registration, logout and login when they happen', async ({
    page,
  }) => {
    const email = addressFor('app');
    const messages = await withBridge(page);
    await register(page, 'hgg', email);
    await expect.poll(messages).toContain('registrationSuccess');
    await untilHydrated(page);
    await logOut(page);
    await expect(page).toHaveURL(shopUrl('hgg', '/de-de'));
    await expect.poll(messages).toContain('logout');
    await logIn(page, 'hgg', email, '?hideAppLogin=true');
    await expect.poll(messages).toContain('login');
    expect(await messages()).not.toContain('showLogin');
  });
});
