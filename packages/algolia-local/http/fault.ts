import { ApiError, badRequest, tooManyRequests } from './api-error';

/** Errors for which a correct request gives no occasion, by their status. */
const FAULTS: Readonly<Record<string, () => ApiError>> = {
  '402': () => new ApiError(402, 'This feature is not enabled on your Algolia account.'),
  '429': () => tooManyRequests(1_000),
  '500': () => new ApiError(500, 'Internal server error'),
  '502': () => new ApiError(502, 'Bad gateway'),
  '503': () => new ApiError(503, 'Service unavailable'),
};

/**
 * Fails as the header `x-search-fault` asks, so that a caller's treatment of it can be tested.
 * @throws ApiError of the status that it names, 400 for any other text
 */
export function failOnRequest(header: string | string[] | undefined): void {
  if (header === undefined) return;
  const fault = FAULTS[String(header)];
  if (!fault) throw badRequest(`x-search-fault is none of ${Object.keys(FAULTS).join(', ')}`);
  throw fault();
}
