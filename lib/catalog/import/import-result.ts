import type { ImportFailure } from './import-failure';

/** Changes that a result lists in words. */
const MAX_CHANGES = 40;

/** What a batch has done, or would do. */
export interface BatchCounts {
  created: number;
  changed: number;
  unchanged: number;
  skus: number;
  prices: number;
  stock: number;
}

export interface BatchOutcome {
  counts: BatchCounts;
  rejected: ImportFailure[];
  warnings: ImportFailure[];
  /** Changes in words, for the short diff of a dry run. */
  changes: string[];
}

/** Why an import ended before its end, or discontinued nothing. */
export type ImportStop = 'strict' | 'too many would go' | 'unreadable rows';

/** What an import has done, or would do. */
export class ImportResult {
  readonly counts = {
    rows: 0,
    rejected: 0,
    created: 0,
    changed: 0,
    unchanged: 0,
    discontinued: 0,
    skus: 0,
    prices: 0,
    stock: 0,
  };
  readonly rejected: ImportFailure[] = [];
  readonly warnings: ImportFailure[] = [];
  readonly changes: string[] = [];
  stopped: ImportStop | null = null;

  reject(failures: readonly ImportFailure[]): void {
    this.rejected.push(...failures);
    this.counts.rejected += new Set(failures.map(({ line }) => line)).size;
  }

  add({ counts, rejected, warnings, changes }: BatchOutcome): void {
    this.reject(rejected);
    this.warnings.push(...warnings);
    for (const name of ['created', 'changed', 'unchanged', 'skus', 'prices', 'stock'] as const)
      this.counts[name] += counts[name];
    this.describe(changes);
  }

  describe(changes: readonly string[]): void {
    this.changes.push(...changes.slice(0, Math.max(0, MAX_CHANGES - this.changes.length)));
  }
}

export const repeatedSku = (line: number, sku: string, first: number): ImportFailure => ({
  line,
  column: 'sku',
  value: sku,
  reason: `occurs twice, first in line ${first}`,
});
