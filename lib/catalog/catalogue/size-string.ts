import { BODY_TYPES, SIZE_TYPES, type BodyType, type SizeType } from './sizes';

/** One size of an article, stored in the index as a single facet value. */
export interface SizeFacet {
  bodyType: BodyType;
  sizeType: SizeType;
  hasStock: boolean;
  /** Size as printed on the label: `3XL`, `W34/L32`, `42,5`. */
  sizeOnLabel: string;
}

const ONE_SIZE = 'allsize';

export const oneSize = (hasStock: boolean): SizeFacet => ({
  bodyType: 'normal',
  sizeType: ONE_SIZE,
  hasStock,
  sizeOnLabel: ONE_SIZE,
});

export const isOneSize = ({ sizeType }: Pick<SizeFacet, 'sizeType'>) => sizeType === ONE_SIZE;

/** Escapes the characters that separate the parts of a size string. */
export const escapedPart = (text: string) =>
  text.replace(/[%|#]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

export const unescapedPart = (text: string) =>
  text.includes('%')
    ? text.replace(/%(25|7C|23)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;

/** `bodyType#normal|sizeType#standard|hasStock#true|sizeOnLabel#3XL` */
export function formatSizeString({ bodyType, sizeType, hasStock, sizeOnLabel }: SizeFacet): string {
  return (
    `bodyType#${bodyType}|sizeType#${sizeType}|hasStock#${hasStock}|` +
    `sizeOnLabel#${escapedPart(sizeOnLabel)}`
  );
}

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  values.some((value) => value === text);

/** Cache limit; a shop has a few hundred, repeated on thousands of records. */
const MAX_PARSED = 2_000;
/** Longest cached text, because addresses may contain anything. */
const MAX_CACHED_LENGTH = 120;
const parsed = new Map<string, Readonly<SizeFacet> | null>();

/**
 * Parses a size string, caching the result. Keys may be in any order; `allsize` alone is the one
 * size in stock.
 * @returns `null` if a key is missing, repeated or unknown, or has an invalid value.
 */
export function parseSizeString(text: string): Readonly<SizeFacet> | null {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const facet = parse(text);
  if (text.length > MAX_CACHED_LENGTH) return facet;
  if (parsed.size >= MAX_PARSED) parsed.clear();
  parsed.set(text, facet);
  return facet;
}

function parse(text: string): SizeFacet | null {
  if (text === ONE_SIZE) return oneSize(true);
  const parts = new Map<string, string>();
  for (const part of text.split('|')) {
    const at = part.indexOf('#');
    const key = part.slice(0, Math.max(0, at));
    if (at < 1 || parts.has(key)) return null;
    parts.set(key, part.slice(at + 1));
  }
  const [bodyType = '', sizeType = ''] = [parts.get('bodyType'), parts.get('sizeType')];
  const [hasStock = '', label = ''] = [parts.get('hasStock'), parts.get('sizeOnLabel')];
  if (parts.size !== 4 || label === '' || !/^(true|false)$/.test(hasStock)) return null;
  if (!isOneOf(BODY_TYPES, bodyType) || !isOneOf(SIZE_TYPES, sizeType)) return null;
  return { bodyType, sizeType, hasStock: hasStock === 'true', sizeOnLabel: unescapedPart(label) };
}

/**
 * Splits size strings joined by commas in an address. Labels contain commas too (`42,5`), so only a
 * comma before a new size string is a separator.
 */
export function splitSizeStrings(joined: string): string[] {
  return joined
    .split(/,(?=(?:bodyType|sizeType|hasStock|sizeOnLabel)#|allsize(?:,|$))/)
    .filter(Boolean);
}
