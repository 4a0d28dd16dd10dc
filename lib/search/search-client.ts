import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { clientOptions, type SearchService } from './search-service';

/**
 * A client with a search-only key. Its calls reject with `RetryError` when no host responds, and
 * with `ApiError` (`status`, `message`) when the service rejects the request.
 */
export const searchClient = (service: SearchService): LiteClient =>
  liteClient(service.appId, service.searchKey, clientOptions(service));
