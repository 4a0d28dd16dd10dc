import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { query } from './account-holder';
import { axeFindings } from './axe';
import { expectSpentLink, formLinkButton, pressFormLink } from './form-link';
import { sendRequest, shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { messagesTo } from './mailbox';
import { firstOf, isWhole } from '@/scripts/testing/combinations';

const WORDS = {
  de: {
    newsletter: '/de-de/newsletter',
    contact: '/de-de/kontakt',
    home: '/de-de',
    fields: ['E-Mail', 'Vorname', 'Nachname'],
    used: /schon bestätigt/,
    expired: /nicht mehr gültig/,
  },
  pl: {
    newsletter: '/pl-pl/newsletter',
    contact: '/pl-pl/kontakt',
    home: '/pl-pl',
    fields: ['E-mail', 'Imię', 'Nazwisko'],
    used: /już potwierdzona/,
    expired: /stracił ważność/,
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

const address = (name: string) => `${name}-${Date.now()}@example.com`;
const letter = z.object({
  text: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
});

/** Waits until an address has this many emails. @returns all of them, newest first */
async function emails(to: string, count: number) {
  await expect.poll(async () => (await messagesTo(to)).length, { timeout: 60_000 }).toBe(count);
  const read = (await messagesTo(to)).map(async ({ id }) =>
    letter.parse(await (await fetch(`${process.env.MAIL_READER_URL}/messages/${id}`)).json()),
  );
  return Promise.all(read);
}
const linkIn = (mail: { text: string } | undefined) =>
  /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '';

const formOf = (page: Page) => page.locator('main form').first();
const send = (page: Page) => formOf(page).locator('button[type=submit]').click();

async function fillIn(page: Page, words: Words, to: string): Promise<void> {
  for (const [at, label] of words.fields.entries())
    await formOf(page)
      .getByLabel(label)
      .fill([to, 'Jan', 'Novák'][at] ?? '');
}

/** @returns the one-click URL of a confirmed subscriber */
async function subscribed(page: Page, words: Words, to: string): Promise<string> {
  await visit(page, shopUrl('hgg', words.newsletter));
  await fillIn(page, words, to);
  await send(page);
  await expect(page.locator('main output')).toBeVisible({ timeout: 60_000 });
  const [confirmation] = await emails(to, 1);
  await visit(page, linkIn(confirmation));
  await pressFormLink(page);
  const [welcome] = await emails(to, 2);
  const header = welcome?.headers.find(({ name }) => name.toLowerCase() === 'list-unsubscribe');
  return /https?:[^>\s]+/.exec(header?.value ?? '')?.[0] ?? '';
}

/** The request of a mail program's server. */
const oneClick = ({ pathname, search }: URL) =>
  sendRequest('hgg.localhost', pathname + search, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

const statusOf = async (email: string): Promise<unknown> => {
  const text = 'SELECT status FROM shop.newsletter_subscriptions WHERE email = $1';
  return (await query(text, [email]))[0]?.status;
};

// In the gate `one-click.test.ts` has what a mail program sends.
if (isWhole())
  test('NWS-04: one click in a mail program ends the newsletter, without cookie and origin; a forged one does not', async ({
    page,
  }) => {
    const to = address('mail-program');
    const url = new URL(await subscribed(page, WORDS.pl, to));
    const forged = new URL(url);
    forged.searchParams.set('uid', `${url.searchParams.get('uid')}x`);
    for (const wrong of [forged, new URL(url.pathname, url)])
      expect((await oneClick(wrong)).status).toBe(410);
    expect(await statusOf(to)).toBe('confirmed');
    for (const _ of ['once', 'again']) expect((await oneClick(url)).status).toBe(200);
    expect(await statusOf(to)).toBe('ended');
    expect(await messagesTo(to)).toHaveLength(2);
  });

test('NWS-04: a browser without cookies, on a page without origin, ends the newsletter with one click', async ({
  page,
  browser,
}) => {
  const to = address('one-click');
  const url = await subscribed(page, WORDS.de, to);
  expect(await axeFindings(page)).toEqual([]);
  const stranger = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const mailProgram = await stranger.newPage();
  // Mail programs show emails on a page whose origin is “null”.
  await mailProgram.goto('data:text/html,<title>Mail</title>');
  for (const _ of ['once', 'again']) {
    const posted = mailProgram.waitForResponse((response) => response.url() === url);
    await mailProgram.setContent(`<form method="post" action="${url.replaceAll('&', '&amp;')}">
      <input name="List-Unsubscribe" value="One-Click"><button>End</button></form>`);
    await mailProgram.getByRole('button').click();
    const response = await posted;
    expect([response.status(), response.request().headers()['cookie']]).toEqual([200, undefined]);
    await mailProgram.goto('data:text/html,<title>Mail</title>');
  }
  await stranger.close();
});

// In the gate `form-links.test.ts` has links of every form that are older than a week.
for (const [language, words] of firstOf(Object.entries(WORDS), 0))
  test(`NWS-03: a link older than a week confirms nothing and says so; a new one works, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const to = address(`late-${language}`);
    const request = async () => {
      await visit(page, shopUrl('hgg', words.newsletter));
      await fillIn(page, words, to);
      await send(page);
      await expect(page.locator('main output')).toBeVisible({ timeout: 60_000 });
    };
    await request();
    // Requested twice, but sent once.
    await request();
    const old = linkIn((await emails(to, 1))[0]);
    await query(
      `UPDATE shop.newsletter_subscriptions SET requested_at = now() - interval '8 days' WHERE email = $1`,
      [to],
    );
    await visit(page, old);
    await expectSpentLink(page, words.expired);
    expect(await axeFindings(page)).toEqual([]);
    await request();
    await visit(page, linkIn((await emails(to, 2))[0]));
    await pressFormLink(page);
    expect(await axeFindings(page)).toEqual([]);
  });

for (const [language, words] of firstOf(Object.entries(WORDS).toReversed()))
  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('CON-05: a message is confirmed by the button of a link, and sent once', async ({
      page,
    }) => {
      const to = address(`plain-${language}`);
      await page.goto(shopUrl('hgg', words.contact));
      await fillIn(page, words, to);
      const form = formOf(page);
      await form.locator('select[name=subject]').selectOption('delivery');
      await form.locator('textarea[name=message]').fill('Paket? 👋 שלום');
      await form.locator('input[name=acceptDatenschutz]').check();
      await send(page);
      await expect(page.locator('#contact-sent')).toBeVisible();
      const url = linkIn((await emails(to, 1))[0]);
      await page.goto(url);
      await pressFormLink(page);
      await page.goto(url);
      await expectSpentLink(page, words.used);
      await emails(to, 2);
      await page.goto(url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
      await expect(formLinkButton(page)).toHaveCount(0);
      expect(await messagesTo(to)).toHaveLength(2);
    });
  });
