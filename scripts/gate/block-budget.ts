import { brotliCompressSync } from 'node:zlib';
import { transformSync } from 'esbuild';

/** What one dynamic `import()` loads, as Next's manifest has it. */
export interface DynamicImport {
  /** `static/chunks/….js` and `.css`. */
  files: readonly string[];
}

export interface BlockBuild {
  /** Component names of all blocks: `HomeTeaser`. */
  blocks: readonly string[];
  imports: readonly DynamicImport[];
  /** Files every page loads: no block is charged with them. */
  shared: ReadonlySet<string>;
  /** Contents of a file of the build. */
  read: (file: string) => string;
  /** Sources of the style modules in a block's folder. */
  stylesOf: (block: string) => readonly string[];
  /** Loaders a block has: each is a request while its page is rendered. */
  loadersOf: (block: string) => number;
}

interface Weight {
  block: string;
  /** Brotli, in units of 1,024 bytes. */
  scriptKb: number;
  styleKb: number;
  loaders: number;
}

/** Nearly every block is words, links and pictures. */
const LIMIT = { scriptKb: 5, styleKb: 1.2, loaders: 1 };

/**
 * What a page of blocks loads besides them: the frame's styles, those that the build puts together, and
 * those of `registry/common-styles.ts`.
 */
const PAGE_STYLE_KB = 28;

/**
 * Blocks that need more script, and why. A build of the same sources weighs up to 0.1 KB more or less,
 * by the names of its chunks and the addresses it was given: a limit leaves that room.
 */
const MORE_SCRIPT: Readonly<Record<string, number>> = {
  // swr, which caches what belongs to the visitor (5 KB), pictures, and the choice of a store.
  Reservation: 14.7,
  // The carousel, idle tiles, and what loads the rest of them.
  RecommendationSlider: 8.3,
  // Whole since it is hydrated with its page: pictures, sizes, colours, the form and its dock, the
  // offer of a notice.
  ProductDetail: 17.4,
  // A product without sizes and colours of its own; selects and sums of several products.
  CombinationDetail: 10,
  // One product without a choice.
  VoucherDetail: 7.1,
  // swr, which caches the basket (5 KB), the forms that change it, which goods count for a code, and what to say about
  // a change beside its form.
  Basket: 15.8,
  // swr, pictures, and what puts an article into the basket.
  Wishlist: 8.7,
  // The renderer of rich text (2 KB), and stars.
  ProductTabs: 5.5,
  // react-hook-form (11 KB), fields, and costs and days that follow the country in the form; the schema comes once
  // they are hydrated.
  CheckoutAddress: 20.1,
  CompetitionForm: 16,
  ContactForm: 16,
  EarlyShopForm: 16,
  NewsletterPage: 16,
  NewsletterEnd: 16,
  ReturnPortal: 16,
  // Fields, countries and what tells their errors; the rest comes with the first touch.
  AccountAddress: 6.5,
  LoginData: 6.5,
  OrderHistory: 6.5,
  // Pictures of what was ordered, and forms to cancel and to withdraw.
  OrderStatus: 6.3,
  // Pictures of what is ordered, at widths and addresses that a shop chooses.
  CheckoutReview: 5.3,
  // The form, the assortments, the birthday and the bar of a password's strength.
  Registration: 6.1,
  // Two questions, five forms, and how Switzerland writes amounts.
  LoyaltyCard: 8.4,
  // react-instantsearch and the vendor's client, tiles, which mark a visitor's size, and filters.
  ProductList: 60.2,
  // The list, suggested terms, sizes found in words, and where an answer leads.
  SearchResults: 63.5,
};

const kilobytes = (contents: string) => brotliCompressSync(contents).length / 1024;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/**
 * A style module as the browser gets it. The build joins the modules of many blocks in one file,
 * so what a block adds to it is weighed by itself.
 */
const styleKilobytes = (source: string) =>
  kilobytes(transformSync(source, { loader: 'css', minify: true }).code);

/**
 * Whether a script exports a block, in the two forms that the build writes: by its name, or with `Block`
 * behind it where something else has that name. Other scripts may contain the name as a text.
 */
const isExportedBy = (script: string, block: string) =>
  new RegExp(`"${block}(?:Block)?",(?:0,|\\(\\)=>)`).test(script);

/** Bytes and loader calls of each block, heaviest first; a block without its chunk weighs nothing. */
export function blockWeights(build: BlockBuild): Weight[] {
  const scripts = (files: readonly string[]) =>
    files.filter((file) => file.endsWith('.js') && !build.shared.has(file));
  const weights = build.blocks.map((block) => {
    const found = build.imports.find(({ files }) =>
      files.some((file) => file.endsWith('.js') && isExportedBy(build.read(file), block)),
    );
    const files = found?.files ?? [];
    return {
      block,
      scriptKb: sum(scripts(files).map((file) => kilobytes(build.read(file)))),
      styleKb: sum(build.stylesOf(block).map(styleKilobytes)),
      loaders: build.loadersOf(block),
    };
  });
  return weights.toSorted((a, b) => b.scriptKb + b.styleKb - a.scriptKb - a.styleKb);
}

/** Styles that every page of blocks loads, in units of 1,024 bytes. */
export function pageStyleKb({ shared, read }: BlockBuild): number {
  return sum(
    [...shared].filter((file) => file.endsWith('.css')).map((file) => kilobytes(read(file))),
  );
}

/** A fault when a page's styles have outgrown their limit. */
export function pageFaults(build: BlockBuild): string[] {
  const styleKb = pageStyleKb(build);
  return styleKb > PAGE_STYLE_KB
    ? [`a page brings ${styleKb.toFixed(1)} KB of style; ${PAGE_STYLE_KB} is the limit`]
    : [];
}

/** What is over its limit, in words. */
export function budgetFaults(weights: readonly Weight[]): string[] {
  return weights.flatMap(({ block, scriptKb, styleKb, loaders }) => {
    const limit = MORE_SCRIPT[block] ?? LIMIT.scriptKb;
    return [
      ...(scriptKb === 0 ? [`${block} is in no chunk that is loaded for it`] : []),
      ...(scriptKb > limit
        ? [`${block} brings ${scriptKb.toFixed(1)} KB of script; ${limit} is its limit`]
        : []),
      ...(styleKb > LIMIT.styleKb
        ? [`${block} brings ${styleKb.toFixed(1)} KB of style; ${LIMIT.styleKb} is the limit`]
        : []),
      ...(loaders > LIMIT.loaders
        ? [`${block} makes ${loaders} loader calls; ${LIMIT.loaders} is the limit`]
        : []),
    ];
  });
}

/** The report, one line for each block. */
export function budgetReport(weights: readonly Weight[]): string {
  const line = (...cells: string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(26) : cell.padStart(10))).join('');
  return [
    line('block', 'script KB', 'style KB', 'loaders'),
    ...weights.map(({ block, scriptKb, styleKb, loaders }) =>
      line(block, scriptKb.toFixed(1), styleKb.toFixed(1), String(loaders)),
    ),
  ].join('\n');
}
