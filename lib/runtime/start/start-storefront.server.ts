import { checkModelFit } from '@/lib/cms/content/check-model-fit.server';
import { followChanges } from '@/lib/cms/content/change-feed.server';
import { loadErrorPage } from '@/lib/cms/content/load-error-page.server';
import { checkGiftCards, logRegistrations } from '@/lib/commerce/delivery/vat-registrations.server';
import { checkShopSettings } from '@/lib/shop/settings/shop-settings.server';
import { env } from '@/lib/platform/env/env.server';
import { processState } from '@/lib/platform/process-state/process-state.mjs';
import { installRequestHandler } from '@/lib/runtime/front-server/request-handler.server';
import { registerErrorPageLoader } from '@/lib/cms/layout/error-page-loader';
import { followCatalogue } from '@/lib/runtime/worker/follow-catalogue.server';
import { startMetrics } from '@/lib/runtime/metrics/renderer-metrics.server';
import { startJobs } from '@/lib/runtime/worker/run-jobs.server';

/**
 * Starts everything a storefront does besides serving requests.
 * @throws Error when a setting is missing, or the content space does not match the code
 */
export async function startStorefront(): Promise<void> {
  // A missing setting must fail now, not at the first request.
  env();
  checkShopSettings();
  checkGiftCards();
  logRegistrations();
  registerErrorPageLoader(loadErrorPage);
  installRequestHandler();
  processState.onInstalled?.();
  // Otherwise pages would silently lose fields that the space no longer has. A content API that is
  // down does not prevent the start.
  if ((await checkModelFit()) === 'does not fit')
    throw new Error('the content space does not fit this code: npm run migrate -- status');
  followChanges();
  followCatalogue();
  if (env().RUN_JOBS) startJobs();
  startMetrics();
}
