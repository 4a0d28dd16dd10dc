import type { Letter } from './letter';
import { oneLine } from '@/lib/shop/address/one-line';

/** What editors have written; `null` is as built in. */
export interface Wording {
  subject: string | null;
  intro: string | null;
  closing: string | null;
}

const LINE_BREAK = /\r\n|[\r\n\u2028\u2029]/;
const PLACEHOLDER = /\{([a-zA-Z]+)\}/g;

/**
 * Fills in `{name}`; a placeholder that this kind of email does not have stays as it is. Customers'
 * values become text of one line: nothing of them is a header or another placeholder.
 */
const fill = (text: string, values: Letter['values']) =>
  text.replaceAll(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? oneLine(values[name] ?? whole) : whole,
  );

/** A letter in its editors' words. */
export function applyWording(letter: Letter, { subject, intro, closing }: Wording): Letter {
  const { values } = letter;
  const linesOf = (written: string) =>
    written.split(LINE_BREAK).map((line) => oneLine(fill(line, values)));
  return {
    ...letter,
    ...(subject?.trim() && { subject: oneLine(fill(subject, values)) }),
    ...(intro?.trim() && { intro: linesOf(intro) }),
    ...(closing?.trim() && { closing: linesOf(closing) }),
  };
}
