import { slugOf } from '@/lib/catalog/catalogue/slug';
import type { ImportedArticle, ImportedColour, ImportedSize } from './import-article.server';

/** Colour as stored: without stock and prices, with a code. */
export interface StoredColour extends Omit<ImportedColour, 'code' | 'sizes'> {
  /** Three digits. */
  code: string;
  sizes: readonly StoredSize[];
}

type StoredSize = Pick<ImportedSize, 'sku' | 'size' | 'sizeType' | 'bodyType' | 'gtin' | 'mpn'>;

/** Content of `shop.articles`: an imported article without stock and prices. */
export interface ArticleContent extends Omit<ImportedArticle, 'colours'> {
  colours: readonly StoredColour[];
  /** Codes of all colours it ever had, by their key: a colour that returns gets its number back. */
  codes: Readonly<Record<string, string>>;
}

/** Only {@link mergedContent} makes what is in that column, from articles that were validated. */
export const readContent = (content: unknown): ArticleContent => content as ArticleContent;

/** What identifies a colour within its article: its code, or its first name. */
const keyOf = ({ code, name }: ImportedColour): string =>
  code ?? slugOf(name.de ?? name.en ?? Object.values(name)[0] ?? '');

function nextCode(codes: Readonly<Record<string, string>>): string {
  const used = new Set(Object.values(codes));
  for (let code = 1; code < 1_000; code += 1) {
    const text = String(code).padStart(3, '0');
    if (!used.has(text)) return text;
  }
  throw new Error('an article has at most 999 colours');
}

function storedOf(
  given: ImportedColour,
  code: string,
  before: StoredColour | undefined,
): StoredColour {
  const sizes = given.sizes.map((each) => ({
    sku: each.sku,
    size: each.size,
    sizeType: each.sizeType,
    bodyType: each.bodyType,
    ...(each.gtin !== undefined && { gtin: each.gtin }),
    ...(each.mpn !== undefined && { mpn: each.mpn }),
  }));
  const named = new Set(sizes.map((each) => each.sku));
  const others = (before?.sizes ?? []).filter((each) => !named.has(each.sku));
  return { ...given, code, sizes: [...others, ...sizes].toSorted(bySku) };
}

/** Keeps the content the same when a file lists the same sizes in another order. */
const bySku = (one: { sku: string }, other: { sku: string }) => (one.sku < other.sku ? -1 : 1);
const byCode = (one: StoredColour, other: StoredColour) => (one.code < other.code ? -1 : 1);

/**
 * Content of an article after an import. Colours and sizes that the file does not mention stay; a full
 * import removes them at its end.
 * @param before what is stored, `null` for a new article
 */
export function mergedContent(
  before: ArticleContent | null,
  article: ImportedArticle,
): ArticleContent {
  const { colours: given, ...rest } = article;
  const codes: Record<string, string> = { ...before?.codes };
  const moved = new Set(given.flatMap(({ sizes }) => sizes.map((each) => each.sku)));
  const colours = new Map<string, StoredColour>(
    (before?.colours ?? []).map((each) => [
      each.code,
      { ...each, sizes: each.sizes.filter((one) => !moved.has(one.sku)) },
    ]),
  );
  for (const each of given) {
    const code = (codes[keyOf(each)] ??= each.code ?? nextCode(codes));
    colours.set(code, storedOf(each, code, colours.get(code)));
  }
  const sold = [...colours.values()].filter(({ sizes }) => sizes.length > 0);
  return { ...rest, colours: sold.toSorted(byCode), codes };
}

/** Content without some SKUs; colours go with their last size. */
export function withoutSkus(content: ArticleContent, gone: ReadonlySet<string>): ArticleContent {
  const colours = content.colours
    .map((each) => ({ ...each, sizes: each.sizes.filter((one) => !gone.has(one.sku)) }))
    .filter(({ sizes }) => sizes.length > 0);
  return { ...content, colours };
}

/** Number of a colour: `80000001-001`. */
export const itemNumberOf = (number: string, { code }: Pick<StoredColour, 'code'>): string =>
  `${number}-${code}`;
