import { createHttpRequester } from '@algolia/requester-node-http';
import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { clientOptions } from './search-service';
import { searchService } from './search-service.server';

/**
 * A client for a page's searches.
 * @param signal ends them, which rejects like a broken connection
 */
export function serverSearchClient(signal?: AbortSignal): LiteClient {
  const service = searchService();
  const requester = signal && { requester: createHttpRequester({ requesterOptions: { signal } }) };
  return liteClient(service.appId, service.searchKey, { ...clientOptions(service), ...requester });
}
