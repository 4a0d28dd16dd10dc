import { expect, type Page } from '@playwright/test';
import type { Project } from './hosts';
import { sendForm } from './page-requests';

export const PASSWORD = 'Blaue Leinenhose 77';

/** Name for a new account, unless a test sets another one. */
export const NAME = { firstName: 'Jan', lastName: 'Novák', street: 'Am Markt', city: 'München' };

const BIRTHDAY = { birthdayDay: '29', birthdayMonth: '2', birthdayYear: '1980' };
const ADDRESS = { streetNumber: '12', postalCode: '80331', country: 'DE' };

/**
 * Creates an account without its page, for tests that start with a customer: sends the registration
 * form as without scripts, and logs in the page's visitor.
 */
export async function openAccount(
  page: Page,
  email: string,
  { street, ...named } = NAME,
  project: Project = 'hgg',
): Promise<void> {
  const fields = { ...named, streetName: street, ...BIRTHDAY, ...ADDRESS };
  const sent = { locale: 'de-de', ...fields, email, password: PASSWORD, newsletterTall: 'on' };
  expect(await sendForm(page, project, '/api/account/register', sent)).toBe(
    '/de-de/account/WelcomePage',
  );
}
