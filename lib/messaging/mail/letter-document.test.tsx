import { within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EMAIL_COLOURS } from '@/styles/email-colours';
import type { Letter } from './letter';
import { LetterDocument } from './letter-document';

const LETTER: Letter = {
  language: 'cs',
  shop: 'Hagge',
  subject: 'Vaše objednávka HGG-1',
  values: {},
  greeting: 'Dobrý den Max Muster,',
  intro: ['děkujeme.', 'Balíme.'],
  parts: [
    { kind: 'details', details: [{ name: 'Číslo', value: 'HGG-1' }] },
    { kind: 'link', label: 'Zobrazit', url: 'https://shop.example/?a=1&b=2' },
    {
      kind: 'items',
      headings: { item: 'Zboží', quantity: 'Množství', price: 'Cena' },
      items: [
        { name: 'Košile', details: ['Barva: Modrá'], quantity: '2 × 10 Kč', sum: '20 Kč' },
        { name: 'Košile', details: ['Barva: Modrá'], quantity: '1 × 10 Kč', sum: '10 Kč' },
      ],
      sums: [{ name: 'Celkem', amount: '30 Kč' }],
      vat: [{ name: 'DPH 21 %', amount: '5 Kč' }],
    },
    { kind: 'address', name: 'Adresa', lines: ['Max Muster', 'Praha'] },
  ],
  closing: ['S pozdravem'],
  end: { label: 'Odhlásit', url: 'https://shop.example/end' },
};

/** Shows the email in this document with its styles, because roles depend on what is displayed. */
function show(letter: Letter): Document {
  const html = renderToStaticMarkup(<LetterDocument letter={letter} imprint="Imprint" />);
  const email = new DOMParser().parseFromString(html, 'text/html');
  document.body.innerHTML = email.body.innerHTML;
  return email;
}

test('ORD-01: an email contains a heading, a table of the order, addresses and links', () => {
  const email = show(LETTER);
  expect([email.documentElement.lang, email.title]).toEqual(['cs', 'Vaše objednávka HGG-1']);
  const read = within(document.body);
  expect(read.getByRole('heading', { level: 1 })).toHaveTextContent('Vaše objednávka HGG-1');
  const table = within(read.getByRole('table'));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Zboží',
    'Množství',
    'Cena',
  ]);
  expect(table.getAllByRole('row')).toHaveLength(5);
  expect(table.getByRole('row', { name: /^Celkem 30 Kč$/ })).toHaveTextContent('30 Kč');
  expect(table.getByRole('rowheader', { name: 'DPH 21 %' })).toHaveTextContent('DPH');
  expect(read.getByRole('heading', { level: 2, name: 'Adresa' })).toHaveTextContent('Adresa');
  expect(read.getByRole('link', { name: 'Zobrazit' })).toHaveAttribute(
    'href',
    'https://shop.example/?a=1&b=2',
  );
  expect(read.getByRole('link', { name: 'Odhlásit' })).toHaveAttribute(
    'href',
    'https://shop.example/end',
  );
});

test('an inbox shows the introduction beside the subject, and the email shows it once', () => {
  show(LETTER);
  const preview = document.body.querySelector<HTMLElement>('[data-skip-in-text]');
  expect(preview?.textContent).toMatch(/^děkujeme\. Balíme\./);
  expect(preview?.style.display).toBe('none');
});

test('an email without name, texts and signature has no empty paragraphs', () => {
  const { end: _, ...letter } = LETTER;
  show({ ...letter, greeting: null, intro: [], closing: [], parts: [] });
  expect([...document.body.querySelectorAll('p')].map((each) => each.textContent)).toEqual([
    'Hagge',
    'Imprint',
  ]);
});

/** Relative luminance in sRGB: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each(['light', 'dark'] as const)('emails have sufficient contrast in %s', (scheme) => {
  const { raised, text, muted, accent, onAccent } = EMAIL_COLOURS[scheme];
  for (const [front, back] of [
    [text, raised],
    [muted, raised],
    [onAccent, accent],
  ] as const)
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
});
