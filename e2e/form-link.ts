import { expect, type Page } from '@playwright/test';

/** The button of the page that the link of an email about a form leads to. */
export const formLinkButton = (page: Page) =>
  page.locator('main form[action="/api/forms/confirm"] button');

/** Presses that button, which leads to the page that says that it is done. */
export async function pressFormLink(page: Page): Promise<void> {
  await formLinkButton(page).click();
  await expect(page).toHaveURL(/\?success=1$/);
}

/** Reads that the link was used before, or has expired: the page has no button then. */
export async function expectSpentLink(page: Page, sentence: RegExp): Promise<void> {
  await expect(page.locator('main').getByText(sentence)).toBeVisible();
  await expect(formLinkButton(page)).toHaveCount(0);
}
