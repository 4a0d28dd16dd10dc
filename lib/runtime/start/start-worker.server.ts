import { checkModelFit } from '@/lib/cms/content/check-model-fit.server';
import { checkGiftCards, logRegistrations } from '@/lib/commerce/delivery/vat-registrations.server';
import { checkShopSettings } from '@/lib/shop/settings/shop-settings.server';
import { env } from '@/lib/platform/env/env.server';
import type { Tracing } from '@/lib/platform/tracing/start-tracing.mjs';
import { runJobs } from '@/lib/runtime/worker/run-jobs.server';

/** Milliseconds for running jobs after a signal, as a storefront gives them. */
const END_MS = 9_500;

/**
 * Runs the jobs of all shops until SIGTERM or SIGINT, and ends the process with 0 once running jobs
 * have ended.
 * @throws Error when a setting is missing, or the content space does not match the code
 */
export async function startWorker(tracing?: Tracing): Promise<void> {
  env();
  checkShopSettings();
  checkGiftCards();
  logRegistrations();
  if ((await checkModelFit()) === 'does not fit')
    throw new Error('the content space does not fit this code: npm run migrate -- status');
  const jobs = runJobs();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      // A job that is cut off is repeated by another worker.
      setTimeout(() => process.exit(0), END_MS);
      void jobs
        .stop()
        .then(() => tracing?.end())
        .then(() => process.exit(0));
    });
}
