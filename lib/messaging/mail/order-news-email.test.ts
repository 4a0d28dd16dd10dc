import { DEMO_SETTINGS } from '@/lib/shop/settings/settings.fixture';
import { creditorReference } from '@/lib/commerce/order-view/creditor-reference';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { applyWording } from './apply-wording';
import type { LetterPictures } from './letter';
import { letterText } from './letter-text';
import { orderNewsEmail, type OrderByTransfer, type OrderNews } from './order-news-email';
import { renderLetter } from './render-letter.server';

const ADDRESS = {
  firstName: 'Max',
  lastName: 'Muster',
  company: null,
  street: 'Weg',
  houseNumber: '1',
  addition: null,
  state: null,
  postalCode: '80331',
  city: 'München',
  country: 'DE',
};
const ITEM = { itemNumber: '10-1', name: 'Leinenhemd', colour: 'Blau', size: '4XL', quantity: 2 };
const ORDER: OrderByTransfer = {
  lines: [{ ...ITEM, price: 4995 }],
  shipping: 495,
  discount: 0,
  giftCards: 0,
  total: 10_485,
  vatRate: 190,
  address: ADDRESS,
};
const ACCOUNT = DEMO_SETTINGS.seller.bankAccount;
const AT = Date.UTC(2027, 2, 4, 11);

const ALL: readonly OrderNews[] = [
  { kind: 'accepted', account: ACCOUNT, due: 10_485, order: ORDER, hasCode: true },
  { kind: 'prepayment', account: ACCOUNT, due: 10_485, until: AT, order: ORDER, hasCode: false },
  { kind: 'shipped', carrier: 'DHL', parcel: '00341', items: [ITEM], promisedFor: '2027-03-05' },
  { kind: 'exchanged', items: [ITEM] },
  { kind: 'cancelledUnpaid', items: [ITEM] },
  { kind: 'paymentFailed', items: [ITEM] },
  { kind: 'late', money: 10_485 },
  { kind: 'cancelled', items: [ITEM], money: 9990, giftCards: 495, credited: 0, due: null },
  { kind: 'refunded', items: [ITEM], money: 0, giftCards: 0, credited: 4995, due: 5490 },
  { kind: 'withdrawal', name: 'Max Muster', declaredAt: AT, items: [ITEM] },
  {
    kind: 'giftCards',
    cards: [{ code: 'ABCD-EFGH', amount: 2500, validUntil: null, isSinglePurpose: false }],
  },
  { kind: 'acceptedSettled', order: ORDER },
  { kind: 'received', order: ORDER },
];

