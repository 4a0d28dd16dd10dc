import { expect, type Page } from '@playwright/test';
import { addressFor, query } from './account-holder';
import { LISTS } from './article';
import { shopUrl } from './hosts';
import { readIn, test, untilHydrated, visit } from './hydrated-page';
import { openAccount, PASSWORD } from './new-account';
import { register } from './new-customer';

const RECORD = 'storage_HIR-USER-STORAGE';
/** Consent to everything, so that all events are reported. */
const AGREED = {
  name: 'consent',
  value: '1700000000.statistics~marketing~media',
  domain: 'hgg.localhost',
  path: '/',
};

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Mein Konto' });
const heart = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Merken: / })
    .first();

/** Records all reported events, across pages. */
async function withReports(page: Page): Promise<() => Promise<string>> {
  await page.context().addCookies([AGREED]);
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      const { dataLayer = [] } = window as { dataLayer?: unknown[] };
      const before = sessionStorage.getItem('reported') ?? '';
      sessionStorage.setItem('reported', before + JSON.stringify(dataLayer));
    });
  });
  return () =>
    readIn(page, () => {
      const { dataLayer = [] } = window as { dataLayer?: unknown[] };
      return (sessionStorage.getItem('reported') ?? '') + JSON.stringify(dataLayer);
    });
}

/** Bodies of events that the browser sends to the search service. */
function searchEvents(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/1/events')) sent.push(request.postData() ?? '');
  });
  return sent;
}

const record = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), RECORD);

test.describe.configure({ timeout: 180_000 });

test('LGN-03, LGN-04, LGN-05, LGN-06, STO-03, TRK-03: a login in the flyout updates everything at once', async ({
  page,
}) => {
  const email = addressFor('flyout');
  const reported = await withReports(page);
  const events = searchEvents(page);
  await register(page, 'hgg', email);
  await expect.poll(reported).toContain('"event":"sign_up"');
  expect(await reported()).not.toContain(email);
  await visit(page, shopUrl('hgg', LISTS.hgg));
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await visit(page, shopUrl('hgg', '/de-de/account/LoginData'));
  await main(page).getByRole('button', { name: 'Abmelden', exact: true }).click();
  await expect(page).toHaveURL(shopUrl('hgg', '/de-de'));
  expect(await record(page)).toBeNull();

  await visit(page, shopUrl('hgg', LISTS.hgg));
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('html[data-visitor~="loggedIn"]')).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Mein Konto' }).click();
  await dialog(page).getByLabel('E-Mail', { exact: true }).first().fill(email);
  await dialog(page).getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(dialog(page)).toBeHidden({ timeout: 60_000 });
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html[data-visitor~="loggedIn"]')).toHaveCount(1);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect.poll(reported).toMatch(/"event":"login","method":"password"/);
  const [{ id }] = await query('SELECT id FROM shop.customers WHERE email_key = $1', [email]);
  expect(await record(page)).toEqual({
    loggedIn: true,
    message: null,
    account: {
      accountId: id,
      email,
      firstName: 'Jan',
      lastName: 'Novák',
      addresses: [{ state: null, projectSpecificData: { lastCountry: 'DE' } }],
    },
    projectSpecificData: { emarsysuserid: id },
  });
  events.length = 0;
  await main(page).locator('a[href*="/p/"]').first().click();
  await untilHydrated(page);
  await expect.poll(() => events.join(' ')).toContain(`"userToken":"${id}"`);
  expect(events.join(' ')).not.toContain(email);
});

test('LGN-01: login and flyout are operable by keyboard alone', async ({ page }) => {
  const email = addressFor('keyboard');
  await openAccount(page, email);
  await page.context().clearCookies({ name: '__Host-session' });
  await visit(page, shopUrl('hgg', '/de-de'));
  const icon = page.getByRole('banner').getByRole('link', { name: 'Mein Konto' });
  await icon.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(icon).toBeFocused();
  await page.keyboard.press('Enter');
  const field = (name: string) => dialog(page).getByLabel(name, { exact: true }).first();
  const tabTo = async (name: string) => {
    const isThere = () => field(name).evaluate((element) => element === document.activeElement);
    for (let steps = 0; steps < 6 && !(await isThere()); steps += 1)
      await page.keyboard.press('Tab');
    expect(await isThere()).toBe(true);
  };
  await expect(field('E-Mail')).toBeVisible();
  await tabTo('E-Mail');
  await page.keyboard.type(email);
  await tabTo('Passwort');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden({ timeout: 60_000 });
  await icon.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Guten Tag, Jan Novák')).toBeVisible();
  // The focus stays in the dialog, however often Tab is pressed.
  for (let steps = 0; steps < 12; steps += 1) await page.keyboard.press('Tab');
  const isInside = await dialog(page).evaluate((own) => own.contains(document.activeElement));
  expect(isInside || (await page.evaluate(() => document.activeElement === document.body))).toBe(
    true,
  );
});
