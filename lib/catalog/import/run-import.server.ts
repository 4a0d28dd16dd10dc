import type { Checkpoints } from './batch-transaction.server';
import { discontinue, findMissing } from './discontinue.server';
import { importBatch, withoutLines, type ReadArticle } from './import-batch.server';
import { sizesOfArticle, type ImportedArticle } from './import-article.server';
import type { ImportFailure } from './import-failure';
import { ImportResult, repeatedSku } from './import-result';
import type { ReadRow } from './read-articles.server';

const PER_BATCH = 100;
/** Share of the SKUs on sale that a full import may discontinue without being confirmed. */
const MAX_GONE = 0.1;

export interface ImportOptions {
  /** Whether what the file does not mention is discontinued. */
  isFull: boolean;
  isDryRun: boolean;
  /** Stops at the first row that is rejected. */
  isStrict: boolean;
  /** Lets a full import discontinue more than a tenth. */
  isConfirmed: boolean;
  countedAt: Date | null;
  onProgress?: (rows: number) => void;
  /** For an import that goes on after an interruption. */
  checkpoints?: Checkpoints;
  /** Throws if another import may be running. */
  checkLock?: () => void;
}

const isSameArticle = (one: ImportedArticle, other: ImportedArticle) =>
  one.shop === other.shop && one.article === other.article;

/** State of one run. */
class Run {
  readonly result = new ImportResult();
  /** SKUs of all rows, also of rejected ones. */
  readonly mentioned = new Set<string>();
  readonly shops = new Set<string>();
  /** Whether a rejected row does not say which SKUs it is about. */
  isUnreadable = false;
  private readonly options: ImportOptions;
  /** SKU → line that it is imported from. */
  private readonly lineOf = new Map<string, number>();
  private batch: ReadArticle[] = [];

  constructor(options: ImportOptions) {
    this.options = options;
  }

  /** @returns failures of SKUs that the file has named before */
  private repeats({ line, article, lineOf }: ReadArticle): ImportFailure[] {
    const failures: ImportFailure[] = [];
    for (const { sku } of sizesOfArticle(article)) {
      const first = this.lineOf.get(sku);
      const at = lineOf.get(sku) ?? line;
      this.mentioned.add(sku);
      if (first === undefined) this.lineOf.set(sku, at);
      else failures.push(repeatedSku(at, sku, first));
    }
    return failures;
  }

  async add(row: ReadRow): Promise<void> {
    const { result } = this;
    result.counts.rows += row.ok ? new Set(row.lineOf.values()).size : 1;
    this.options.onProgress?.(result.counts.rows);
    if (!row.ok) {
      const [sku, ...others] = row.skus ?? [];
      result.reject(
        sku !== undefined && others.length === 0
          ? row.failures.map((failure) => ({ ...failure, sku }))
          : row.failures,
      );
      if (row.skus === null) this.isUnreadable = true;
      for (const sku of row.skus ?? []) this.mentioned.add(sku);
      return;
    }
    this.shops.add(row.article.shop);
    result.warnings.push(...row.warnings);
    const repeats = this.repeats(row);
    result.reject(repeats);
    const accepted = withoutLines(row, repeats);
    // Rows of an article may be apart, and a statement writes a row once.
    if (this.batch.some(({ article }) => isSameArticle(article, row.article))) await this.flush();
    if (accepted) this.batch.push(accepted);
    if (this.batch.length >= PER_BATCH) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.batch.length === 0) return;
    const batch = this.batch;
    this.batch = [];
    this.options.checkLock?.();
    this.result.add(await importBatch(batch, this.result.counts.rows, this.options));
  }
}

async function removeMissing(run: Run, options: ImportOptions): Promise<void> {
  if (run.isUnreadable) {
    run.result.stopped = 'unreadable rows';
    return;
  }
  const missing = await findMissing(run.shops, run.mentioned);
  const gone = [...missing.gone.values()].reduce((sum, skus) => sum + skus.size, 0);
  run.result.counts.discontinued = gone;
  run.result.describe(
    [...missing.gone.values()].flatMap((skus) => [...skus].map((sku) => `- sku ${sku}`)),
  );
  if (gone > missing.total * MAX_GONE && !options.isConfirmed) {
    run.result.stopped = 'too many would go';
    return;
  }
  if (!options.isDryRun) await discontinue(missing, options.checkLock);
}

/**
 * Imports articles in batches. An import that ends early is continued by running it again: what is
 * there already stays as it is.
 */
export async function runImport(
  rows: AsyncIterable<ReadRow>,
  options: ImportOptions,
): Promise<ImportResult> {
  const run = new Run(options);
  for await (const row of rows) {
    await run.add(row);
    if (options.isStrict && run.result.rejected.length > 0) {
      run.result.stopped = 'strict';
      return run.result;
    }
  }
  await run.flush();
  if (options.isStrict && run.result.rejected.length > 0) run.result.stopped = 'strict';
  else if (options.isFull) await removeMissing(run, options);
  return run.result;
}
