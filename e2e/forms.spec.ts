import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { axeFindings } from './axe';
import { pressFormLink } from './form-link';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { messagesTo } from './mailbox';
import { firstOf } from '@/scripts/testing/combinations';

const address = (name: string) => `${name}-${Date.now()}@example.com`;

const emailText = z.object({ text: z.string() });

/** Waits until an address has this many emails. @returns the link in the newest */
async function linkTo(email: string, emails: number): Promise<string> {
  await expect.poll(async () => (await messagesTo(email)).length, { timeout: 60_000 }).toBe(emails);
  const [newest] = await messagesTo(email);
  const response = await fetch(`${process.env.MAIL_READER_URL}/messages/${newest?.id}`);
  const { text } = emailText.parse(await response.json());
  return /https?:\S+/.exec(text)?.[0] ?? '';
}

const WORDS = {
  de: {
    path: '/de-de/newsletter',
    email: 'E-Mail',
    first: 'Vorname',
    last: 'Nachname',
    subscribe: 'Newsletter bestellen',
    thanks: /klicken Sie zur Bestätigung auf den Link/,
    confirmed: 'Ihre Anmeldung ist bestätigt',
    end: 'Newsletter abbestellen',
    ended: /keinen Newsletter mehr/,
    contact: '/de-de/kontakt',
  },
  pl: {
    path: '/pl-pl/newsletter',
    email: 'E-mail',
    first: 'Imię',
    last: 'Nazwisko',
    subscribe: /newsletter/i,
    thanks: /prosimy kliknąć link/,
    confirmed: 'Subskrypcja została potwierdzona',
    end: 'Zrezygnuj',
    ended: /Nie otrzymają/,
    contact: '/pl-pl/kontakt',
  },
} as const;

type Words = (typeof WORDS)[keyof typeof WORDS];

/** The page's main form; the footer may contain another one. */
const formOf = (page: Page) => page.locator('main form').first();

async function fillInPerson(page: Page, words: Words, email: string): Promise<void> {
  const form = formOf(page);
  await form.getByLabel(words.email).fill(email);
  await form.getByLabel(words.first).fill('Jan');
  await form.getByLabel(words.last).fill('Novák');
}

async function subscribeAndEnd(page: Page, words: Words): Promise<void> {
  const email = address('reader');
  await visit(page, shopUrl('hgg', words.path));
  await fillInPerson(page, words, email);
  await formOf(page).locator('button[type=submit]').click();
  await expect(page.getByText(words.thanks)).toBeVisible({ timeout: 60_000 });
  await visit(page, await linkTo(email, 1));
  expect(await axeFindings(page)).toEqual([]);
  await pressFormLink(page);
  await expect(page.getByRole('heading', { name: words.confirmed })).toBeVisible();
  await visit(page, await linkTo(email, 2));
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: words.end }).click();
  await expect(page.getByText(words.ended)).toBeVisible({ timeout: 60_000 });
  expect(await axeFindings(page)).toEqual([]);
}

for (const language of firstOf(['pl', 'de'] as const))
  test(`NWS-02, NWS-03, NWS-04: the newsletter is subscribed to, confirmed and ended in ${language}`, async ({
    page,
  }) => {
    await subscribeAndEnd(page, WORDS[language]);
  });

async function writeTo(page: Page, words: Words, email: string): Promise<void> {
  await fillInPerson(page, words, email);
  const form = formOf(page);
  await form.locator('select[name=subject]').selectOption('delivery');
  await form.locator('textarea[name=message]').fill('Paket?\n<b>fett</b> 👋');
  await form.locator('input[name=acceptDatenschutz]').check();
  await form.locator('button[type=submit]').click();
}

test('CON-05: a message is sent, and its sender receives a copy', async ({ page }) => {
  for (const words of [WORDS.de, WORDS.pl]) {
    const email = address('writer');
    await visit(page, shopUrl('hgg', words.contact));
    await writeTo(page, words, email);
    await expect(page.locator('main output')).toBeVisible({ timeout: 60_000 });
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(async () => (await messagesTo(email)).length, { timeout: 60_000 }).toBe(1);
  }
});

test('CON-05: a message stays in the form while the shop cannot store it, and can be sent again', async ({
  page,
}) => {
  await visit(page, shopUrl('hgg', WORDS.de.contact));
  const route = '**/api/contact/sendEmail';
  await page.route(route, (request) => request.fulfill({ status: 503, body: '{}' }));
  await writeTo(page, WORDS.de, address('patient'));
  await expect(formOf(page).getByRole('alert')).toContainText('noch einmal', { timeout: 60_000 });
  await expect(formOf(page).locator('textarea[name=message]')).toHaveValue(/Paket/);
  await page.unroute(route);
  await formOf(page).locator('button[type=submit]').click();
  await expect(page.locator('main output')).toBeVisible({ timeout: 60_000 });
});

test('ORD-06: an unknown order is reported in an alert', async ({ page }) => {
  await visit(page, shopUrl('hgg', '/de-de/rueckgabe'));
  await page.getByLabel('Bestellnummer').fill('HGG-1');
  await formOf(page).getByLabel('E-Mail').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Rückgabe beginnen' }).click();
  await expect(formOf(page).getByRole('alert')).toContainText('keine Bestellung', {
    timeout: 60_000,
  });
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('NWS-02: the newsletter is subscribed to by a form alone', async ({ page }) => {
    const email = address('plain');
    await page.goto(shopUrl('hgg', WORDS.de.path));
    await fillInPerson(page, WORDS.de, email);
    await formOf(page).locator('button[type=submit]').click();
    await expect(page.getByText(WORDS.de.thanks)).toBeVisible();
    await page.goto(await linkTo(email, 1));
    await pressFormLink(page);
  });

  test('CON-05: a message is sent by a form, and confirmed by email', async ({ page }) => {
    const email = address('plain-writer');
    await page.goto(shopUrl('hgg', WORDS.de.contact));
    await writeTo(page, WORDS.de, email);
    await expect(page.locator('#contact-sent')).toBeVisible();
    await page.goto(await linkTo(email, 1));
    await pressFormLink(page);
    await expect(page).toHaveURL(/bestaetigt\?success=1/);
    await expect.poll(async () => (await messagesTo(email)).length, { timeout: 60_000 }).toBe(2);
  });
});
