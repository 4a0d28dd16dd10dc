import type { Language } from '@/lib/shop/page-context/locale';

/** A search for a size, with or without other words: `hose 3XL`, `größe 60`. */
export interface SizeQuery {
  /** Labels that the size may have on an article, in capitals. */
  labels: readonly string[];
  /** The query without its size. */
  rest: string;
}

/** Words that announce a size: only after one of them is a number or a single letter one. */
const SIZE_WORDS: Readonly<Record<Language, string>> = {
  de: 'größe|grösse|groesse|gr',
  en: 'size',
  cs: 'velikost|vel',
  pl: 'rozmiar|rozm',
  nl: 'maat',
  fr: 'taille',
};

const NOT_IN_WORD = String.raw`(?<![\p{L}\p{N}])`;
const END_OF_WORD = String.raw`(?![\p{L}\p{N}]|[.,/-]\p{N})`;
const LETTERS = String.raw`\d{1,2}xl|x{1,5}l|xxs|xs|xlt`;
const JEANS = String.raw`w\s?\d{2}\s?[/x-]?\s?l\s?\d{2}`;
const AFTER_WORD = String.raw`\d{2,3}(?:[.,]5)?(?:/\d{2})?|[sml]|[mlx]t`;

const patterns = new Map<Language, RegExp>();

function patternOf(language: Language): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const word = String.raw`(?:${SIZE_WORDS[language]})\.?\s+`;
  const size = `(?:${word})?(${JEANS}|${LETTERS})|${word}(${AFTER_WORD})`;
  const pattern = new RegExp(`${NOT_IN_WORD}(?:${size})${END_OF_WORD}`, 'iu');
  patterns.set(language, pattern);
  return pattern;
}

/** One way of writing each size: `XXXL` is `3XL`, and jeans are labelled `W44/L34`. */
export function sizeLabel(text: string): string {
  const label = text.trim().toUpperCase().replace(/^1XL$/, 'XL').replace(/^2XL$/, 'XXL');
  const [, many] = /^(X{3,})L$/.exec(label) ?? [];
  if (many) return `${many.length}XL`;
  const [, waist, length] = /^W\s?(\d{2})\s?[/X-]?\s?L\s?(\d{2})$/.exec(label) ?? [];
  return waist ? `W${waist}/L${length}` : label;
}

/**
 * The size that a query names. @returns `null` for a query without one: a number alone may be an
 * article's
 */
export function sizeQuery(query: string, language: Language): SizeQuery | null {
  const match = patternOf(language).exec(query);
  const size = match?.[1] ?? match?.[2];
  if (!match || size === undefined) return null;
  const rest = `${query.slice(0, match.index)} ${query.slice(match.index + match[0].length)}`;
  const label = sizeLabel(size);
  // Half sizes of shoes are labelled with a comma.
  const labels = [...new Set([label, label.replace('.', ',')])];
  return { labels, rest: rest.replace(/\s+/g, ' ').trim() };
}
