import { mkdirSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumPath } from '@/scripts/stack/chromium.mjs';

const WIDTHS = [390, 768, 1440];
const ATTEMPTS = 5;
const SETTLED_MS = 1_500;
const PICTURES = 'test-results/own-shop';

export interface Market {
  /** `http://nord.localhost:3000` */
  origin: string;
  /** `it-it` */
  locale: string;
}

const PERSON = {
  firstName: 'Elena',
  lastName: 'Bianchi',
  street: 'Via Roma',
  houseNumber: '12',
};

/** Where parcels go, by the country of the locale. */
const PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { postalCode: '80331', city: 'München', country: 'DE' },
  it: { postalCode: '10121', city: 'Torino', country: 'IT', state: 'TO' },
};

/** The form of a step of the checkout, which has the same action in every language. */
const stepForm = (page: Page, step: string) =>
  page.locator(`form[action^="/api/checkout/${step}"]`).first();

const sendStep = (page: Page, step: string) =>
  stepForm(page, step).locator('button:not([formaction])').last().click();

/** A browser that looks at a shop and buys in it, by its forms and not by its words. */
export class Guest {
  private readonly browser: Browser;
  readonly page: Page;
  private readonly market: Market;

  private constructor(browser: Browser, page: Page, market: Market) {
    this.browser = browser;
    this.page = page;
    this.market = market;
  }

  /** @param parameters of Chromium, such as hosts that are elsewhere */
  static async enter(market: Market, parameters: string[] = []): Promise<Guest> {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: parameters });
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    mkdirSync(PICTURES, { recursive: true });
    return new Guest(browser, page, market);
  }

  readonly leave = (): Promise<void> => this.browser.close();

  private address = (path: string) => `${this.market.origin}/${this.market.locale}${path}`;

  /** Opens a page that has to be there. */
  async open(path: string): Promise<void> {
    const response = await this.page.goto(this.address(path));
    if (response?.status() !== 200) throw new Error(`${path}: ${response?.status()}`);
  }

  /** Takes pictures of the page, on a phone, a tablet and a desktop, none of which may scroll sideways. */
  async look(name: string): Promise<void> {
    for (const width of WIDTHS) {
      await this.page.setViewportSize({ width, height: 900 });
      await this.page.waitForLoadState('load');
      // Pictures fade in.
      await this.page.waitForTimeout(SETTLED_MS);
      const file = `${PICTURES}/${this.market.locale}-${name}-${width}.png`;
      await this.page.screenshot({ path: file });
      const needed = await this.page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) throw new Error(`${name} is ${needed} wide on ${width}`);
    }
  }

  /** Puts the first article of a list into the basket. @returns the list's number of links to articles */
  async putIntoBasket(list: string): Promise<number> {
    await this.open(list);
    await this.look('list');
    const links = this.page.locator('main a[href*="/p/"]');
    const count = await links.count();
    const href = await links.first().getAttribute('href');
    await this.page.goto(new URL(href ?? '', this.market.origin).href);
    await this.look('article');
    const form = this.page.locator('form[action^="/api/cart/cart/add"]').first();
    await form.locator('input[name="sku"]:enabled').first().dispatchEvent('click');
    await Promise.all([
      this.page.waitForResponse((response) => response.url().includes('/api/cart/cart/add')),
      form.locator('button[type="submit"], button:not([type])').first().click(),
    ]);
    return count;
  }

  /** From the basket to the order. */
  async order(email: string, paymentMethod: string): Promise<void> {
    const { page, market } = this;
    await this.open('/checkout/cart');
    await this.look('basket');
    await this.open('/checkout/address');
    const form = stepForm(page, 'address');
    const { country = '', state, ...place } = PLACES[market.locale.slice(3)] ?? {};
    await form.locator('[name="country"]').selectOption(country);
    for (const [name, text] of Object.entries({ ...PERSON, ...place, email }))
      await form.locator(`[name="${name}"]`).first().fill(text);
    const region = form.locator('select[name="state"]');
    if (state && (await region.count()) > 0) await region.selectOption(state);
    await this.look('address');
    await sendStep(page, 'address');
    await page.waitForURL(/\/checkout\/payment/);
    await this.look('payment');
    await page
      .locator(`input[name="paymentMethod"][value="${paymentMethod}"]`)
      .dispatchEvent('click');
    await sendStep(page, 'payment');
    await page.waitForURL(/\/checkout\/review/);
    await this.look('review');
    await sendStep(page, 'order');
  }

  async payByCard(): Promise<void> {
    await this.page.waitForURL(/\/pay\/cs_test_/);
    await this.page.locator('input[name="number"]').fill('4242424242424242');
    await this.page.locator('input[name="expiry"]').fill('12 / 40');
    await this.page.locator('input[name="cvc"]').fill('123');
    await this.page.locator('form:has(input[name="number"]) button').first().click();
  }

  /** Number of the order on the confirmation page. */
  async confirmed(): Promise<string> {
    await this.page.waitForURL(/\/checkout\/confirmation\?/);
    // A busy machine may answer too late; the page asks to be loaded again then.
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const [number] = /[A-Z]{2,8}-\d{7}/.exec(await this.page.locator('main').innerText()) ?? [];
      if (number !== undefined) {
        await this.look('confirmation');
        return number;
      }
      await this.page.reload();
    }
    throw new Error('the confirmation names no order');
  }
}
