import type { Language } from '@/lib/shop/page-context/locale';

/**
 * Query that contains a size, with or without other words: `hose 3XL`, `größe 60`, `jeans 44/34`.
 */
export interface SizeQuery {
  /** Possible labels of the size, in capitals. */
  labels: readonly string[];
  /** Waist or inside leg in inches, one side of a label: `W44` or `L34` of `W44/L34`. */
  side: string | null;
  rest: string;
  words: readonly string[];
}

/** Words that announce a size; required before a number or a single letter without other words. */
const SIZE_WORDS: Readonly<Record<Language, string>> = {
  de: 'größe|grösse|groesse|gr|konfektionsgröße|konfektionsgrösse|kragenweite|kw|bundweite|bund|schuhgröße|schuhgrösse|eu|eur',
  en: 'size|collar size|collar|neck|waist|shoe size',
  cs: 'velikost|vel|velikosti|pas',
  pl: 'rozmiar|rozm|kołnierzyk',
  nl: 'maat|boordmaat|schoenmaat',
  fr: 'taille|encolure|pointure|tour de taille|t',
};

/** Words that announce an inside leg or a belt's length, never a waist. */
const LENGTH_WORDS: Readonly<Record<Language, string>> = {
  de: 'gürtellänge|länge',
  en: 'length',
  cs: 'délka',
  pl: 'długość',
  nl: 'lengte',
  fr: 'longueur',
};

const anyOf = (words: Readonly<Record<Language, string>>): string => Object.values(words).join('|');

const NOT_IN_WORD = String.raw`(?<![\p{L}\p{N}]|\p{N}[.,/–-])`;
const END_OF_WORD = String.raw`(?![\p{L}\p{N}%]|[.,/–-]\p{N}|\s?[%€£$]|[–-]\p{L})`;
const LETTERS = String.raw`\d{1,2}(?:\s?-?\s?xl|\s?x\s?l)|x{1,5}\s?-?\s?l|xxs|xs|xlt`;
const JEANS = String.raw`w?\s?\d{2}\s?[/x-]?\s?l\s?\d{2}|w\s?\d{2}(?:\s?[/x-]\s?\d{2})?`;
const PAIR = String.raw`\d{2}\s?[/x–-]\s?\d{2}|\d{2}\s\d{2}`;
const HALF = String.raw`(?:[.,]5|\s?½|\s1/2)`;
const NUMBER = String.raw`\d{2,3}${HALF}?`;
/** Too ambiguous to be a size without other words. */
const AFTER_WORD = String.raw`\d{1,3}${HALF}?|[sml]|[mlx]t`;
/** Units and suffixes that only repeat the number: `gürtel 120 cm`, `jeans 44er`, `44″`. */
const UNIT = String.raw`(?:\s?(?:cm|inch|inches|zoll|in|er|tum|cali|pouces)|\s?["″“”])?`;

const SIZE = new RegExp(
  `${NOT_IN_WORD}(?:(?:(?:(?<length>${anyOf(LENGTH_WORDS)})|${anyOf(SIZE_WORDS)})(?:\\.\\s*|\\s+|(?=\\d)))` +
    `(?<announced>${JEANS}|${LETTERS}|${PAIR}|${AFTER_WORD})` +
    `|(?<plain>${JEANS}|${LETTERS}|${PAIR})|(?<number>${NUMBER}))${UNIT}${END_OF_WORD}`,
  'iu',
);

/** Canonical spelling of a size: `XXXL` is `3XL`, and jeans are labelled `W44/L34`. */
export function sizeLabel(text: string): string {
  const label = text
    .trim()
    .toUpperCase()
    .replace(/[½]|\s1\/2$/, '.5')
    .replace(/\s+(?=\.5$)/, '')
    .replace(/X\sL$/, 'XL')
    .replace(/[\s-]+(?=X*L$)/, '')
    .replace(/^1XL$/, 'XL')
    .replace(/^2XL$/, 'XXL');
  const [, many] = /^(X{3,})L$/.exec(label) ?? [];
  if (many) return `${many.length}XL`;
  const [, waist, length] = /^W?\s?(\d{2})\s?[/X-]?\s?L\s?(\d{2})$/.exec(label) ?? [];
  return waist ? `W${waist}/L${length}` : label;
}

/** All labels of a typed size. Half sizes of shoes are labelled with a comma. */
function labelsOf(size: string): string[] {
  const label = sizeLabel(size);
  const [, first, second] = /^W?\s?(\d{2})(?:\s?[/X–-]\s?|\s)(\d{2})$/.exec(label) ?? [];
  const pair = first
    ? [`${first}/${second}`, `W${first}/L${second}`, `${first}–${second}`, `${first}-${second}`]
    : [];
  return [...new Set([...pair, label, label.replace('.', ',')])];
}

function waistOf(size: string): string | null {
  const [, waist] = /^w?\s?(\d{2})$/i.exec(size) ?? [];
  return waist ? `W${waist}` : null;
}

/** In inches. A larger number after a length word is a belt's, in centimetres. */
const INSIDE_LEG = /^[1-5]\d$/;

/**
 * Finds the size in a query.
 * @returns `null` without one; a number alone may be an article's
 */
export function sizeQuery(query: string): SizeQuery | null {
  const match = SIZE.exec(query);
  if (!match) return null;
  const { length, announced, plain, number } = match.groups ?? {};
  const size = announced ?? plain ?? number;
  const around = `${query.slice(0, match.index)} ${query.slice(match.index + match[0].length)}`;
  const rest = around.replace(/\s+/g, ' ').trim();
  if (size === undefined || (number !== undefined && rest === '')) return null;
  const words = match[0].split(/\s+/);
  if (length !== undefined && INSIDE_LEG.test(size))
    return { labels: [], side: `L${size}`, rest, words };
  const side = length === undefined ? waistOf(size) : null;
  return { labels: labelsOf(size), side, rest, words };
}

/**
 * Values of a size filter that match a query: by label, or else by waist or inside leg.
 * @param values each with its label
 */
export function valuesOfSize<Value extends { label: string }>(
  { labels, side }: SizeQuery,
  values: readonly Value[],
): Value[] {
  const exact = values.filter(({ label }) => labels.includes(sizeLabel(label)));
  if (exact.length > 0 || side === null) return exact;
  return values.filter(({ label }) => sizeLabel(label).split('/').includes(side));
}

/**
 * Parameters of a search in which every word narrows the result: all have to match, except for
 * those of a size beside other words, which becomes a filter.
 * @param leftOut words that no article has together with the others
 */
export function wordParameters(query: string, leftOut: readonly string[] = []) {
  const size = sizeQuery(query);
  const sizeWords = size && size.rest !== '' ? size.words : [];
  return {
    optionalWords: [...sizeWords, ...leftOut],
    removeWordsIfNoResults: 'none' as const,
  };
}
