import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { shopUrl } from './hosts';
import { visit } from './hydrated-page';
import { messagesTo } from './mailbox';
import { PASSWORD } from './new-account';

const main = (page: Page) => page.getByRole('main');

/** A unique email address. */
export const addressFor = (way: string) => `${way}-${Date.now()}@example.com`;

/** Rows of a query. @param as the shop's role, or the owner of the database */
export async function query(text: string, values: unknown[] = [], as: 'shop' | 'owner' = 'shop') {
  const { DATABASE_URL, DATABASE_OWNER_URL } = process.env;
  const connectionString = as === 'shop' ? DATABASE_URL : DATABASE_OWNER_URL;
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Path of the link in the newest email to an address whose subject contains a text. */
export async function linkIn(email: string, subject: string): Promise<string> {
  const found = async () => {
    const mail = (await messagesTo(email)).find((each) =>
      String(each['subject']).includes(subject),
    );
    if (!mail) return '';
    const reader = process.env.MAIL_READER_URL ?? '';
    const text = await (await fetch(new URL(`/messages/${mail.id}`, reader))).text();
    return /(\/de-de\/set-password[^\s"\\<]*)/.exec(text)?.[1] ?? '';
  };
  await expect.poll(found, { timeout: 60_000 }).not.toBe('');
  return found();
}

export async function confirmAddress(page: Page, email: string): Promise<void> {
  await visit(page, shopUrl('hgg', await linkIn(email, 'Ihr Konto')));
  await main(page).getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await expect(main(page).getByText('Ihre E-Mail-Adresse ist bestätigt.')).toBeVisible();
}

export async function logIn(page: Page, email: string): Promise<void> {
  await visit(page, shopUrl('hgg', '/de-de/account/LoginData'));
  await main(page).getByLabel('E-Mail', { exact: true }).first().fill(email);
  await main(page).getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(main(page).getByText(`Ihre E-Mail-Adresse: ${email}`)).toBeVisible();
}
