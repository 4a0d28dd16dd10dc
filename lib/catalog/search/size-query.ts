import type { Language } from '@/lib/shop/page-context/locale';

/** A search for a size, with or without other words: `hose 3XL`, `größe 60`, `jeans 44/34`. */
export interface SizeQuery {
  /** Labels that the size may have on an article, in capitals. */
  labels: readonly string[];
  /** A waist or an inside leg in inches, which is one side of a label: `W44` or `L34` of `W44/L34`. */
  side: string | null;
  /** The query without its size. */
  rest: string;
  /** The words of the size as they were typed. */
  words: readonly string[];
}

/** Words that announce a size: a size alone needs one where it is a number or a single letter. */
const SIZE_WORDS: Readonly<Record<Language, string>> = {
  de: 'größe|grösse|groesse|gr|konfektionsgröße|konfektionsgrösse|kragenweite|kw|bundweite|bund|schuhgröße|schuhgrösse|eu|eur',
  en: 'size|collar size|collar|neck|waist|shoe size',
  cs: 'velikost|vel|velikosti|pas',
  pl: 'rozmiar|rozm|kołnierzyk',
  nl: 'maat|boordmaat|schoenmaat',
  fr: 'taille|encolure|pointure|tour de taille|t',
};

/** Words that announce an inside leg or the length of a belt, never a waist. */
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
/** Too little to be a size by itself. */
const AFTER_WORD = String.raw`\d{1,3}${HALF}?|[sml]|[mlx]t`;
/** Units and endings that say no more than the number: `gürtel 120 cm`, `jeans 44er`, `44″`. */
const UNIT = String.raw`(?:\s?(?:cm|inch|inches|zoll|in|er|tum|cali|pouces)|\s?["″“”])?`;

const SIZE = new RegExp(
  `${NOT_IN_WORD}(?:(?:(?:(?<length>${anyOf(LENGTH_WORDS)})|${anyOf(SIZE_WORDS)})(?:\\.\\s*|\\s+|(?=\\d)))` +
    `(?<announced>${JEANS}|${LETTERS}|${PAIR}|${AFTER_WORD})` +
    `|(?<plain>${JEANS}|${LETTERS}|${PAIR})|(?<number>${NUMBER}))${UNIT}${END_OF_WORD}`,
  'iu',
);

/** One way of writing each size: `XXXL` is `3XL`, and jeans are labelled `W44/L34`. */
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

/** Every label that a size has as it was typed. Half sizes of shoes are labelled with a comma. */
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

/** In inches. A larger number after a word for lengths is a belt's, in centimetres. */
const INSIDE_LEG = /^[1-5]\d$/;

/**
 * The size that a query names.
 * @returns `null` for a query without one: a number alone may be an article's
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
 * The values of a size filter that a query names: those with its very label, or else with its waist
 * or inside leg.
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
 * Parameters of a search whose words narrow it and never add articles: all of them must match, but
 * for those of a size beside other words, which is a filter.
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
