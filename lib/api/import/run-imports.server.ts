import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { whileImporting } from '@/lib/catalog/import/import-lock.server';
import type { Checkpoints } from '@/lib/catalog/import/batch-transaction.server';
import type { BatchOutcome, ImportResult } from '@/lib/catalog/import/import-result';
import { runSkuImport } from '@/lib/catalog/import/import-skus.server';
import { readArticles } from '@/lib/catalog/import/read-articles.server';
import { summarizeFailures } from '@/lib/catalog/import/summarize-failures';
import { readSkus } from '@/lib/catalog/import/read-skus.server';
import { ROW_READERS } from '@/lib/catalog/import/row-readers.server';
import { runImport, type ImportOptions } from '@/lib/catalog/import/run-import.server';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { importBatches, importParts, imports } from '@/lib/platform/db/schema-imports';
import { report } from '@/lib/platform/log/log.server';
import { storedOptions } from './import-options.server';

type Import = typeof imports.$inferSelect;

/** An import that has been begun this often without coming to its end is given up. */
const MAX_ATTEMPTS = 5;
/** Rejected rows and warnings that a result lists; its counts have all. */
const MAX_LISTED = 1000;
const PROGRESS_MS = 1_000;

/** The bytes of an import, one part in memory at a time. */
async function* bytesOf(id: string, parts: number): AsyncGenerator<Buffer> {
  for (let part = 1; part <= parts; part += 1) {
    const { rows } = await database().execute<{ body: Buffer | null }>(sql`
      SELECT body FROM shop.import_parts WHERE import_id = ${id} AND part = ${part}`);
    if (!rows[0]?.body) throw new Error(`part ${part} of the import is gone`);
    yield rows[0].body;
  }
}

/** Writes the number of rows that have been read, from time to time. */
function progressOf(id: string): (rows: number) => void {
  let shownAt = 0;
  return (rows) => {
    if (Date.now() - shownAt < PROGRESS_MS) return;
    shownAt = Date.now();
    database()
      .update(imports)
      .set({ progress: rows })
      .where(eq(imports.id, id))
      .catch((error: unknown) => report('progress of an import was not written', { error }));
  };
}

/** Reads what earlier attempts of an import have written, batch by batch. */
async function checkpointsOf(importId: string): Promise<Checkpoints> {
  const written = await database()
    .select({ rows: importBatches.rows, outcome: importBatches.outcome })
    .from(importBatches)
    .where(eq(importBatches.importId, importId));
  const outcomes = new Map(written.map(({ rows, outcome }) => [rows, outcome]));
  return {
    // Only `note` writes it.
    outcomeOf: (rows) => outcomes.get(rows) as BatchOutcome | undefined,
    note: async (transaction, rows, outcome) => {
      await transaction.insert(importBatches).values({ importId, rows, outcome: { ...outcome } });
    },
  };
}

async function resultOf(
  { id, kind, parts, options }: Import,
  checkLock: () => void,
): Promise<ImportResult> {
  const given = storedOptions.parse(options);
  // One stream of text, so that a character or a row may be in two parts.
  const input = Readable.from(bytesOf(id, parts), { objectMode: false }).setEncoding('utf8');
  const rows = ROW_READERS[given.format](input, {
    columns: given.columns ?? {},
    language: given.language,
  });
  const importOptions: ImportOptions = {
    isFull: given.mode === 'full',
    isDryRun: given.dryRun,
    isStrict: given.strict,
    isConfirmed: given.confirmed,
    countedAt: given.stockAt === undefined ? null : new Date(given.stockAt),
    onProgress: progressOf(id),
    checkLock,
    ...(!given.dryRun && { checkpoints: await checkpointsOf(id) }),
  };
  if (kind !== 'articles') return runSkuImport(readSkus(rows, kind), importOptions);
  const defaults = { ...given.defaults, ...(given.shop && { shop: given.shop }) };
  return runImport(readArticles(rows, defaults), importOptions);
}

/** Writes how an import has ended, and deletes its bytes and batches. */
const endImport = (id: string, values: Partial<Import>) =>
  inTransaction(async (transaction) => {
    await transaction
      .update(imports)
      .set({ ...values, finishedAt: new Date() })
      .where(eq(imports.id, id));
    await transaction.update(importParts).set({ body: null }).where(eq(importParts.importId, id));
    await transaction.delete(importBatches).where(eq(importBatches.importId, id));
  });

/** Begins the oldest import, or one again that was interrupted. */
async function nextImport(): Promise<Import | undefined> {
  const [next] = await database()
    .update(imports)
    .set({
      status: 'running',
      startedAt: sql`now()`,
      attempts: sql`${imports.attempts} + 1`,
      progress: 0,
    })
    .where(
      eq(
        imports.id,
        sql`(SELECT id FROM shop.imports WHERE status IN ('waiting', 'running')
          ORDER BY queued_at, id LIMIT 1)`,
      ),
    )
    .returning();
  return next;
}

async function runNext(next: Import, checkLock: () => void, signal?: AbortSignal): Promise<void> {
  if (next.attempts > MAX_ATTEMPTS) {
    const error = next.error ?? 'was interrupted too often';
    await endImport(next.id, { status: 'failed', error });
    return;
  }
  try {
    const { counts, rejected, warnings, stopped, changes } = await resultOf(next, checkLock);
    checkLock();
    const result = {
      counts,
      stopped,
      summary: summarizeFailures(rejected),
      rejected: rejected.slice(0, MAX_LISTED),
      warnings: warnings.slice(0, MAX_LISTED),
      ...(storedOptions.parse(next.options).dryRun && { changes }),
    };
    await endImport(next.id, { status: 'done', result, progress: counts.rows, error: null });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    // A storefront that is stopped is no failed attempt.
    const attempts = signal?.aborted ? next.attempts - 1 : next.attempts;
    await database().update(imports).set({ error: text, attempts }).where(eq(imports.id, next.id));
    throw error;
  }
}

/**
 * Runs all imports that wait, in the order in which they came. Does nothing while another process
 * imports. An interrupted one reads its file again, and goes on writing after its last batch.
 * @param signal stops between two batches
 */
export async function runImports(signal?: AbortSignal): Promise<void> {
  await whileImporting(async (checkLock) => {
    const check = () => {
      signal?.throwIfAborted();
      checkLock();
    };
    for (let next = await nextImport(); next; next = await nextImport()) {
      await runNext(next, check, signal);
      signal?.throwIfAborted();
    }
  });
}
