import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { findArticle, hrefOf, isBuyable, labelOf, type ArticleRecord } from './article';
import { axeFindings } from './axe';
import { Customer, pay } from './ordering-customer';
import { openEditorSession } from './editor-session';
import { expectSpentLink, pressFormLink } from './form-link';
import { sendRequest, shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { messagesTo } from './mailbox';
import { staff } from './staff';
import { firstOf } from '@/scripts/testing/combinations';

const address = (name: string) => `${name}-${Date.now()}@example.com`;

const emailText = z.object({ subject: z.string(), text: z.string() });

/** Waits until an address has this many emails. @returns the newest */
async function email(to: string, emails: number) {
  await expect.poll(async () => (await messagesTo(to)).length, { timeout: 60_000 }).toBe(emails);
  const [newest] = await messagesTo(to);
  const response = await fetch(`${process.env.MAIL_READER_URL}/messages/${newest?.id}`);
  return emailText.parse(await response.json());
}
const linkIn = ({ text }: { text: string }) => /https?:\S+/.exec(text)?.[0] ?? '';

const WORDS = {
  de: {
    showcase: '/de-de/bausteine',
    competition: { send: 'Teilnehmen', thanks: 'Vielen Dank, Sie nehmen teil.' },
    early: { send: 'Anmelden' },
    fields: ['E-Mail', 'Vorname', 'Nachname'],
    returns: { path: '/de-de/rueckgabe', open: 'Rückgabe beginnen', choose: 'Rückgabe anmelden' },
    number: 'Bestellnummer',
    registered: /^Ihre Rückgabe HGG-T\d+ ist angemeldet/,
    label: /^Etikett für HGG-T\d+/,
  },
  pl: {
    showcase: '/pl-pl/elementy-stron',
    competition: { send: 'Weź udział', thanks: 'Dziękujemy, zgłoszenie przyjęte.' },
    early: { send: 'Zarejestruj się' },
    fields: ['E-mail', 'Imię', 'Nazwisko'],
    returns: { path: '/pl-pl/zwroty', open: 'Rozpocznij zwrot', choose: 'Zgłoś zwrot' },
    number: 'Numer zamówienia',
    registered: /^Państwa zwrot HGG-T\d+ został/,
    label: /^Pobierz etykietę dla HGG-T\d+/,
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

const block = (page: Page, name: string) => page.locator(`[data-block="hgg-showcase-${name}"]`);

async function enter(page: Page, words: Words, name: 'competition' | 'early', to: string) {
  const form = block(page, name);
  const values = [to, 'Jan', 'Novák'];
  for (const [at, label] of words.fields.entries())
    await form.getByRole('textbox', { name: label }).fill(values[at] ?? '');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.getByRole('button', { name: words[name].send }).click();
}

for (const [language, words] of firstOf(Object.entries(WORDS)))
  test(`BLK-17, BLK-18, NWS-06: competition and early shop are entered once and confirmed by email, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    for (const name of ['competition', 'early'] as const) {
      const to = address(`${name}-${language}`);
      for (const _ of ['once', 'again']) {
        await visit(page, shopUrl('hgg', words.showcase));
        await enter(page, words, name, to);
        await expect(block(page, name).locator('output')).toBeVisible({ timeout: 60_000 });
      }
      expect(await axeFindings(page)).toEqual([]);
      expect((await email(to, 1)).subject).not.toBe('');
    }
  });

for (const [language, words] of firstOf(Object.entries(WORDS).toReversed()))
  test(`ORD-06, CST-03: an order is returned in the frame, with a label, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const { number, to } = await order(`return-${language}`);
    await visit(page, shopUrl('hgg', words.returns.path));
    const form = page.locator('main form').first();
    await form.getByLabel(words.number).fill(number);
    await form.getByLabel(words.fields[0]).fill(to);
    await form.getByRole('button', { name: words.returns.open }).click();
    const frame = page.frameLocator('iframe[height="800"]');
    await frame.locator('select').first().selectOption('1');
    expect(await axeFindings(page)).toEqual([]);
    await frame.getByRole('button', { name: words.returns.choose }).click();
    await expect(frame.getByText(words.registered)).toBeVisible();
    await expect(frame.getByRole('link', { name: words.label })).toBeVisible();
    const { pathname, search } = new URL(linkIn(await email(to, 3)));
    const label = await sendRequest('hgg.localhost', pathname + search);
    expect([label.status, label.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

const soldOutIn = ({ productType, colorVariants: [colour] }: ArticleRecord) =>
  productType === 'product' && colour?.sizeVariants.some(isBuyable)
    ? colour.sizeVariants.find((size) => !isBuyable(size))
    : undefined;

/** A paid and shipped order of one article, because only shipped articles can be returned. */
async function order(name: string) {
  const article = await findArticle('hgg', ({ productType, colorVariants: [colour] }) =>
    Boolean(productType === 'product' && colour?.sizeVariants.some(isBuyable)),
  );
  const [colour] = article.colorVariants;
  const sku = `${colour?.itemnum}-${colour?.sizeVariants.filter(isBuyable).map(labelOf)[0]}`;
  const customer = new Customer('hgg', `${name}-${Date.now()}`);
  await customer.reachReview(sku);
  const back = new URL(await pay(await customer.order()));
  const { body } = await customer.get(back.pathname + back.search);
  const number = /HGG-\d{7}/.exec(body)?.[0] ?? '';
  await staff('ship', number, '--carrier', 'DHL', '--parcel', `0034${Date.now()}`);
  await email(customer.email, 2);
  return { to: customer.email, number };
}

test('NWS-03: a link works twice, but not if forged or for another subscription', async ({
  page,
}) => {
  const to = address('twice');
  await visit(page, shopUrl('hgg', '/de-de/newsletter'));
  const form = page.locator('main form').first();
  for (const [at, label] of WORDS.de.fields.entries())
    await form.getByLabel(label).fill([to, 'Jan', 'Novák'][at] ?? '');
  await form.getByLabel('Sale').check();
  await form.locator('button[type=submit]').click();
  await expect(page.locator('main output')).toBeVisible({ timeout: 60_000 });
  const url = linkIn(await email(to, 1));
  await visit(page, url);
  await pressFormLink(page);
  await visit(page, url);
  await expectSpentLink(page, /schon bestätigt/);
  await visit(
    page,
    url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
  );
  await expect(page.getByText('Dieser Link ist abgelaufen oder schon benutzt.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await email(to, 2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an alert for a sold-out size is requested by a form alone and confirmed by its link', async ({
    page,
  }) => {
    const article = await findArticle('hgg', (each) => soldOutIn(each) !== undefined);
    const label = labelOf(soldOutIn(article) ?? { sizeString: '' });
    await page.goto(shopUrl('hgg', hrefOf(article)));
    await page.getByText(/Bescheid geben, wenn eine Größe/).click();
    const form = page.locator('form[action="/api/article/notice"]');
    const options = await form.getByLabel('Größe').locator('option').allInnerTexts();
    const soldOut = options.find((option) => option.startsWith(`${label} `)) ?? '';
    expect(soldOut).toContain('Ausverkauft');
    await form.getByLabel('Größe').selectOption(soldOut);
    const to = address('plain-wait');
    await form.getByLabel('E-Mail').fill(to);
    await form.getByRole('button', { name: 'Benachrichtigen' }).click();
    await expect(page.locator('#notice-sent')).toBeVisible();
    const url = linkIn(await email(to, 1));
    await page.goto(url);
    await pressFormLink(page);
    await page.goto(url);
    await expectSpentLink(page, /schon bestätigt/);
  });

  test('ORD-06: an order is returned by forms alone; an unknown one is reported', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const { number, to } = await order('return-plain');
    const send = async (orderNumber: string) => {
      await page.goto(shopUrl('hgg', WORDS.de.returns.path));
      const form = page.locator('main form').first();
      await form.getByLabel('Bestellnummer').fill(orderNumber);
      await form.getByLabel('E-Mail').fill(to);
      await form.getByRole('button', { name: 'Rückgabe beginnen' }).click();
    };
    await send('HGG-1');
    await expect(page.locator('#return-unknownOrder')).toContainText('keine Bestellung');
    await send(number);
    await page.locator('select').first().selectOption('1');
    await page.getByRole('button', { name: 'Rückgabe anmelden' }).click();
    await expect(page.getByText(WORDS.de.registered)).toBeVisible();
  });
});

test('CON-05: markup and right-to-left text in a message are harmless in the mailbox', async ({
  page,
}) => {
  const to = address('strange');
  const strange = `<script>parent.document.title='harmed'</script> 👋 שלום ${'x'.repeat(300)}`;
  await visit(page, shopUrl('hgg', '/de-de/kontakt'));
  const form = page.locator('main form').first();
  for (const [at, label] of WORDS.de.fields.entries())
    await form.getByLabel(label).fill([to, '<b>Jan</b> 👋', '"><img src=x>'][at] ?? '');
  await form.locator('select[name=subject]').selectOption('delivery');
  await form.locator('textarea[name=message]').fill(strange);
  await form.locator('input[name=acceptDatenschutz]').check();
  await form.locator('button[type=submit]').click();
  await expect(page.locator('main output')).toBeVisible({ timeout: 60_000 });
  const { subject } = await email(to, 1);
  await openEditorSession(page, 'hgg');
  await visit(page, shopUrl('hgg', `/dev/mailbox?to=${encodeURIComponent(to)}`));
  await page.getByRole('link', { name: subject }).click();
  const shown = page.frameLocator('iframe').getByText("<script>parent.document.title='harmed'");
  await expect(shown).toBeVisible();
  await expect(page).toHaveTitle('Mailbox');
  expect(await page.frameLocator('iframe').locator('img, script').count()).toBe(0);
});
