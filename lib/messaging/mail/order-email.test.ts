import { DEMO_SETTINGS } from '@/lib/shop/settings/settings.fixture';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { orderEmail, type OrderEmail } from './order-email';
import { renderLetter } from './render-letter.server';

const ORDER: OrderEmail = {
  number: 'HGG-1000001',
  projectName: 'hgg',
  locale: 'de-at',
  currency: 'EUR',
  lines: [
    {
      itemNumber: '10-1',
      name: 'Leinenhemd',
      colour: 'Blau',
      size: '4XL',
      quantity: 2,
      price: 4995,
    },
    {
      itemNumber: '20-1',
      name: 'Gürtel',
      colour: 'Braun',
      size: '120',
      quantity: 1,
      price: 129_900,
    },
  ],
  shipping: 595,
  total: 140_485,
  discount: 0,
  giftCards: 0,
  address: {
    firstName: 'Max',
    lastName: 'Muster',
    company: null,
    street: 'Musterstraße',
    houseNumber: '1a',
    addition: null,
    state: null,
    postalCode: '1010',
    city: 'Wien',
    country: 'AT',
  },
  arrival: '2.–3. Dezember',
  orderUrl: 'https://shop.example/de-at/checkout/confirmation?order=1&a=2',
};

const rendered = (order: OrderEmail) => renderLetter(orderEmail(order), DEMO_SETTINGS);

/** Text of a document's elements, without those hidden for inboxes. */
const textOf = (html: string) =>
  html
    .replaceAll(/<!--.*?-->|<style>.*?<\/style>|<div[^>]*data-skip-in-text.*?<\/div><\/div>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('both formats list the items, the cost and the address', async () => {
  const { subject, text, html } = await rendered(ORDER);
  expect(subject).toBe('Ihre Bestellung HGG-1000001 bei hgg');
  expect(plain(text).split('\n')).toEqual([
    'Guten Tag Max Muster,',
    '',
    'vielen Dank. Wir haben Ihre Bestellung und Ihre Zahlung erhalten.',
    '',
    'Bestellnummer: HGG-1000001',
    'Voraussichtlich bei Ihnen: 2.–3. Dezember',
    '',
    'Bestellung ansehen: https://shop.example/de-at/checkout/confirmation?order=1&a=2',
    '',
    'Leinenhemd',
    '  Farbe: Blau, Größe: 4XL',
    '  2 × 49,95 € = 99,90 €',
    '',
    'Gürtel',
    '  Farbe: Braun, Größe: 120',
    '  1 × 1.299,00 € = 1.299,00 €',
    '',
    'Versand: 5,95 €',
    'Gesamtsumme: 1.404,85 €',
    '',
    'Lieferadresse:',
    '  Max Muster',
    '  Musterstraße 1a',
    '  1010 Wien',
    '  Österreich',
    '',
    'Mit freundlichen Grüßen',
    'hgg',
    '',
    'Selvedge Beispiel GmbH · Musterallee 1 · 80331 München · Deutschland · USt-IdNr. DE000000000',
    '',
  ]);
  expect(plain(textOf(html))).toBe(
    'Ihre Bestellung HGG-1000001 bei hgg hgg Ihre Bestellung HGG-1000001 bei hgg ' +
      'Guten Tag Max Muster, ' +
      'vielen Dank. Wir haben Ihre Bestellung und Ihre Zahlung erhalten. ' +
      'Bestellnummer: HGG-1000001 Voraussichtlich bei Ihnen: 2.–3. Dezember Bestellung ansehen Artikel Menge Preis ' +
      'Leinenhemd Farbe: Blau Größe: 4XL 2 × 49,95 € 99,90 € ' +
      'Gürtel Farbe: Braun Größe: 120 1 × 1.299,00 € 1.299,00 € ' +
      'Versand 5,95 € Gesamtsumme 1.404,85 € ' +
      'Lieferadresse Max Muster Musterstraße 1a 1010 Wien Österreich Mit freundlichen Grüßen hgg ' +
      'Selvedge Beispiel GmbH · Musterallee 1 · 80331 München · Deutschland · USt-IdNr. DE000000000',
  );
  expect(html).toContain('href="https://shop.example/de-at/checkout/confirmation?order=1&amp;a=2"');
});

test('ORD-01: articles have their picture, and the plain text stays as it is', async () => {
  const url = 'https://media.example/p/10-1/1_300.jpg';
  const pictures = new Map([['10-1', { url, alt: 'Hemd <blau>', ratio: '1:2' as const }]]);
  const { text, html } = await rendered({ ...ORDER, pictures });
  expect(html.match(/<img [^>]*>/g)).toEqual([
    expect.stringMatching(
      `^<img src="${url}" alt="Hemd &lt;blau&gt;" width="60" height="120" class="muted"`,
    ),
  ]);
  expect(text).toBe((await rendered(ORDER)).text);
});

test.each(LANGUAGES)('GEN-02: every text of the email is in %s', async (language) => {
  const { subject, text, html } = await rendered({ ...ORDER, locale: `${language}-de` });
  const texts = messagesFor(language).orderEmail;
  const { subject: _, greeting: __, free, item, quantity, price, ...others } = texts;
  const { discount: _1, giftCards: _2, due: _3, invoiceAddress: _4, ...used } = others;
  const { giftCardLeft: _5, ...messages } = used;
  expect(html).toContain(` lang="${language}">`);
  for (const word of Object.values(messages)) expect([text, html]).toEqual(both(word));
  for (const heading of [item, quantity, price]) expect(html).toContain(`>${heading}</th>`);
  const sent = await rendered({ ...ORDER, locale: `${language}-de`, shipping: 0 });
  expect(sent.text).toContain(free);
  for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}/);
});