const letterOf = (
  news: OrderNews,
  language: (typeof LANGUAGES)[number] = 'de',
  pictures: LetterPictures = new Map(),
) =>
  orderNewsEmail({
    pictures,
    number: 'HGG-1000001',
    language,
    currency: 'EUR',
    projectName: 'Hagge',
    news,
    name: 'Max Muster',
    url: 'https://shop.example/status',
  });

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each(LANGUAGES)(
  'GEN-02: no placeholder is left in any email about an order in %s',
  async (to) => {
    for (const news of ALL) {
      const { subject, text, html } = await renderLetter(letterOf(news, to), DEMO_SETTINGS);
      expect(html).toContain(` lang="${to}">`);
      for (const part of [subject, text, html])
        expect(part).not.toMatch(/\{[a-z]+\}|undefined|NaN|\[object/);
      for (const part of [text, html]) expect(part).toContain('HGG-1000001');
    }
  },
);

const PICTURE = { url: 'https://media.example/1.jpg', alt: 'Hemd', ratio: '3:4' } as const;

test.each(
  ALL.filter((news) => 'items' in news || 'order' in news).map((news) => [news.kind, news]),
)(
  'ORD-02: the email about an order that is %s shows its articles, and its plain text stays as it is',
  async (_, news) => {
    const { text, html } = await renderLetter(
      letterOf(news, 'de', new Map([['10-1', PICTURE]])),
      DEMO_SETTINGS,
    );
    expect(html).toContain(
      '<img src="https://media.example/1.jpg" alt="Hemd" width="60" height="80"',
    );
    expect(text).toBe((await renderLetter(letterOf(news), DEMO_SETTINGS)).text);
  },
);

test('BSK-08: an order by transfer is confirmed with bank account, lines, sums, tax and address', async () => {
  for (const news of ALL.slice(0, 2)) {
    const { text, html } = await renderLetter(letterOf(news), DEMO_SETTINGS);
    for (const message of [text, html].map((each) => plain(each)))
      for (const words of [
        'IBAN',
        'HGG-1000001',
        creditorReference('HGG-1000001'),
        '2 × 49,95 €',
        '104,85 €',
        'Mehrwertsteuer 19 %',
      ])
        expect(message).toContain(words);
    expect(text).toContain('  80331 München');
  }
});

test('ORD-02: the email with gift cards contains the last day of each that expires', () => {
  const card = { code: 'ABCD-EFGH', amount: 2500, isSinglePurpose: false };
  const linesIn = (validUntil: number | null) =>
    plain(letterText(letterOf({ kind: 'giftCards', cards: [{ ...card, validUntil }] })));
  // Midnight in Berlin.
  expect(linesIn(Date.UTC(2029, 11, 31, 23))).toContain(
    'ABCD-EFGH: 25,00 €, gültig bis 31.12.2029\n',
  );
  expect(linesIn(null)).toContain('ABCD-EFGH: 25,00 €\n');
});

test('ORD-02: the email about a parcel contains its number and the promised day, if there is one', () => {
  const shipped = { kind: 'shipped', carrier: 'DHL', parcel: '00341', items: [ITEM] } as const;
  const says = (promisedFor: string | null) => letterText(letterOf({ ...shipped, promisedFor }));
  expect(says('2027-03-05')).toContain(
    'DHL, Sendungsnummer 00341\nLieferung voraussichtlich am 05.03.2027\n',
  );
  expect(says(null)).not.toContain('voraussichtlich');
});

test('ORD-02: the email about a parcel links to its carrier’s page, if known', () => {
  const linksOf = (carrier: string) =>
    letterOf({
      kind: 'shipped',
      carrier,
      parcel: '0034 1',
      items: [ITEM],
      promisedFor: null,
    }).parts.flatMap((part) => (part.kind === 'link' ? part.url : []));
  const status = 'https://shop.example/status';
  expect(linksOf('dhl')).toEqual([
    'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=0034%201',
    status,
  ]);
  expect(linksOf('Bote')).toEqual([status]);
});

test('ORD-04: editors cannot remove the required content of a withdrawal’s receipt', async () => {
  const [withdrawal] = ALL.filter(({ kind }) => kind === 'withdrawal');
  if (!withdrawal) throw new Error('there is no withdrawal');
  const worded = applyWording(letterOf(withdrawal), {
    subject: 'Widerruf {number}',
    intro: 'Schade, {name}.',
    closing: null,
  });
  const { subject, text } = await renderLetter(worded, DEMO_SETTINGS);
  expect(subject).toBe('Widerruf HGG-1000001');
  expect(text).toContain('Schade, Max Muster.');
  expect(text).toMatch(/ist am 04\.03\.2027 um 12:00\sUhr bei uns eingegangen/);
  expect(text).toContain('2 × Leinenhemd');
});

test.each(ALL.map((news) => [news.kind, news] as const))(
  'MAIL: editors can reword the email about an order that is %s without changing its data',
  (_, news) => {
    const built = letterOf(news);
    const worded = applyWording(built, { subject: 'A', intro: 'B {number}', closing: 'C' });
    expect([worded.subject, worded.intro, worded.closing]).toEqual(['A', ['B HGG-1000001'], ['C']]);
    expect(worded.parts).toEqual(built.parts);
  },
);

test.each(LANGUAGES)(
  'ORD-05: a single-purpose voucher is named as such in its email in %s, and no other card is',
  (language) => {
    const { singlePurpose } = messagesFor(language).orderDocument;
    const said = (isSinglePurpose: boolean) => {
      const card = { code: 'GKABC', amount: 50_00, validUntil: null, isSinglePurpose };
      const text = letterText(letterOf({ kind: 'giftCards', cards: [card] }, language));
      return text.replaceAll(/\s+/g, ' ');
    };
    const sentence = singlePurpose.replaceAll(/\s+/g, ' ');
    expect([said(true).includes(sentence), said(false).includes(sentence)]).toEqual([true, false]);
  },
);
