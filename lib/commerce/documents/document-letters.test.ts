import { DEMO_SETTINGS } from '@/lib/shop/settings/settings.fixture';
import { creditNotePdf } from './credit-note-pdf.server';
import { invoicePdf } from './invoice-pdf.server';
import { textsOf } from './pdf-text.fixture';
import { returnLabelPdf } from './return-label-pdf.server';

/** Names and places as entered, and as read back from a document. */
const WRITTEN = [
  ['Nguyễn Văn Đặng', 'Nguyễn Văn Đặng'],
  ['GROẞMANN', 'GROẞMANN'],
  ['Zoe\u0308 Mu\u0308ller', 'Zoë Müller'],
  ['Nguye\u0302\u0303n', 'Nguyễn'],
  ['Þórður Ólafsson', 'Þórður Ólafsson'],
  ['Əliyev Ħamrun', 'Əliyev Ħamrun'],
  ['Țîrlea Șerban', 'Țîrlea Șerban'],
  ['Γιώργος Παπαδόπουλος', 'Γιώργος Παπαδόπουλος'],
  ['Олена Їжакевич-Ґалаґан', 'Олена Їжакевич-Ґалаґан'],
  ['Ђорђе Љубић', 'Ђорђе Љубић'],
  ['500 ₺', '500 ₺'],
  ['700 ₴', '700 ₴'],
  ['שלום כהן', 'שלום כהן'],
  ['רחוב הרצל 12', 'רחוב הרצל 12'],
  ['محمد علي', 'محمد علي'],
  ['دبي مبنى 45', 'دبي مبنى 45'],
  ['Anna כהן', 'Anna כהן'],
  ['Հայկ', 'Հայկ'],
  ['გიორგი', 'გიორგი'],
  ['王小明', '王小明'],
  ['北京市朝阳区', '北京市朝阳区'],
  ['山田太郎 さくら', '山田太郎 さくら'],
  ['김민준', '김민준'],
] as const;

const address = WRITTEN.map(([typed]) => typed);
const SHARED = {
  seller: DEMO_SETTINGS.seller,
  settings: DEMO_SETTINGS,
  orderNumber: 'HGG-1000001',
  placedAt: new Date(),
  issuedAt: new Date(),
  language: 'de',
  currency: 'EUR',
  shop: 'Selvedge',
  address,
  discount: 0,
  shipping: 0,
  total: 1000,
  giftCards: 0,
  taxedGiftCards: 0,
  vatRate: 190,
} as const;

const DOCUMENTS = {
  invoice: () =>
    invoicePdf({
      ...SHARED,
      number: 'RE-HGG-000001',
      suppliedAt: [],
      prepaidAt: null,
      allowance: 0,
      isPaid: true,
      lines: [],
    }),
  creditNote: () =>
    creditNotePdf({
      ...SHARED,
      number: 'GS-HGG-000001',
      invoiceNumber: 'RE-HGG-000001',
      pieces: [],
      goods: 1000,
      allowance: 0,
      vat: 160,
      money: 1000,
      credited: 0,
      soldGiftCards: 0,
    }),
  label: () =>
    returnLabelPdf({
      settings: DEMO_SETTINGS,
      orderNumber: 'HGG-1000001',
      language: 'de',
      address,
    }),
};

test.each(Object.entries(DOCUMENTS))(
  'ORD-04: names in many scripts can be read from the %s, in order and without missing glyphs',
  async (_, draw) => {
    const [text = ''] = textsOf([await draw()]);
    const unread = WRITTEN.filter(([, read]) => !text.includes(read)).map(([typed]) => typed);
    expect(unread).toEqual([]);
  },
);

test('a letter can be read from a document when an earlier one had it with an accent only', async () => {
  await returnLabelPdf({ ...SHARED, address: ['Ž ž'] });
  const label = await returnLabelPdf({ ...SHARED, address: ['Zoe', 'Franz'] });
  expect(textsOf([label])[0]).toContain('Zoe Franz');
});

test('a character that no font has is printed as a question mark', async () => {
  const label = await returnLabelPdf({ ...SHARED, address: ['Ann \u{12000}'] });
  expect(textsOf([label])[0]).toContain('Ann ?');
});

test('a word longer than the line is broken and printed in full', async () => {
  const word = 'Donaudampfschifffahrt'.repeat(8);
  const label = await returnLabelPdf({ ...SHARED, address: [word] });
  expect(textsOf([label])[0]?.replaceAll(' ', '')).toContain(word);
});
