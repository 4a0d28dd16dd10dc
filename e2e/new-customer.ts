import { expect, type Page } from '@playwright/test';
import { shopUrl, type Project } from './hosts';
import { visit } from './hydrated-page';
import { PASSWORD } from './new-account';

const TYPED = {
  Vorname: 'Jan',
  Nachname: 'Novák',
  Tag: '29',
  Monat: '2',
  Jahr: '1980',
  Straße: 'Am Markt',
  Hausnummer: '12',
  Postleitzahl: '80331',
  Ort: 'München',
};

/** Creates an account on a shop's German pages, which logs its customer in. */
export async function register(page: Page, project: Project, email: string): Promise<void> {
  await visit(page, shopUrl(project, '/de-de/account/Registration'));
  const main = page.getByRole('main');
  for (const [label, text] of Object.entries({ ...TYPED, 'E-Mail': email, Passwort: PASSWORD }))
    await main.getByLabel(label, { exact: true }).fill(text);
  const assortment = main.getByLabel('Überlängen');
  if (await assortment.count()) await assortment.check();
  await main.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page).toHaveURL(/\/account\/WelcomePage$/, { timeout: 60_000 });
}

export async function logIn(page: Page, project: Project, email: string, query = '') {
  await visit(page, shopUrl(project, `/de-de/account${query}`));
  const main = page.getByRole('main');
  await main.getByLabel('E-Mail', { exact: true }).first().fill(email);
  await main.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Anmelden' }).click();
}

export const logOut = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
