import { brotliCompressSync } from 'node:zlib';

/** What one dynamic `import()` brings, as Next's manifest has it. */
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
  /** Loaders a block has: each is a call while its page is made. */
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
const LIMIT = { scriptKb: 5, styleKb: 2, loaders: 1 };

/** Blocks that need more script, and why. */
const MORE_SCRIPT: Readonly<Record<string, number>> = {
  // react-hook-form (11 KB) and fields.
  CompetitionForm: 16,
  EarlyShopForm: 16,
  NewsletterFlyout: 16,
  NewsletterPage: 16,
  NewsletterSignup: 16,
};

const kilobytes = (contents: string) => brotliCompressSync(contents).length / 1024;

/** Bytes and loader calls of each block, heaviest first; a block without its chunk weighs nothing. */
export function blockWeights(build: BlockBuild): Weight[] {
  const weigh = (files: readonly string[], ending: string) =>
    files
      .filter((file) => file.endsWith(ending) && !build.shared.has(file))
      .reduce((sum, file) => sum + kilobytes(build.read(file)), 0);
  const weights = build.blocks.map((block) => {
    const found = build.imports.find(({ files }) =>
      files.some((file) => file.endsWith('.js') && build.read(file).includes(`"${block}"`)),
    );
    const files = found?.files ?? [];
    return {
      block,
      scriptKb: weigh(files, '.js'),
      styleKb: weigh(files, '.css'),
      loaders: build.loadersOf(block),
    };
  });
  return weights.toSorted((a, b) => b.scriptKb + b.styleKb - a.scriptKb - a.styleKb);
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
