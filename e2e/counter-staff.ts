import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { runShopCommand } from './command';
import { shopUrl } from './hosts';
import { visit } from './hydrated-page';
import { shopRows } from './staff';

export const STAFF_PASSWORD = 'Siebzehn blaue Leinenhosen';

/** Address of a page of the counter. */
export const counter = (path = '') => shopUrl('hgg', `/counter${path}`);

/** Sets the password by the link of an invitation, and signs in. */
export async function acceptInvitation(page: Page, email: string, link: string): Promise<void> {
  await visit(page, counter(`/set-password${new URL(link).search}`));
  await page.locator('input[name=password]').fill(STAFF_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/sign-in/);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(STAFF_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(counter());
}

/** Invites an administrator from the command line, sets the password and signs in, in German. */
export async function signIn(page: Page): Promise<void> {
  const email = `day-${randomUUID()}@example.org`;
  const link = await runShopCommand('staff', 'invite', email, '--role', 'administrator');
  await shopRows(`UPDATE shop.staff SET language = 'de' WHERE email = $1`, [email]);
  await acceptInvitation(page, email, link.trim());
}
