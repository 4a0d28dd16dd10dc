import type { Language } from '@/lib/shop/page-context/locale';
import type { ImageRatio } from '@/lib/catalog/catalogue/product-image';
import { oneLine } from '@/lib/shop/address/one-line';
import type { NamedSum } from '@/lib/commerce/order-view/order-sums';

export interface LetterLink {
  label: string;
  /** Absolute. */
  url: string;
}

/** Small picture of an article at a public address; left out of plain text. */
export interface LetterPicture {
  /** Absolute. */
  url: string;
  alt: string;
  /** Width to height. */
  ratio: ImageRatio;
}

/** Pictures of articles by item number; some may be missing. */
export type LetterPictures = ReadonlyMap<string, LetterPicture>;

export interface LetterItem {
  name: string;
  picture?: LetterPicture | undefined;
  /** `Farbe: Blau` */
  details: readonly string[];
  /** `2 × 49,95 €` */
  quantity: string;
  sum: string;
}

export interface LetterItems {
  headings: { item: string; quantity: string; price: string };
  items: readonly LetterItem[];
  /** Totals, of which the customer pays the last. */
  sums: readonly NamedSum[];
  /** Tax within the total; empty if tax is not shown. */
  vat: readonly NamedSum[];
}

export type LetterPart =
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'details'; details: readonly { name: string; value: string }[] }
  | ({ kind: 'items' } & LetterItems)
  /** Articles, one in each line. */
  | {
      kind: 'pieces';
      pieces: readonly { text: string; picture?: LetterPicture | undefined }[];
    }
  | { kind: 'article'; picture: LetterPicture }
  | { kind: 'address'; name: string; lines: readonly string[] }
  /** A picture that is sent along, by its name among the email's pictures; left out of plain text. */
  | { kind: 'picture'; name: string; alt: string }
  /** Main action of the email. */
  | ({ kind: 'link' } & LetterLink);

/** Content of an email, rendered as HTML and plain text. Any text may contain visitors' input. */
export interface Letter {
  language: Language;
  /** Display name of the shop. */
  shop: string;
  subject: string;
  /** `null` without a salutation. */
  greeting: string | null;
  /** Lines of the first paragraph, which editors may replace. */
  intro: readonly string[];
  parts: readonly LetterPart[];
  /**
   * Lines above the shop's name, which editors may replace; empty for an email without a signature.
   */
  closing: readonly string[];
  /** Link that ends such emails. */
  end?: LetterLink;
  /** Placeholders for the editors' texts: `{ number: 'HGG-1000001' }`. */
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
    case 'pieces':
      return {
        ...part,
        pieces: part.pieces
          .map(({ text, ...piece }) => ({ ...piece, text: oneLine(text) }))
          .filter(({ text }) => text !== ''),
      };
    case 'picture':
    case 'article':
      return part;
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

const isEmpty = (part: LetterPart) =>
  ('lines' in part && part.lines.length === 0) || ('pieces' in part && part.pieces.length === 0);

/** Removes line breaks and control characters from users' input, and empty lines. */
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
