import { discontinue, findMissing } from './discontinue.server';
import { importBatch, type ImportCounts, type ReadArticle } from './import-batch.server';
import { sizesOfArticle } from './import-article.server';
import type { ImportFailure } from './import-failure';
import type { ReadRow } from './read-article.server';

const PER_BATCH = 100;
const MAX_CHANGES = 40;
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
}

/** Why an import ended before its end, or discontinued nothing. */
export type ImportStop = 'strict' | 'too many would go' | 'unreadable rows';

export interface ImportResult {
  counts: ImportCounts & { rows: number; rejected: number; discontinued: number };
  rejected: ImportFailure[];
  warnings: ImportFailure[];
  changes: string[];
  stopped: ImportStop | null;
}

/** State of one run. */
class Run {
  readonly result: ImportResult = {
    counts: {
      rows: 0,
      rejected: 0,
      created: 0,
      changed: 0,
      unchanged: 0,
      discontinued: 0,
      skus: 0,
      prices: 0,
      stock: 0,
    },
    rejected: [],
    warnings: [],
    changes: [],
    stopped: null,
  };
  /** SKU → line that first named it. */
  readonly mentioned = new Map<string, number>();
  readonly shops = new Set<string>();
  /** Whether a rejected row does not say which SKUs it is about. */
  isUnreadable = false;
  private readonly options: ImportOptions;
  private batch: ReadArticle[] = [];

  constructor(options: ImportOptions) {
    this.options = options;
  }

  reject(failures: readonly ImportFailure[]): void {
    this.result.rejected.push(...failures);
    this.result.counts.rejected += new Set(failures.map(({ line }) => line)).size;
  }

  /** @returns failures of SKUs that the file has named before */
  private repeats({ line, article, lineOf }: ReadArticle): ImportFailure[] {
    const failures: ImportFailure[] = [];
    for (const { sku } of sizesOfArticle(article)) {
      const first = this.mentioned.get(sku);
      const at = lineOf.get(sku) ?? line;
      if (first === undefined) this.mentioned.set(sku, at);
      else
        failures.push({
          line: at,
          column: 'sku',
          value: sku,
          reason: `occurs twice, first in line ${first}`,
        });
    }
    return failures;
  }

  async add(row: ReadRow): Promise<void> {
    this.result.counts.rows += 1;
    this.options.onProgress?.(this.result.counts.rows);
    if (!row.ok) {
      this.reject(row.failures);
      if (row.skus === null) this.isUnreadable = true;
      for (const sku of row.skus ?? [])
        this.mentioned.set(sku, this.mentioned.get(sku) ?? row.line);
      return;
    }
    this.shops.add(row.article.shop);
    const repeats = this.repeats(row);
    if (repeats.length > 0) return this.reject(repeats);
    this.batch.push(row);
    if (this.batch.length >= PER_BATCH) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.batch.length === 0) return;
    const { counts, rejected, warnings, changes } = await importBatch(this.batch, this.options);
    this.batch = [];
    this.reject(rejected);
    this.result.warnings.push(...warnings);
    const all = this.result.counts;
    for (const name of ['created', 'changed', 'unchanged', 'skus', 'prices', 'stock'] as const)
      all[name] += counts[name];
    this.result.changes.push(...changes.slice(0, MAX_CHANGES - this.result.changes.length));
  }
}

async function removeMissing(run: Run, options: ImportOptions): Promise<void> {
  if (run.isUnreadable) {
    run.result.stopped = 'unreadable rows';
    return;
  }
  const missing = await findMissing(run.shops, new Set(run.mentioned.keys()));
  const gone = [...missing.gone.values()].reduce((sum, skus) => sum + skus.size, 0);
  run.result.counts.discontinued = gone;
  for (const skus of missing.gone.values())
    for (const sku of skus)
      if (run.result.changes.length < MAX_CHANGES) run.result.changes.push(`- sku ${sku}`);
  if (gone > missing.total * MAX_GONE && !options.isConfirmed) {
    run.result.stopped = 'too many would go';
    return;
  }
  if (!options.isDryRun) await discontinue(missing);
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
