import { expect, type Page } from '@playwright/test';

/** The button on the page that a form's email links to. */
export const formLinkButton = (page: Page) =>
  page.locator('main form[action="/api/forms/confirm"] button');

/** Presses that button and waits for the page that confirms the action. */
export async function pressFormLink(page: Page): Promise<void> {
  await formLinkButton(page).click();
  await expect(page).toHaveURL(/\?success=1$/);
}

/** Expects a message that the link was used or has expired, without a button. */
export async function expectSpentLink(page: Page, sentence: RegExp): Promise<void> {
  await expect(page.locator('main').getByText(sentence)).toBeVisible();
  await expect(formLinkButton(page)).toHaveCount(0);
}
