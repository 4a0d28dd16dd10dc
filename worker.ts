import { startWorker } from '@/lib/runtime/start/start-worker.server';
import { startTracing } from '@/lib/platform/tracing/start-tracing.mjs';
import { abortStart } from '@/lib/runtime/start/abort-start.server';

/**
 * Runs the background jobs without serving pages. `ready worker` on stdout means that it looks for
 * jobs. Several may run at once, also beside storefronts that run jobs themselves.
 */
startTracing('worker')
  .then(startWorker)
  .then(
    () => console.log('ready worker'),
    (error: unknown) => abortStart(error, 'worker'),
  );
