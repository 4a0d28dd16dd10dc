import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { clientOptions, type ClientOptions, type SearchService } from './search-service';

/**
 * A client with a search-only key. Its calls reject with `RetryError` when no host responds, and
 * with `ApiError` (`status`, `message`) when the service rejects the request.
 * @param options besides those of the service
 */
export const searchClient = (service: SearchService, options: ClientOptions = {}): LiteClient =>
  liteClient(service.appId, service.searchKey, { ...clientOptions(service), ...options });
