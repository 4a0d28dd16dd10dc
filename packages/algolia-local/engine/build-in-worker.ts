import { on } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './build-worker';
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
 * Milliseconds for which a worker waits for another build. Most of what a small build costs is loading the
 * code and running it before it is optimised.
 */
const IDLE_MS = 5_000;
const MAX_IDLE = 2;

/** Workers that wait for their next build, and the timer that ends each. */
const idle = new Map<Worker, NodeJS.Timeout>();

function takeWorker(): Worker {
  for (const [worker, timer] of idle) {
    clearTimeout(timer);
    idle.delete(worker);
    worker.ref();
    return worker;
  }
  const worker = new Worker(WORKER, {
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  worker.once('exit', () => idle.delete(worker));
  return worker;
}

/** Lets a worker wait, without keeping the process alive for it. */
function keepWorker(worker: Worker): void {
  if (idle.size === MAX_IDLE) {
    void worker.terminate();
    return;
  }
  worker.unref();
  const timer = setTimeout(() => {
    idle.delete(worker);
    void worker.terminate();
  }, IDLE_MS);
  idle.set(worker, timer.unref());
}

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
  const worker = takeWorker();
  let isDone = false;
  const messages = on(worker, 'message', { close: ['exit'] });
  const post = (message: ToWorker, transfer: ArrayBuffer[] = []): void =>
    worker.postMessage(message, transfer);
  try {
    post({ input: { settings, sortAttributes } });
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
    isDone = true;
    return openIndex(reply.built);
  } finally {
    await messages.return?.();
    if (isDone) keepWorker(worker);
    else await worker.terminate();
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
