/** Runs once in every server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  try {
    const { env } = await import('@/lib/env/env.server');
    // A shop that lacks a setting fails now, not at the first visitor's request.
    env();
    const { checkModelFit } = await import('@/lib/content/check-model-fit.server');
    // Pages would silently lose what the space has no longer. A content API that is down is waited for.
    if ((await checkModelFit()) === 'does not fit')
      throw new Error('the content space does not fit this code: npm run migrate -- status');
    const { followChanges } = await import('@/lib/content/change-feed.server');
    const { followCatalogue } = await import('@/lib/search/follow-catalogue.server');
    const { loadErrorPage } = await import('@/lib/content/load-error-page.server');
    const { registerErrorPageLoader } = await import('@/lib/layout/error-page-loader');
    const { startJobs } = await import('@/lib/worker/run-jobs.server');
    const { openFrontDoor } = await import('@/lib/front-door/front-door.server');
    registerErrorPageLoader(loadErrorPage);
    followChanges();
    followCatalogue();
    startJobs();
    openFrontDoor();
  } catch (error) {
    // In development the browser shows the error.
    if (process.env['NODE_ENV'] !== 'production') throw error;
    const { refuseStart } = await import('@/lib/health/refuse-start.server');
    refuseStart(error);
  }
}
