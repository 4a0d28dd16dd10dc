import type { Language } from '@/lib/shop/page-context/locale';
import { oneLine } from '@/lib/shop/address/one-line';
import type { NamedSum } from '@/lib/commerce/order-view/order-sums';

export interface LetterLink {
  label: string;
  /** Absolute. */
  url: string;
}

/** One line of an order, as it is written. */
export interface LetterItem {
  name: string;
  /** `Farbe: Blau` */
  details: readonly string[];
  /** `2 × 49,95 €` */
  quantity: string;
  sum: string;
}

export interface LetterItems {
  headings: { item: string; quantity: string; price: string };
  items: readonly LetterItem[];
  /** Totals; the last one is what the customer pays. */
  sums: readonly NamedSum[];
  /** Within the total; empty where nothing is said about tax. */
  vat: readonly NamedSum[];
}

/** What stands between introduction and closing, in its order. */
export type LetterPart =
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'details'; details: readonly { name: string; value: string }[] }
  | ({ kind: 'items' } & LetterItems)
  | { kind: 'address'; name: string; lines: readonly string[] }
  /** The email's main action. */
  | ({ kind: 'link' } & LetterLink);

/** What an email says; HTML and plain text are made of it. Values of visitors may be in every text. */
export interface Letter {
  language: Language;
  /** Name of the shop, as customers know it. */
  shop: string;
  subject: string;
  /** `null` where nobody is to be addressed. */
  greeting: string | null;
  /** Lines of the first paragraph, which editors may replace. */
  intro: readonly string[];
  parts: readonly LetterPart[];
  /** Lines above the shop's name, which editors may replace; none: not signed. */
  closing: readonly string[];
  /** For those who want no more of these. */
  end?: LetterLink;
  /** Placeholders of the editors' words: `{ number: 'HGG-1000001' }`. */
  values: Readonly<Record<string, string>>;
}

const filled = (lines: readonly string[]) => lines.map(oneLine).filter(Boolean);

function tidyPart(part: LetterPart): LetterPart {
  switch (part.kind) {
    case 'lines':
      return { ...part, lines: filled(part.lines) };
    case 'address':
      return { ...part, name: oneLine(part.name), lines: filled(part.lines) };
    case 'details':
      return {
        ...part,
        details: part.details.map(({ name, value }) => ({
          name: oneLine(name),
          value: oneLine(value),
        })),
      };
    case 'link':
      return { ...part, label: oneLine(part.label) };
    case 'items':
      return {
        ...part,
        items: part.items.map((item) => ({
          ...item,
          name: oneLine(item.name),
          details: filled(item.details),
        })),
      };
  }
}

const isEmpty = (part: LetterPart) => 'lines' in part && part.lines.length === 0;

/** Line breaks and control characters in what was typed have no effect, and nothing empty is left. */
export function tidyLetter({ greeting, ...letter }: Letter): Letter {
  return {
    ...letter,
    greeting: greeting === null ? null : oneLine(greeting),
    subject: oneLine(letter.subject),
    shop: oneLine(letter.shop),
    intro: filled(letter.intro),
    closing: filled(letter.closing),
    parts: letter.parts.map(tidyPart).filter((part) => !isEmpty(part)),
  };
}
