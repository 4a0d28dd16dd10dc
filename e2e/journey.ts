import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { sendRequest, shopUrl } from './hosts';
import { messagesTo } from './mailbox';
import { staff } from './staff';
import { CARDS, openPage, type Shop, type Typed } from './checkout';

/** Input method of a visitor. */
type Hand = 'mouse' | 'keyboard' | 'no JavaScript';

export interface Journey extends Shop {
  name: string;
  device: 'phone' | 'desktop';
  hand: Hand;
  /** Path below the locale of the list found by a search engine; `null` for an article. */
  list: string | null;
  address: Typed;
  payment: 'card' | 'prepayment';
}

/** `npm run journeys` takes the pictures; the gate runs the same journeys without them. */
const ALBUM = process.env.JOURNEYS;
const WIDTHS = { phone: 390, desktop: 800 } as const;
const MAX_BYTES = 60_000;
/** Quality of the first attempt, and of further ones while a picture is too large. */
const QUALITIES = [60, 40, 25];
/** Time for fonts and pictures of the first screen to load. */
const SETTLE_MS = 700;
/** Timeout for pictures, because new ones have to be rendered first. */
const SHOWN_MS = 10_000;
/** Maximum presses of Tab on a page, including its filters and footer. */
const MAX_TABS = 250;

async function smallEnough(picture: Buffer, width: number): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const small = await sharp(picture).resize({ width }).webp({ quality }).toBuffer();
    if (small.length <= MAX_BYTES) return small;
  }
  throw new Error('a picture is larger than 60 KB');
}

/** Whether every picture in view has loaded. */
const hasItsPictures = () =>
  [...document.images].every((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.complete || bottom < 0 || top > innerHeight;
  });

/** The pictures of a journey, one for each step. */
class Album {
  private count = 0;

  private readonly page: Page;
  private readonly journey: Journey;

  constructor(page: Page, journey: Journey) {
    this.page = page;
    this.journey = journey;
  }

  async take(step: string): Promise<void> {
    this.count += 1;
    if (!ALBUM) return;
    const folder = path.join(ALBUM, this.journey.name);
    mkdirSync(folder, { recursive: true });
    await this.page.waitForFunction(hasItsPictures, undefined, { timeout: SHOWN_MS }).catch(() => {
      // Taken as is: a failed picture is visible as missing.
    });
    await this.page.waitForTimeout(SETTLE_MS);
    const picture = await this.page.screenshot({ animations: 'disabled' });
    const file = path.join(folder, `${this.count}-${step}.webp`);
    writeFileSync(file, await smallEnough(picture, WIDTHS[this.journey.device]));
  }
}

const firstOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

/** A URL from the sitemap: that of the journey's list, or of an available article. */
async function listedAddress({ project, locale, list }: Journey): Promise<string> {
  const host = `${project}.localhost`;
  if (list !== null) return `/${locale}${list}`;
  const { body } = await sendRequest(host, `/sitemap/${locale}/articles-1.xml`, {
    headers: { connection: 'close' },
  });
  for (const [, address = ''] of body.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const { pathname } = new URL(address);
    const article = await sendRequest(host, pathname);
    const sizes = article.body.match(/<input[^>]*name="sku"[^>]*>/g) ?? [];
    const isSold = sizes.some((size) => /type="radio"/.test(size) && !/disabled/.test(size));
    if (isSold) return pathname;
  }
  throw new Error(`${host}: the sitemap of ${locale} lists no article with a size in stock`);
}

/** Shows a search engine's result, based on the page's own title, URL and description. */
async function openResult(page: Page, journey: Journey): Promise<Locator> {
  const { project, locale } = journey;
  const at = await listedAddress(journey);
  const { status, body } = await sendRequest(`${project}.localhost`, at);
  expect(status).toBe(200);
  const canonical = firstOf(body, /<link rel="canonical" href="([^"]*)"/);
  expect(new URL(canonical).pathname).toBe(at);
  const title = firstOf(body, /<title[^>]*>([^<]*)</);
  const description = firstOf(body, /<meta name="description" content="([^"]*)"/);
  expect([title, description]).not.toContain('');
  await page.setContent(
    `<!doctype html><html lang="${locale.slice(0, 2)}"><meta charset="utf-8">
     <meta name="viewport" content="width=device-width"><title>1</title>
     <body style="font: 16px/1.5 sans-serif; margin: 2rem; max-width: 40rem">
     <cite style="font-size: 14px">${canonical}</cite><br>
     <a href="${shopUrl(project, at)}" style="font-size: 20px">${title}</a>
     <p>${description}</p></body></html>`,
  );
  return page.locator('a');
}

/** Presses Tab until the focus is on the element. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    const isThere = await wanted.evaluateAll((all) =>
      all.some((one) => one === document.activeElement),
    );
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key does not reach ${wanted}`);
}

/** Uses links, buttons and fields by mouse or keyboard. */
class Visitor {
  private readonly page: Page;
  private readonly hand: Hand;

  constructor(page: Page, hand: Hand) {
    this.page = page;
    this.hand = hand;
  }

  private get hasKeys() {
    return this.hand === 'keyboard';
  }

  async follow(link: Locator): Promise<void> {
    if (!this.hasKeys) return link.first().click();
    await tabTo(this.page, link);
    await this.page.keyboard.press('Enter');
  }

