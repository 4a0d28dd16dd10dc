/** Runs once in every server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { env } = await import('@/lib/env/env.server');
  // A shop that lacks a setting says so now, not to the first visitor.
  env();
  const { followChanges } = await import('@/lib/content/change-feed.server');
  const { followCatalogue } = await import('@/lib/catalogue/follow-catalogue.server');
  const { loadErrorPage } = await import('@/lib/content/load-error-page.server');
  const { registerErrorPageLoader } = await import('@/lib/app-shell/error-page-loader');
  registerErrorPageLoader(loadErrorPage);
  followChanges();
  followCatalogue();
}
