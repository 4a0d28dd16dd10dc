import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { BatchOutcome } from './import-result';

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
 * back at its end.
 */
export async function inBatchTransaction(
  isDryRun: boolean,
  write: (transaction: Transaction) => Promise<BatchOutcome>,
): Promise<BatchOutcome> {
  try {
    return await inTransaction(async (transaction) => {
      const outcome = await write(transaction);
      if (isDryRun) throw new DryRun(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.outcome;
    throw error;
  }
}
