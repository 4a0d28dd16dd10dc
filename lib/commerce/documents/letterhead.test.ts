import { DEMO_SETTINGS } from '@/lib/shop/settings/settings.fixture';
import PDFDocument from 'pdfkit';
import { BASE_FONT } from '@/lib/shop/letters/printable.server';
import { letterhead } from './letterhead.server';

/** Millimetres of the window from the edges of the page (DIN 5008, form A). */
const WINDOW = { left: 25, right: 105, top: 45, bottom: 72 };
const mm = (points: number) => (points / 72) * 25.4;

/** Texts of a letterhead above its title, with the bounds of their characters in millimetres. */
function printed(address: readonly string[]) {
  const pdf = new PDFDocument({ size: 'A4', font: BASE_FONT });
  const texts: { text: string; left: number; right: number; bottom: number }[] = [];
  const { text: write } = pdf;
  const record = (text: string, x: number, y: number, options: object) => {
    const left = mm(x);
    texts.push({ text, left, right: left + mm(pdf.widthOfString(text)), bottom: mm(y) });
    return Reflect.apply(write, pdf, [text, x, y, options]);
  };
  // Records the position of each text.
  Object.assign(pdf, { text: record });
  letterhead(pdf, {
    seller: DEMO_SETTINGS.seller,
    language: 'de',
    shop: 'Shop',
    address,
    title: 'Title',
    details: [],
  });
  return texts.filter(({ bottom }) => bottom > WINDOW.top).slice(0, -1);
}

const NAME = 'Maximiliana-Alexandra Schwarzenberg-Hohenlohe-Langenburg';
const ADDRESSES = {
  'six short lines': [
    'Max Muster',
    'Muster GmbH',
    'Am Markt 12',
    'Hof',
    '80331 München',
    'Deutschland',
  ],
  'a long name': [NAME, 'Am Markt 12', '80331 München', 'Deutschland'],
  'a long company': [
    'Max Muster',
    'Gesellschaft für technische Zusammenarbeit und Forschung mbH',
    'Am Markt 12',
    '80331 München',
    'Deutschland',
  ],
  'a long street': [
    'Max Muster',
    'Rue du Général de Gaulle et du Maréchal Leclerc de Hauteclocque 1234/56a',
    '75001 Paris',
    'Frankreich',
  ],
  'a long town': [
    'Max Muster',
    '12 High Street',
    'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    'LL61 5UJ',
    'United Kingdom',
  ],
  'a long word of Chinese': [
    '王小明'.repeat(12),
    '12 High Street',
    'London',
    'SW1A 1AA',
    'Vereinigtes Königreich',
  ],
  'everything long': [
    NAME,
    NAME,
    `${NAME} 1234/56a`,
    NAME.slice(0, 30),
    `12345 ${NAME}`,
    'Vereinigte Staaten',
  ],
};

test.each(Object.entries(ADDRESSES))(
  'ORD-04: an address with %s stays within the envelope’s window',
  (_, address) => {
    const lines = printed(address);
    expect(
      lines
        .map(({ text }) => text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(address.join('').replaceAll(' ', ''));
    for (const { text, left, right, bottom } of lines) {
      expect([text, left >= WINDOW.left, right <= WINDOW.right + 0.1]).toEqual([text, true, true]);
      expect(bottom).toBeLessThanOrEqual(WINDOW.bottom);
    }
  },
);
