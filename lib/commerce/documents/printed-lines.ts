import { sizeName } from '@/lib/catalog/catalogue/one-size';
import { languageOf } from '@/lib/shop/i18n/language-of';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { spelledFor } from '@/lib/shop/i18n/swiss-spelling';

interface Named {
  name: string;
  colour: string;
  size: string;
}

/** Articles as a document of an order names them: their sizes in words, spelled for its market. */
export function printedLines<Line extends Named>(locale: string, lines: readonly Line[]): Line[] {
  const { sizeNames } = messagesFor(languageOf(locale));
  return lines.map((line) => ({
    ...line,
    name: spelledFor(locale, line.name),
    colour: spelledFor(locale, line.colour),
    size: spelledFor(locale, sizeName(line.size, sizeNames)),
  }));
}
