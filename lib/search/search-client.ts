import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { clientOptions, type SearchService } from './search-service';

/**
 * A client that may only search. Its calls reject with `RetryError` when no host answers, and with
 * `ApiError` (`status`, `message`) when the service refuses.
 */
export const searchClient = (service: SearchService): LiteClient =>
  liteClient(service.appId, service.searchKey, clientOptions(service));
