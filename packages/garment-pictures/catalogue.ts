import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import {
  closures,
  collars,
  colourNames,
  cuts,
  detailNames,
  fabricNames,
  isArticleNumber,
  kinds,
  patterns,
  poses,
  sizeRanges,
  sleeveLengths,
  type Article,
  type ArticleSource,
} from './articles';
import { brands as builtInBrands } from './brands';
import { createDemoArticles } from './demo-articles';

const share = z.number().min(0).max(1);
const single = z.strictObject({
  number: z.string().refine(isArticleNumber, 'expected eight digits, or -ddd behind them'),
  kind: z.enum(kinds),
  cut: z.enum(cuts),
  sizes: z.enum(sizeRanges),
  colour: z.enum(colourNames),
  dye: z.strictObject({ l: share, c: share, h: z.number().min(0).max(360) }).exactOptional(),
  pattern: z.enum(patterns),
  fabric: z.enum(fabricNames),
  collar: z.enum(collars),
  sleeves: z.enum(sleeveLengths),
  closure: z.enum(closures),
  details: z.array(z.enum(detailNames)).max(10),
  pose: z.enum(poses).exactOptional(),
});
/** A set is an article with its first part's attributes; the others are drawn with it. */
const article = single.extend({ parts: z.array(single).min(1).max(5).exactOptional() });
const brand = z.strictObject({
  slug: z.string().regex(/^[a-z]+(?:-[a-z]+){0,5}$/),
  name: z.string().min(1).max(60),
});

/** A shop's catalogue: each article in each colour, the usual colour first. */
export const catalogueBody = z.strictObject({
  articles: z.array(article).max(500_000),
  brands: z.array(brand).max(5_000),
});
export type CatalogueBody = z.output<typeof catalogueBody>;

/** All articles and brands that have pictures. */
export interface Assortment {
  readonly articles: ArticleSource;
  /** Slug → name. */
  readonly brands: ReadonlyMap<string, string>;
}

const builtIn = createDemoArticles();

/** The built-in register, used without a shop's catalogue. */
export const builtInAssortment: Assortment = { articles: builtIn, brands: builtInBrands };

const baseOf = (number: string) => number.slice(0, 8);

/** A shop's own articles. A number without a colour has the pictures of the first colour. */
export function assortmentOf({ articles, brands }: CatalogueBody): Assortment {
  const byNumber = new Map<string, Article>();
  for (const each of articles) {
    const base = baseOf(each.number);
    byNumber.set(each.number, each);
    // Drawn exactly like that colour, because the number seeds the drawing.
    if (!byNumber.has(base)) byNumber.set(base, each);
  }
  const bases = new Set(articles.map(({ number }) => baseOf(number)));
  return {
    articles: { find: (number) => byNumber.get(number), numbers: () => bases },
    brands: new Map([...builtInBrands, ...brands.map(({ slug, name }) => [slug, name] as const)]),
  };
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The catalogue on disk, which survives a restart and is written atomically. */
export class CatalogueFile {
  private readonly file: string;

  constructor(directory: string) {
    this.file = path.join(directory, 'catalogue.json');
  }

  /** @returns `null` without a catalogue, or if it has another version's schema */
  async read(): Promise<CatalogueBody | null> {
    try {
      const parsed = catalogueBody.safeParse(JSON.parse(await readFile(this.file, 'utf8')));
      return parsed.data ?? null;
    } catch (error) {
      if (isMissing(error) || error instanceof SyntaxError) return null;
      throw error;
    }
  }

  async write(body: CatalogueBody): Promise<void> {
    await mkdir(path.dirname(this.file), { recursive: true });
    const draft = `${this.file}.${randomUUID()}`;
    await writeFile(draft, JSON.stringify(body), { flush: true });
    await rename(draft, this.file);
  }
}

/**
 * Depends on the catalogue, so that pictures of earlier articles with the same numbers are not
 * used.
 */
export const editionOf = (drawing: string, body: CatalogueBody | null): string =>
  createHash('sha256').update(drawing).update(JSON.stringify(body)).digest('hex').slice(0, 12);
