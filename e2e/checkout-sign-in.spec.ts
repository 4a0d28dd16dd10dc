import { expect } from '@playwright/test';
import { GERMAN, openPage, putIntoBasket } from './checkout';
import { customer, main } from './customer';
import { EVERY_DEVICE } from './devices';
import { visit } from './hydrated-page';
import { pairs } from '@/scripts/testing/combinations';
import { PASSWORD } from './new-account';
import { test } from './own-address';

test.describe.configure({ timeout: 180_000 });

for (const [[device, viewport], hasScripts] of pairs(EVERY_DEVICE, [true, false]))
  test.describe(`on ${device}${hasScripts ? '' : ', without JavaScript'}`, () => {
    test.use({ viewport });

    test('BSK-08, LGN-01: a customer logs in during checkout, and the address is filled in', async ({
      page,
      browser,
    }) => {
      const email = await customer(page, `way-${viewport.width}-${hasScripts}`);
      const context = await browser.newContext({ viewport, javaScriptEnabled: hasScripts });
      const guest = await context.newPage();
      await putIntoBasket(guest, GERMAN, '/hemden');
      const open = hasScripts ? visit : (at: typeof guest, href: string) => at.goto(href);
      await open(guest, openPage(GERMAN, '/checkout/address'));
      await guest.getByRole('link', { name: 'Schon ein Konto? Hier anmelden' }).click();
      const form = main(guest).locator('form[action="/api/account/login"]');
      await form.locator('[name="email"]').fill(email);
      await form.locator('[name="password"]').fill('not this one');
      await form.getByRole('button', { name: 'Anmelden' }).click();
      await expect(guest.getByText('E-Mail oder Passwort stimmt nicht.')).toBeVisible();
      await form.locator('[name="email"]').fill(email);
      await form.locator('[name="password"]').fill(PASSWORD);
      await form.getByRole('button', { name: 'Anmelden' }).click();
      await expect(guest).toHaveURL(openPage(GERMAN, '/checkout/address'));
      await expect(guest.locator('[name="street"]').first()).toHaveValue('Am Markt');
      await expect(guest.getByRole('link', { name: /Schon ein Konto/ })).toHaveCount(0);
      await context.close();
    });
  });
