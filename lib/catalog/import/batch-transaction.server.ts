import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { BatchOutcome } from './import-result';

/** Batches of an import that may be interrupted; each is known by the rows of the file up to its end. */
export interface Checkpoints {
  /** What an earlier attempt did in a batch. */
  outcomeOf: (rows: number) => BatchOutcome | undefined;
  /** Notes in the transaction of a batch what it has done. */
  note: (transaction: Transaction, rows: number, outcome: BatchOutcome) => Promise<void>;
}

/** How a batch is written. */
export interface BatchPlace {
  isDryRun: boolean;
  checkpoints?: Checkpoints;
}

/** Rolls a dry run back. */
class DryRun extends Error {
  readonly outcome: BatchOutcome;

  constructor(outcome: BatchOutcome) {
    super('dry run');
    this.outcome = outcome;
  }
}

/**
 * Writes a batch in one transaction, so that a killed import leaves whole batches; a dry run is rolled
 * back at its end. A batch that an earlier attempt has written is not written again.
 * @param rows of the file up to the end of the batch
 */
export async function inBatchTransaction(
  { isDryRun, checkpoints }: BatchPlace,
  rows: number,
  write: (transaction: Transaction) => Promise<BatchOutcome>,
): Promise<BatchOutcome> {
  const written = checkpoints?.outcomeOf(rows);
  if (written) return written;
  try {
    return await inTransaction(async (transaction) => {
      const outcome = await write(transaction);
      if (isDryRun) throw new DryRun(outcome);
      await checkpoints?.note(transaction, rows, outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.outcome;
    throw error;
  }
}
