import { checkModelFit } from '@/lib/cms/content/check-model-fit.server';
import { followChanges } from '@/lib/cms/content/change-feed.server';
import { loadErrorPage } from '@/lib/cms/content/load-error-page.server';
import { checkRegistrations } from '@/lib/commerce/delivery/vat-registrations.server';
import { env } from '@/lib/platform/env/env.server';
import { installRequestHandler } from '@/lib/runtime/front-server/request-handler.server';
import { registerErrorPageLoader } from '@/lib/cms/layout/error-page-loader';
import { followCatalogue } from '@/lib/runtime/worker/follow-catalogue.server';
import { startMetrics } from '@/lib/runtime/metrics/renderer-metrics.server';
import { startJobs } from '@/lib/runtime/worker/run-jobs.server';

/**
 * What a storefront does besides answering requests, from its start on.
 * @throws Error when a setting is missing, or the content space does not fit the code
 */
export async function startStorefront(): Promise<void> {
  // A shop that lacks a setting fails now, not at the first visitor's request.
  env();
  checkRegistrations();
  // Pages would silently lose what the space has no longer. A content API that is down is waited for.
  if ((await checkModelFit()) === 'does not fit')
    throw new Error('the content space does not fit this code: npm run migrate -- status');
  registerErrorPageLoader(loadErrorPage);
  followChanges();
  followCatalogue();
  startJobs();
  startMetrics();
  installRequestHandler();
}
