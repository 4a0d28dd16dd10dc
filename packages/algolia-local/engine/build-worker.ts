import { parentPort } from 'node:worker_threads';
import type { StoredCorpus } from './corpus';
import { IndexBuilder } from './index-builder';
import type { IndexSettings } from './types';

/** The worker of `buildInWorker`: receives batches of records as JSON and returns an index, again and again. */
export type ToWorker =
  | { readonly input: WorkerInput }
  | { readonly batch: Uint8Array }
  | { readonly finish: true };
export type FromWorker =
  | { readonly ready: true }
  | { readonly built: StoredCorpus }
  | { readonly failed: string };

export interface WorkerInput {
  readonly settings: IndexSettings;
  readonly sortAttributes: readonly string[];
}

function serve(port: NonNullable<typeof parentPort>): void {
  let builder: IndexBuilder | null = null;
  const post = (message: FromWorker, transfer: ArrayBuffer[] = []): void =>
    port.postMessage(message, transfer);
  const take = (message: ToWorker): void => {
    if ('input' in message) {
      builder = new IndexBuilder(message.input.settings, message.input.sortAttributes);
      return;
    }
    if (!builder) throw new Error('no build has begun');
    if ('batch' in message) {
      const { buffer, byteOffset, byteLength } = message.batch;
      builder.addBatch(Buffer.from(buffer, byteOffset, byteLength));
      post({ ready: true });
      return;
    }
    const built = builder.build();
    builder = null;
    post({ built }, buffersOf(built));
  };
  port.on('message', (message: ToWorker) => {
    try {
      take(message);
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

if (parentPort) serve(parentPort);
