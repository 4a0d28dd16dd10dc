import { expect, type Page } from '@playwright/test';

/** Accounts on the wallets' test page, in the shop's language, German. */
export const ACCOUNTS = {
  complete: 'Deutschland, vollständige Adresse',
  incomplete: 'Deutschland, unvollständige Adresse',
  american: 'Vereinigte Staaten, vollständige Adresse',
} as const;

/** Chooses an account on the wallet's page, which redirects to the shop. */
export async function chooseAccount(page: Page, account: keyof typeof ACCOUNTS): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Mit welchem Konto?' })).toBeVisible();
  await page.getByRole('button', { name: ACCOUNTS[account], exact: true }).click();
}
