import type { InsightsClient } from 'search-insights';
import { insightsHost, type SearchService } from './search-service';

/**
 * The vendor's events client, ready to send. It is loaded at its first use, from our own
 * origin: InstantSearch given `insights` without a client would fetch one from a CDN.
 * @param userToken of the session, `[A-Za-z0-9_=/+-]{1,129}`; without it none is generated, so
 *   nothing is stored in the browser before the visitor agreed
 */
export async function loadInsights(
  service: SearchService,
  userToken?: string,
): Promise<InsightsClient> {
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