const both = (word: string) => [expect.stringContaining(word), expect.stringContaining(word)];

test('an unsupported language falls back to English', async () => {
  expect((await rendered({ ...ORDER, locale: 'da-dk' })).subject).toBe(
    'Your order HGG-1000001 at hgg',
  );
});

test('prices are written in the order’s currency', async () => {
  const { text } = await rendered({ ...ORDER, locale: 'cs-cz', currency: 'CZK', shipping: 9900 });
  expect(plain(text)).toContain('Doprava: 99 Kč');
});

test('markup in names is escaped, in every field that a customer or an editor writes', async () => {
  const script = `<script>alert("1")</script>'&amp;`;
  const [line] = ORDER.lines;
  if (!line) throw new Error('the order has a line');
  const { text, html } = await rendered({
    ...ORDER,
    number: script,
    projectName: script,
    lines: [{ ...line, name: script, colour: script, size: script }],
    address: {
      ...ORDER.address,
      firstName: script,
      lastName: script,
      company: script,
      street: script,
      houseNumber: script,
      addition: script,
      postalCode: script,
      city: script,
    },
    orderUrl: `https://shop.example/"><script>`,
  });
  expect(html).not.toContain('<script');
  expect(html).not.toContain('&amp;amp;amp;');
  const escaped = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#x27;&amp;amp;';
  // Number and shop are in title and heading, both names in greeting and address, and the shop
  // above and below.
  expect(html.split(escaped).length - 1).toBe(20);
  expect(text).toContain(script);
});

test('line breaks in names add neither headers nor lines', async () => {
  const firstName = 'Max\r\nBcc: spied@example.com\u2028';
  const { subject, text } = await rendered({
    ...ORDER,
    number: 'HGG-1\r\nBcc: spied@example.com',
    address: { ...ORDER.address, firstName },
  });
  expect(subject).toBe('Ihre Bestellung HGG-1 Bcc: spied@example.com bei hgg');
  expect(text).toContain('  Max Bcc: spied@example.com Muster\n');
  expect(text).not.toContain('\r');
});

test('an order without a page has no link', async () => {
  const { orderUrl: _, ...order } = ORDER;
  const { text, html } = await rendered(order);
  expect([text, html].join()).not.toContain('ansehen');
  expect(html).not.toContain('href');
});

test('BSK-11: lists discounts, gift cards and the amount left to pay', async () => {
  const { text, html } = await rendered({
    ...ORDER,
    total: 135_485,
    discount: 5_000,
    giftCards: 35_485,
  });
  for (const message of [plain(text), plain(textOf(html))]) {
    expect(message).toMatch(/Rabatt:? −50,00 €/);
    expect(message).toMatch(/Geschenkkarte:? −354,85 €/);
    expect(message).toMatch(/Zu zahlen:? 1\.000,00 €/);
  }
});

test('BSK-08: gift cards alone are confirmed with the address of the invoice, and none of a parcel', async () => {
  const cards = ORDER.lines.map((line) => ({ ...line, isGiftCard: true }));
  const both = await rendered({ ...ORDER, lines: [...cards, ...ORDER.lines] });
  expect(both.text).toContain('Lieferadresse:');
  const { text } = await rendered({ ...ORDER, lines: cards, arrival: null });
  expect(text).not.toContain('Lieferadresse');
  expect(plain(text)).toMatch(/Rechnungsadresse:\s+Max Muster\s+Musterstraße/);
});

test('BSK-08: a parcel to another recipient is confirmed to the customer, with both addresses', async () => {
  const invoiceAddress = { ...ORDER.address, firstName: 'Eva', street: 'Ring', country: 'DE' };
  const { text, html } = await rendered({ ...ORDER, invoiceAddress });
  expect(text).toMatch(/^Guten Tag Eva Muster,/);
  for (const message of [plain(text), plain(textOf(html))])
    expect(message).toMatch(
      /Lieferadresse:?\s+Max Muster\s+Musterstraße.*Rechnungsadresse:?\s+Eva Muster\s+Ring 1a/s,
    );
});

test('BSK-08: an address in an email has the region and the format of its country', async () => {
  const address = {
    ...ORDER.address,
    street: 'Fifth Ave 350',
    houseNumber: '350',
    postalCode: '10118',
    city: 'New York',
    country: 'US',
    state: 'NY',
  };
  const { text, html } = await rendered({ ...ORDER, address });
  for (const message of [plain(text), plain(textOf(html))])
    expect(message).toMatch(/Max Muster\s+350 Fifth Ave\s+New York, NY 10118\s+Vereinigte Staaten/);
});

test('BSK-14: both formats show the tax of each group within the total', async () => {
  const card = {
    itemNumber: '30-1',
    name: 'Geschenkkarte',
    colour: '',
    size: '',
    quantity: 1,
    price: 5_000,
  };
  const lines = [...ORDER.lines, { ...card, isGiftCard: true }];
  const total = ORDER.total + card.price;
  const { text, html } = await rendered({ ...ORDER, lines, total, vatRate: 200 });
  for (const message of [plain(text), plain(textOf(html))]) {
    expect(message).toMatch(/Gesamtsumme:? 1\.454,85 €\s+Nettobetrag:? 1\.170,71 €/);
    expect(message).toMatch(/Mehrwertsteuer 20 %:? 234,14 €/);
    expect(message).toMatch(/Mehrzweckgutscheine, ohne Mehrwertsteuer:? 50,00 €/);
  }
  const swiss = await rendered({ ...ORDER, locale: 'de-ch', vatRate: 81 });
  expect(plain(swiss.text)).toContain('Mehrwertsteuer 8,1 %: 105,27 €');
  expect((await rendered({ ...ORDER, vatRate: null })).text).toContain(
    'Steuerfreie Ausfuhrlieferung',
  );
});
