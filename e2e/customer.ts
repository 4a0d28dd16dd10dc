import type { Page } from '@playwright/test';
import { openAccount, PASSWORD } from './new-account';

export const REGISTRATION = '/de-de/account/Registration';

export const addressFor = (way: string) => `account-${way}-${Date.now()}@example.com`;

export const main = (page: Page) => page.getByRole('main');

export async function fillIn(page: Page, email: string): Promise<void> {
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
    ['Passwort', PASSWORD],
  ] as const)
    await main(page).getByLabel(label, { exact: true }).fill(text);
  await main(page).getByLabel('Überlängen').check();
}

export const create = (page: Page) =>
  main(page).getByRole('button', { name: 'Konto anlegen' }).click();

/** Registers a customer without checking the page. */
export async function customer(page: Page, way: string): Promise<string> {
  const email = addressFor(way);
  await openAccount(page, email);
  return email;
}
