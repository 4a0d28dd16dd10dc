import { parentPort, workerData } from 'node:worker_threads';
import type { StoredCorpus } from './corpus';
import { IndexBuilder } from './index-builder';
import type { IndexSettings } from './types';

/** The worker of `buildInWorker`: receives batches of records as JSON and returns an index. */
export type ToWorker = { readonly batch: Uint8Array } | { readonly finish: true };
export type FromWorker =
  | { readonly ready: true }
  | { readonly built: StoredCorpus }
  | { readonly failed: string };

export interface WorkerInput {
  readonly settings: IndexSettings;
  readonly sortAttributes: readonly string[];
}

function serve(port: NonNullable<typeof parentPort>, input: WorkerInput): void {
  const builder = new IndexBuilder(input.settings, input.sortAttributes);
  const post = (message: FromWorker, transfer: ArrayBuffer[] = []): void =>
    port.postMessage(message, transfer);
  port.on('message', (message: ToWorker) => {
    try {
      if ('batch' in message) {
        const { buffer, byteOffset, byteLength } = message.batch;
        builder.addBatch(Buffer.from(buffer, byteOffset, byteLength));
        post({ ready: true });
        return;
      }
      const built = builder.build();
      post({ built }, buffersOf(built));
    } catch (error) {
      post({ failed: error instanceof Error ? error.message : String(error) });
    }
  });
}

/** Transferred instead of copied, since they may have hundreds of megabytes. */
function buffersOf(built: StoredCorpus): ArrayBuffer[] {
  const { words, records } = built;
  const columns = [...built.values, ...built.numbers].map(([, column]) => column);
  const views = [
    words.terms.letters,
    words.terms.starts,
    words.terms.shared,
    words.postings,
    words.records,
    words.places,
    records.addresses,
    ...records.segments,
    ...columns.flatMap((column) => [column.starts, column.counts, column.cells]),
  ];
  return views.flatMap((view) => (view.buffer instanceof ArrayBuffer ? [view.buffer] : []));
}

// `buildInWorker` passes this as `workerData`.
if (parentPort) serve(parentPort, workerData as WorkerInput);
