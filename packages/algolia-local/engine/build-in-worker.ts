import { on } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker, WorkerInput } from './build-worker';
import { openIndex, type SearchIndex } from './search-index';
import type { IndexSettings } from './types';

/** Next to the compiled service; tests and benchmarks run the engine from source. */
const COMPILED = path.join(__dirname, 'build-worker.cjs');
const WORKER = existsSync(COMPILED) ? COMPILED : path.join(__dirname, 'build-worker-entry.mjs');

/** A build creates hardly any objects, so memory for young ones would be wasted. */
const YOUNG_MB = 24;

/** Number of batches in flight, so that the next one is ready when one is done. */
const MAX_AHEAD = 2;

/**
 * Builds an index in a worker thread; searches continue meanwhile.
 * @param batches JSON arrays of records as text, consumed at the worker's pace
 * @param sortAttributes attributes that replicas will sort by, besides those of the settings
 * @throws Error if a batch is not JSON; the worker is stopped then
 */
export async function buildInWorker(
  batches: Iterable<string> | AsyncIterable<string>,
  settings: IndexSettings,
  sortAttributes: readonly string[] = [],
): Promise<SearchIndex> {
  const input: WorkerInput = { settings, sortAttributes };
  const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_MB };
  const worker = new Worker(WORKER, { workerData: input, execArgv: [], resourceLimits });
  const messages = on(worker, 'message', { close: ['exit'] });
  const post = (message: ToWorker, transfer: ArrayBuffer[] = []): void =>
    worker.postMessage(message, transfer);
  try {
    let pending = 0;
    for await (const batch of batches) {
      if (pending === MAX_AHEAD) {
        await nextMessage(messages);
        pending -= 1;
      }
      // Bytes are transferred; a string would be copied twice.
      const bytes = new TextEncoder().encode(batch);
      post({ batch: bytes }, [bytes.buffer]);
      pending += 1;
    }
    for (; pending > 0; pending -= 1) await nextMessage(messages);
    post({ finish: true });
    const reply = await nextMessage(messages);
    if (!('built' in reply)) throw new Error('the worker ended without an index');
    return openIndex(reply.built);
  } finally {
    await worker.terminate();
  }
}

/** The worker's next message. @throws the worker's error */
async function nextMessage(messages: AsyncIterator<unknown>): Promise<FromWorker> {
  const { value, done } = await messages.next();
  if (done) throw new Error('the worker ended before its answer');
  // A message is the only argument of its event, and this worker sends nothing else.
  const [reply] = value as [FromWorker];
  if ('failed' in reply) throw new Error(`building the index failed: ${reply.failed}`);
  return reply;
}