  async choose(radio: Locator): Promise<void> {
    if (!this.hasKeys) return radio.first().check({ force: true });
    await tabTo(this.page, radio);
    await this.page.keyboard.press('Space');
  }

  async type(field: Locator, text: string): Promise<void> {
    if (!this.hasKeys) return field.fill(text);
    await tabTo(this.page, field);
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }
}

/** The form of a step, by its action; its submit button is the last one. */
const stepForm = (page: Page, step: string) =>
  page.locator(`form[action^="/api/checkout/${step}"]`).first();
const stepButton = (page: Page, step: string) =>
  stepForm(page, step).locator('button:not([formaction])').last();

/** Waits for the scripts of a page unless they are disabled. */
async function ready(page: Page, { hand }: Journey): Promise<void> {
  if (hand !== 'no JavaScript') await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

async function fillBasket(page: Page, journey: Journey, album: Album): Promise<void> {
  const visitor = new Visitor(page, journey.hand);
  const result = await openResult(page, journey);
  await album.take('result');
  await visitor.follow(result);
  await ready(page, journey);
  if (journey.list !== null) {
    await album.take('list');
    await visitor.follow(page.locator('main a[href*="/p/"]').first());
    await expect(page).toHaveURL(/\/p\//);
    await ready(page, journey);
  }
  const sizes = page.locator('main input[name="sku"]:enabled');
  await visitor.choose(sizes);
  await album.take('article');
  await visitor.follow(page.locator('[data-purchase] button').first());
  if (journey.hand !== 'no JavaScript')
    await visitor.follow(page.getByRole('dialog').locator('a[href$="/checkout/cart"]'));
  await expect(page).toHaveURL(openPage(journey, '/checkout/cart'));
  await ready(page, journey);
  await album.take('basket');
}

async function goToReview(page: Page, journey: Journey, email: string, album: Album) {
  const visitor = new Visitor(page, journey.hand);
  await visitor.follow(page.locator('main a[href$="/checkout/address"]'));
  await expect(page).toHaveURL(openPage(journey, '/checkout/address'));
  await ready(page, journey);
  const form = stepForm(page, 'address');
  const { country = '', ...texts } = { ...journey.address, email };
  const land = form.locator('[name="country"]');
  if ((await land.inputValue()) !== country) await land.selectOption(country);
  for (const [name, text] of Object.entries(texts))
    await visitor.type(form.locator(`[name="${name}"]`), text);
  await album.take('address');
  await visitor.follow(stepButton(page, 'address'));
  await expect(page).toHaveURL(/\/checkout\/payment/);
  await ready(page, journey);
  const method = stepForm(page, 'payment').locator(`input[value="${journey.payment}"]`);
  if (!(await method.isChecked())) await visitor.choose(method);
  await album.take('payment');
  await visitor.follow(stepButton(page, 'payment'));
  await expect(page).toHaveURL(/\/checkout\/review/);
  await ready(page, journey);
  await album.take('review');
}

async function payByCard(page: Page, hand: Hand, album: Album): Promise<void> {
  await expect(page).toHaveURL(/\/pay\/cs_test_/);
  const visitor = new Visitor(page, hand);
  const card = { number: CARDS.success, expiry: '12 / 40', cvc: '123' };
  for (const [name, text] of Object.entries(card))
    await visitor.type(page.locator(`input[name="${name}"]`), text);
  await album.take('card');
  await visitor.follow(page.locator('form:has(input[name="number"]) button').first());
}

/** Waits for the email with the parcel's number. */
const emailOf = (to: string, parcel: string) =>
  expect
    .poll(
      async () => {
        const [newest] = await messagesTo(to);
        const reader = process.env.MAIL_READER_URL ?? '';
        return newest ? (await fetch(new URL(`/messages/${newest.id}`, reader))).text() : '';
      },
      { timeout: 60_000 },
    )
    .toContain(parcel);

/** From a search engine's result to the parcel, whose number is shown and emailed. */
export async function walk(page: Page, journey: Journey): Promise<void> {
  const album = new Album(page, journey);
  const email = `${journey.name}-${Date.now()}@example.org`;
  await fillBasket(page, journey, album);
  await goToReview(page, journey, email, album);
  const visitor = new Visitor(page, journey.hand);
  await visitor.follow(stepButton(page, 'order'));
  if (journey.payment === 'card') await payByCard(page, journey.hand, album);
  await expect(page).toHaveURL(/\/checkout\/confirmation\?/, { timeout: 60_000 });
  const number = await page.getByText(/^(HGG|HRM|ECK)-\d{7}$/).innerText();
  await album.take('confirmation');
  if (journey.payment === 'prepayment') await staff('paid', number);
  const parcel = `0034${Date.now()}`;
  await staff('ship', number, '--carrier', 'DHL', '--parcel', parcel);
  await emailOf(email, parcel);
  await page.goto(openPage(journey, `/checkout/order?number=${number}`));
  await ready(page, journey);
  const lookup = page.locator('form[action="/api/order/open"]');
  if (await lookup.count()) {
    await visitor.type(lookup.locator('[name="email"]'), email);
    await visitor.follow(lookup.locator('button').last());
  }
  await expect(page.getByText(new RegExp(parcel)).first()).toBeVisible();
  await album.take('parcel');
}
