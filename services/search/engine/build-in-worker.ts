import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker, WorkerInput } from './build-worker';
import { openIndex, type SearchIndex } from './search-index';
import type { IndexSettings } from './types';

/** The service, its tests and the benchmarks all run in the checkout. */
const WORKER = path.resolve('services/search/engine/build-worker-entry.mjs');

/**
 * Builds an index in a thread of its own; searches go on meanwhile.
 * @param batches JSON arrays of records, as text; the next one is taken when the last is done
 * @param sortAttributes what replicas will sort by, besides the settings' own
 * @throws Error when a batch is no JSON; nothing is left running
 */
export async function buildInWorker(
  batches: Iterable<string> | AsyncIterable<string>,
  settings: IndexSettings,
  sortAttributes: readonly string[] = [],
): Promise<SearchIndex> {
  const input: WorkerInput = { settings, sortAttributes };
  const worker = new Worker(WORKER, { workerData: input, execArgv: [] });
  const ask = async (message: ToWorker): Promise<FromWorker> => {
    const answer = answerOf(worker);
    worker.postMessage(message);
    const said = await answer;
    if ('failed' in said) throw new Error(`building the index failed: ${said.failed}`);
    return said;
  };
  try {
    for await (const batch of batches) await ask({ batch });
    const said = await ask({ finish: true });
    if (!('built' in said)) throw new Error('the worker ended without an index');
    return openIndex(said.built);
  } finally {
    await worker.terminate();
  }
}

function answerOf(worker: Worker): Promise<FromWorker> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
    };
    const onMessage = (message: FromWorker): void => {
      settle();
      resolve(message);
    };
    const onError = (error: Error): void => {
      settle();
      reject(error);
    };
    const onExit = (code: number): void => onError(new Error(`the worker ended with code ${code}`));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
