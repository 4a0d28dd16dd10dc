import type { InsightsClient } from 'search-insights';
import { insightsHost, type SearchService } from './search-service';

/**
 * Loads the vendor's events client from our own origin. Without it, InstantSearch with `insights`
 * would load one from a CDN.
 * @param userToken of the session, `[A-Za-z0-9_=/+-]{1,129}`; without it none is generated, so
 *   nothing is stored in the browser before consent
 */
export async function loadInsights(
  service: SearchService,
  userToken?: string,
): Promise<InsightsClient> {
  // outside: search-events-cdn
  const { default: insights } = await import('search-insights');
  const host = insightsHost(service);
  insights('init', {
    appId: service.appId,
    apiKey: service.searchKey,
    useCookie: false,
    ...(host === undefined ? {} : { host }),
    ...(userToken === undefined ? {} : { userToken }),
  });
  return insights;
}
