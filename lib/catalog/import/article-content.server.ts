import { coloursWithCodes } from './colour-codes';
import type { ImportedArticle, ImportedColour, ImportedSize } from './import-article.server';

/** What a field is that no file has had. */
const ARTICLE_DEFAULTS = {
  type: 'product',
  description: {},
  fit: {},
  fibres: {},
  lining: {},
  filling: {},
  material: {},
  care: [],
  flags: [],
  warnings: {},
} satisfies Partial<ImportedArticle>;
const COLOUR_DEFAULTS = {
  filterColour: 'not_specified',
  pictures: [],
  description: {},
} satisfies Partial<ImportedColour>;
const SIZE_DEFAULTS = { sizeType: 'standard', bodyType: 'normal' } satisfies Partial<ImportedSize>;

type Filled<Given, Field extends keyof Given> = Omit<Given, Field> & Required<Pick<Given, Field>>;

/** Colour as stored: without stock and prices, with a code. */
export interface StoredColour extends Omit<
  Filled<ImportedColour, keyof typeof COLOUR_DEFAULTS>,
  'code' | 'sizes'
> {
  /** Three digits. */
  code: string;
  sizes: readonly StoredSize[];
}

type StoredSize = Pick<
  Filled<ImportedSize, keyof typeof SIZE_DEFAULTS>,
  'sku' | 'size' | 'sizeType' | 'bodyType' | 'gtin' | 'mpn'
>;

/** Content of `shop.articles`: an imported article without stock and prices. */
export interface ArticleContent extends Omit<
  Filled<ImportedArticle, keyof typeof ARTICLE_DEFAULTS>,
  'colours'
> {
  colours: readonly StoredColour[];
  /** Codes of all colours it ever had, by their key: a colour that returns gets its number back. */
  codes: Readonly<Record<string, string>>;
}

/** Only {@link mergedContent} makes what is in that column, from articles that were validated. */
export const readContent = (content: unknown): ArticleContent => content as ArticleContent;

/** A size of a file as stored. @param before the stored one, for what the file does not have */
const storedSize = (
  { sku, size, sizeType, bodyType, gtin, mpn }: ImportedSize,
  before: StoredSize | undefined,
): StoredSize => ({
  ...SIZE_DEFAULTS,
  ...before,
  sku,
  size,
  ...(sizeType !== undefined && { sizeType }),
  ...(bodyType !== undefined && { bodyType }),
  ...(gtin !== undefined && { gtin }),
  ...(mpn !== undefined && { mpn }),
});

/** Keeps the content the same when a file lists the same sizes in another order. */
const bySku = (one: { sku: string }, other: { sku: string }) => (one.sku < other.sku ? -1 : 1);
const byCode = (one: StoredColour, other: StoredColour) => (one.code < other.code ? -1 : 1);

/**
 * Content of an article after an import. Colours and sizes that the file does not mention stay; a full
 * import removes them at its end.
 * @param before what is stored, `null` for a new article
 * @param isFull whether fields that the file does not have get their defaults, instead of staying
 */
export function mergedContent(
  before: ArticleContent | null,
  article: ImportedArticle,
  isFull: boolean,
): ArticleContent {
  const { colours: given, ...rest } = article;
  const { codes, coded } = coloursWithCodes(before?.codes ?? {}, given);
  const moved = new Set(given.flatMap(({ sizes }) => sizes.map((each) => each.sku)));
  const colours = new Map<string, StoredColour>(
    (before?.colours ?? []).map((each) => [
      each.code,
      { ...each, sizes: each.sizes.filter((one) => !moved.has(one.sku)) },
    ]),
  );
  const known = new Map(
    (before?.colours ?? []).flatMap(({ sizes }) => sizes.map((each) => [each.sku, each] as const)),
  );
  for (const { colour, code } of coded) {
    const stored = colours.get(code);
    const sizes = colour.sizes.map((each) =>
      storedSize(each, isFull ? undefined : known.get(each.sku)),
    );
    colours.set(code, {
      ...COLOUR_DEFAULTS,
      ...(isFull ? {} : stored),
      ...colour,
      code,
      sizes: [...(stored?.sizes ?? []), ...sizes].toSorted(bySku),
    });
  }
  const sold = [...colours.values()].filter(({ sizes }) => sizes.length > 0);
  return {
    ...ARTICLE_DEFAULTS,
    ...(isFull ? {} : before),
    ...rest,
    colours: sold.toSorted(byCode),
    codes,
  };
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
