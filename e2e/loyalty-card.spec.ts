import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { axeFindings } from './axe';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { messagesTo } from './mailbox';
import { firstOf } from '@/scripts/testing/combinations';
import { openAccount, PASSWORD } from './new-account';

const CARD_PAGE = '/de-de/account/LoyaltyCard';
/** PIN of the seeded card whose hash new cards get. */
const PIN = '2002';

const main = (page: Page) => page.getByRole('main');
const addressFor = (way: string) => `card-${way}-${Date.now()}@example.com`;

async function query(text: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Creates a card as a till does, of level silver, with one voucher. @returns its number */
async function newCard(): Promise<string> {
  const number = String(randomInt(20_000_000, 99_999_999));
  await query(
    `INSERT INTO shop.loyalty_cards (number, pin_hash, level, credits)
      SELECT $1, pin_hash, 'silver', 4800 FROM shop.loyalty_cards WHERE number = '10000002'`,
    [number],
  );
  await query(
    `INSERT INTO shop.loyalty_vouchers
      (card_number, description, valid_until, current_value, status, branch)
      VALUES ($1, 'Bonusgutschein', '2027-06-30', 2000, 'available', 'Hamburg')`,
    [number],
  );
  return number;
}

/** The card that is connected to an address. */
const cardOf = async (email: string) =>
  (
    await query(
      `SELECT number, level, is_print_requested AS "isPrinted" FROM shop.loyalty_cards
        JOIN shop.customers ON customers.id = customer_id WHERE email_key = $1`,
      [email],
    )
  )[0];

async function fillPerson(page: Page, email: string): Promise<void> {
  for (const [label, text] of [
    ['Vorname', 'Jan'],
    ['Nachname', 'Novák'],
    ['Tag', '29'],
    ['Monat', '2'],
    ['Jahr', '1980'],
    ['Straße', 'Am Markt'],
    ['Hausnummer', '12'],
    ['Postleitzahl', '80331'],
    ['Ort', 'München'],
    ['E-Mail', email],
  ] as const)
    await main(page).getByLabel(label, { exact: true }).fill(text);
  await main(page).getByLabel('Überlängen').check();
}

async function fillCard(page: Page, number: string): Promise<void> {
  await main(page).getByLabel('Kundennummer').fill(number);
  await main(page).getByLabel('Kartencode').fill(PIN);
}

const answer = (page: Page, question: RegExp, said: 'Ja' | 'Nein') =>
  main(page).getByRole('group', { name: question }).getByLabel(said).check();

async function chooseBoth(page: Page, account: 'Ja' | 'Nein', card: 'Ja' | 'Nein'): Promise<void> {
  await answer(page, /Online-Konto/, account);
  await answer(page, /Kundenkarte\?/, card);
}

/** Path of the link in the email after a registration with a card. */
async function activationLink(email: string): Promise<string> {
  const found = async () => {
    const [mail] = await messagesTo(email);
    if (!mail) return '';
    const reader = process.env.MAIL_READER_URL ?? '';
    const text = await (await fetch(new URL(`/messages/${mail.id}`, reader))).text();
    const link = /(\/de-de\/account\/LoyaltyCard\?uid[^\s"\\<]*)/.exec(text)?.[1] ?? '';
    return link.replaceAll('&amp;', '&');
  };
  await expect.poll(found, { timeout: 60_000 }).not.toBe('');
  return found();
}

async function setPassword(page: Page, email: string): Promise<void> {
  await page.goto(shopUrl('hgg', await activationLink(email)));
  await main(page).getByLabel('Neues Passwort').fill(PASSWORD);
  await main(page).getByLabel('Passwort wiederholen').fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(main(page).getByText(/Ihre Kundenkarte ist damit verbunden/)).toBeVisible();
}

test.describe.configure({ timeout: 180_000 });

for (const [device, width] of firstOf([
  ['phone', 390],
  ['desktop', 1440],
] as const))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('LOY-01, LOY-05, LOY-06: an account is connected to a card', async ({ page }) => {
      const email = addressFor(`connect-${device}`);
      const number = await newCard();
      await openAccount(page, email);
      await visit(page, shopUrl('hgg', CARD_PAGE));
      await answer(page, /Kundenkarte\?/, 'Ja');
      expect(await axeFindings(page)).toEqual([]);
      await fillCard(page, number);
      await main(page).getByRole('button', { name: 'Karte verbinden' }).click();
      await expect(main(page).getByRole('heading', { name: 'Stufe Silber' })).toBeVisible();
      await expect(main(page).getByText('verfügbar')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      expect(await cardOf(email)).toEqual({ number, level: 'silver', isPrinted: false });
    });

    test('LOY-01, LOY-09: an account without a card gets one, also by post', async ({ page }) => {
      const email = addressFor(`add-${device}`);
      await openAccount(page, email);
      await visit(page, shopUrl('hgg', CARD_PAGE));
      await answer(page, /Kundenkarte\?/, 'Nein');
      await main(page).getByLabel('Ich möchte eine neue Kundenkarte').check();
      await main(page)
        .getByLabel(/auch per Post/)
        .check();
      await main(page).getByRole('button', { name: 'Kundenkarte anlegen' }).click();
      await expect(main(page).getByText('Ihre neue Kundenkarte ist angelegt.')).toBeVisible();
      expect(await cardOf(email)).toMatchObject({ level: 'blue', isPrinted: true });
    });

    test('LOY-01, LOY-02, LOY-03, LOY-06, LOY-09: a card without an account is registered and activated by email', async ({
      page,
    }) => {
      const email = addressFor(`email-${device}`);
      const number = await newCard();
      await visit(page, shopUrl('hgg', '/de-de/account/Registration'));
      await main(page).getByRole('link', { name: 'Ich habe schon eine Kundenkarte' }).click();
      await expect(page).toHaveURL(/from=registration/);
      await fillCard(page, number);
      await fillPerson(page, email);
      expect(await axeFindings(page)).toEqual([]);
      await main(page).getByRole('button', { name: 'Konto anlegen' }).click();
      await expect(main(page).getByText(`Wir haben eine E-Mail an ${email}`)).toBeVisible();
      expect(await cardOf(email)).toBeUndefined();
      await setPassword(page, email);
      expect(await cardOf(email)).toMatchObject({ number, level: 'silver' });
    });

    test('LOY-01: a visitor with neither account nor card gets both', async ({ page }) => {
      const email = addressFor(`both-${device}`);
      await visit(page, shopUrl('hgg', CARD_PAGE));
      await chooseBoth(page, 'Nein', 'Nein');
      await fillPerson(page, email);
      await main(page).getByLabel('Passwort', { exact: true }).fill(PASSWORD);
      await main(page).getByRole('button', { name: 'Konto anlegen' }).click();
      await expect(main(page).getByRole('heading', { name: 'Stufe Blau' })).toBeVisible();
      expect(await cardOf(email)).toMatchObject({ level: 'blue' });
    });
  });

test('LGN-07: a visitor with an account is asked to log in, in the flyout', async ({ page }) => {
  await visit(page, shopUrl('hgg', CARD_PAGE));
  await chooseBoth(page, 'Ja', 'Ja');
  await main(page).getByRole('link', { name: 'Anmelden' }).click();
  await expect(page.getByRole('dialog', { name: 'Mein Konto' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('LOY-01, LOY-02, LOY-06: questions, registration and activation are forms', async ({
    page,
  }) => {
    const email = addressFor('plain');
    const number = await newCard();
    await page.goto(shopUrl('hgg', CARD_PAGE));
    await chooseBoth(page, 'Nein', 'Ja');
    await main(page).getByRole('button', { name: 'Weiter' }).click();
    await fillCard(page, number);
    await fillPerson(page, email);
    await main(page).getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(main(page).getByText(`Wir haben eine E-Mail an ${email}`)).toBeVisible();
    await setPassword(page, email);
    expect(await cardOf(email)).toMatchObject({ number });
  });
});

/** Each page of the account, and its contents for a customer. */
const PAGES = [
  ['LoginData', 'Zugangsdaten'],
  ['AccountAddress', 'Adresse'],
  ['OrderHistory', 'Bestellungen'],
  ['Reservation', 'Reservierungen'],
  ['LoyaltyCard', 'Kundenkarte'],
  ['Registration', 'Konto anlegen'],
  ['WelcomePage', 'Willkommen'],
] as const;

test('ACC-01: each of the seven pages of the account has its name', async ({ page }) => {
  await openAccount(page, addressFor('pages'));
  for (const [name, headline] of PAGES) {
    await visit(page, shopUrl('hgg', `/de-de/account/${name}`));
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  }
  const entries = main(page).getByRole('navigation', { name: 'Kontomenü' }).getByRole('link');
  expect(await entries.allTextContents()).toEqual([
    'Übersicht',
    ...PAGES.slice(0, 5).map(([, entry]) => entry),
  ]);
});
