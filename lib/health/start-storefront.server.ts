import { checkModelFit } from '@/lib/content/check-model-fit.server';
import { followChanges } from '@/lib/content/change-feed.server';
import { loadErrorPage } from '@/lib/content/load-error-page.server';
import { env } from '@/lib/env/env.server';
import { openFrontDoor } from '@/lib/front-door/front-door.server';
import { registerErrorPageLoader } from '@/lib/layout/error-page-loader';
import { followCatalogue } from '@/lib/search/follow-catalogue.server';
import { startJobs } from '@/lib/worker/run-jobs.server';

/**
 * What a storefront does besides answering requests, from its start on.
 * @throws Error when a setting is missing, or the content space does not fit the code
 */
export async function startStorefront(): Promise<void> {
  // A shop that lacks a setting fails now, not at the first visitor's request.
  env();
  // Pages would silently lose what the space has no longer. A content API that is down is waited for.
  if ((await checkModelFit()) === 'does not fit')
    throw new Error('the content space does not fit this code: npm run migrate -- status');
  registerErrorPageLoader(loadErrorPage);
  followChanges();
  followCatalogue();
  startJobs();
  openFrontDoor();
}
