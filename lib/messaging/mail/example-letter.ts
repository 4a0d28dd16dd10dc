import type { Language } from '@/lib/shop/page-context/locale';
import type { Letter, LetterPart } from './letter';

const NAME = 'Paul Beispiel';

/** Values of placeholders where no email has been sent yet; the same in every language. */
const EXAMPLES: Readonly<Record<string, string>> = {
  name: NAME,
  number: 'HGG-1000001',
  amount: '99,95 €',
  date: '24.12.2026',
  carrier: 'DHL',
  parcel: '00340434161094042557',
  store: 'Hamburg',
  size: 'XL',
  inSize: 'XL',
  price: '79,95 €',
  before: '99,95 €',
};
const ADDRESS = [NAME, 'Beispielweg 1', '12345 Beispielstadt'];
const EMAIL = /[^\s<>]+@[^\s<>]+/g;

/** A letter with nothing in it but what a template fills in. */
export const blankLetter = (
  language: Language,
  shop: string,
  placeholders: readonly string[],
): Letter => ({
  language,
  shop,
  subject: '–',
  greeting: null,
  intro: [],
  parts: [],
  closing: [],
  values: Object.fromEntries(
    [...placeholders, 'shop'].map((name) => [
      name,
      name === 'shop' ? shop : (EXAMPLES[name] ?? name),
    ]),
  ),
});

function impersonalPart(part: LetterPart, text: (written: string) => string): LetterPart {
  switch (part.kind) {
    case 'address':
      return { ...part, lines: ADDRESS };
    case 'lines':
      return { ...part, lines: part.lines.map(text) };
    case 'details':
      return {
        ...part,
        details: part.details.map(({ name, value }) => ({ name, value: text(value) })),
      };
    case 'link':
      // Its query can open the order or the account.
      return { ...part, url: new URL(part.url).origin };
    case 'picture':
    case 'article':
    case 'pieces':
    case 'items':
      return part;
  }
}

/**
 * A customer's letter for people who may not know the customer: another name, address and email
 * address, and links that open nothing.
 */
export function impersonalLetter({ end, ...letter }: Letter): Letter {
  const { name = '' } = letter.values;
  const text = (written: string) =>
    (name === '' ? written : written.replaceAll(name, NAME)).replace(EMAIL, 'paul@example.com');
  return {
    ...letter,
    subject: text(letter.subject),
    greeting: letter.greeting === null ? null : text(letter.greeting),
    intro: letter.intro.map(text),
    closing: letter.closing.map(text),
    parts: letter.parts
      .filter(({ kind }) => kind !== 'picture')
      .map((part) => impersonalPart(part, text)),
    values: Object.fromEntries(
      Object.entries(letter.values).map(([key, value]) => [key, text(value)]),
    ),
    ...(end && { end: { ...end, url: new URL(end.url).origin } }),
  };
}
