import { expect, type Page } from '@playwright/test';
import { shopUrl, type Project } from './hosts';
import { documentOf, sendForm } from './page-requests';

/** Numbers of the vendor's test cards. @see https://docs.stripe.com/testing */
export const CARDS = {
  success: '4242424242424242',
  declined: '4000000000000002',
  authenticates: '4000002500003155',
} as const;

/** Locale and contents of a journey. */
export interface Shop {
  project: Project;
  /** `de-de` */
  locale: string;
}

export const GERMAN: Shop = { project: 'hgg', locale: 'de-de' };

/** Names and values for the fields of the address form. */
export type Typed = Readonly<Record<string, string>>;

export const MUNICH: Typed = {
  firstName: 'Erika',
  lastName: 'Muster',
  street: 'Beispielweg',
  houseNumber: '12',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
};

export const openPage = ({ project, locale }: Shop, path: string) =>
  shopUrl(project, `/${locale}${path}`);

/** The form of a step, which has the same action in every language. */
const stepForm = (page: Page, step: 'address' | 'payment' | 'order') =>
  page.locator(`form[action^="/api/checkout/${step}"]`).first();

/** The submit button of a step, which is the last of its form. */
export const sendStep = (page: Page, step: 'address' | 'payment' | 'order') =>
  stepForm(page, step).locator('button:not([formaction])').last().click();

/** Parts of a document that match a pattern, with their entities decoded. */
const found = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text = '']) => text.replaceAll('&amp;', '&'));

/**
 * Adds an available article of a list to the basket of the page's visitor, without loading a page;
 * `journeys.spec.ts` does it in the browser.
 */
export async function putIntoBasket(page: Page, shop: Shop, list: string): Promise<void> {
  const { project, locale } = shop;
  const listed = await documentOf(page, project, `/${locale}${list}`);
  const [, main = ''] = listed.split('<main');
  const [article = ''] = found(main, /href="([^"]*\/p\/[^"]*)"/g);
  const html = await documentOf(page, project, article);
  const sizes = found(html, /(<input[^>]*name="sku"[^>]*>)/g);
  const [sku = ''] = sizes
    .filter((size) => !/\sdisabled/.test(size))
    .flatMap((size) => found(size, /value="([^"]*)"/g));
  const sent = { locale, sku, count: '1' };
  expect(await sendForm(page, project, '/api/cart/cart/add', sent)).toBe(
    `/${locale}/checkout/cart`,
  );
}

/** Fills in the address step and continues to the payment step. */
export async function sendAddress(page: Page, shop: Shop, typed: Typed): Promise<void> {
  await page.goto(openPage(shop, '/checkout/address'));
  const form = stepForm(page, 'address');
  const { country, state, ...texts } = typed;
  if (country) await form.locator('[name="country"]').selectOption(country);
  if (state) await form.locator('[name="state"]').selectOption(state);
  for (const [name, text] of Object.entries(texts))
    await form.locator(`[name="${name}"]`).fill(text);
  await sendStep(page, 'address');
  await expect(page).toHaveURL(/\/checkout\/payment/);
}

/**
 * Continues from the basket to the review, which has the order button. Only the review is loaded;
 * `checkout-access.spec.ts` goes through each step in the browser.
 */
export async function reachReview(
  page: Page,
  shop: Shop,
  typed: Typed,
  paymentMethod = 'card',
): Promise<void> {
  const { project, locale } = shop;
  const send = (step: string, fields: Typed) =>
    sendForm(page, project, `/api/checkout/${step}`, { locale, ...fields });
  expect(await send('address', typed)).toContain('/checkout/payment');
  const chosen = { shippingMethod: 'standard', paymentMethod };
  expect(await send('payment', chosen)).toContain('/checkout/review');
  await page.goto(openPage(shop, '/checkout/review'));
}

/** Places the order, and waits for the provider's page. */
export async function reachPayment(
  page: Page,
  shop: Shop,
  typed: Typed,
  paymentMethod = 'card',
): Promise<void> {
  await reachReview(page, shop, typed, paymentMethod);
  await sendStep(page, 'order');
  await expect(page).toHaveURL(/\/pay\/cs_test_/);
}

/** Pays by card on the provider's page, in any language. */
export async function payByCard(page: Page, number: string = CARDS.success): Promise<void> {
  await page.locator('input[name="number"]').fill(number);
  await page.locator('input[name="expiry"]').fill('12 / 40');
  await page.locator('input[name="cvc"]').fill('123');
  await page.locator('form:has(input[name="number"]) button').first().click();
}

/** Number of the order on the confirmation page. */
export async function confirmedNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/checkout\/confirmation\?/);
  const number = page.getByText(/^(HGG|HRM|ECK)-\d{7}$/);
  await expect(number).toBeVisible();
  return number.innerText();
}

/** Pays by card but does not return to the shop: the response never reaches the browser. */
export async function payAndLoseReturn(page: Page): Promise<void> {
  const isPaid = page.waitForEvent('requestfailed');
  await page.route('**/pay/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    // Redirects of a continued request could not be intercepted.
    const response = await route.fetch({ maxRedirects: 0 });
    expect(response.status()).toBe(303);
    return route.abort();
  });
  await payByCard(page);
  await isPaid;
}
