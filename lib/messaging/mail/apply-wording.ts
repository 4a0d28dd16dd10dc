import { oneLine } from '@/lib/shop/address/one-line';
import { messagesFor } from '@/lib/shop/i18n/messages';
import type { Letter } from './letter';

/** Texts by editors; `null` means the built-in text. */
export interface Wording {
  subject: string | null;
  intro: string | null;
  closing: string | null;
}

const LINE_BREAK = /\r\n|[\r\n\u2028\u2029]/;
const PLACEHOLDER = /\{([a-zA-Z]+)\}/g;

/**
 * Fills in `{name}`; leaves unknown placeholders unchanged. Customers' values become single-line
 * text, so that they cannot add headers or placeholders.
 */
const fill = (text: string, values: Letter['values']) =>
  text.replaceAll(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? oneLine(values[name] ?? whole) : whole,
  );

/** Replaces whole words in any case; at the beginning of a sentence the replacement is capitalised, too. */
function withWords(text: string, words: string, replacement: string): string {
  const escaped = words.replace(/[{}]/g, String.raw`\$&`);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${escaped}`, 'giu');
  const capitalised = replacement.charAt(0).toUpperCase() + replacement.slice(1);
  return text.replaceAll(pattern, (found) => (/^\p{Lu}/u.test(found) ? capitalised : replacement));
}

/** The only size of an article is named without the word before it: `in Größe {size}` is `in Einheitsgröße`. */
function withOnlySize(text: string, { language, values }: Letter): string {
  const { oneSize, named, inOneSize, in: inSize } = messagesFor(language).sizeNames;
  if (values['size'] !== oneSize) return text;
  return withWords(withWords(text, inSize, inOneSize), named, oneSize);
}

export function applyWording(letter: Letter, { subject, intro, closing }: Wording): Letter {
  const filled = (text: string) => oneLine(fill(withOnlySize(text, letter), letter.values));
  const linesOf = (written: string) => written.split(LINE_BREAK).map(filled);
  return {
    ...letter,
    ...(subject?.trim() && { subject: filled(subject) }),
    ...(intro?.trim() && { intro: linesOf(intro) }),
    ...(closing?.trim() && { closing: linesOf(closing) }),
  };
}
