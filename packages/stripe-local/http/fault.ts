import { ApiError, unknownError } from './api-error';
import { tooManyRequests } from './strict';

/** Errors that only the hosted API has occasion for, by their status. */
const FAULTS: Record<string, () => ApiError> = {
  '402': () =>
    new ApiError(402, 'Your card was declined.', {
      type: 'card_error',
      code: 'card_declined',
      declineCode: 'generic_decline',
    }),
  '403': () => new ApiError(403, 'The provided key does not have the required permissions.'),
  '409': () =>
    new ApiError(409, 'Another request is accessing this object. Please retry.', {
      code: 'lock_timeout',
    }),
  '429': tooManyRequests,
  '500': unknownError,
  '502': () => new ApiError(502, 'Bad gateway.', { type: 'api_error' }),
  '503': () => new ApiError(503, 'Temporarily unavailable.', { type: 'api_error' }),
  '504': () => new ApiError(504, 'Gateway timeout.', { type: 'api_error' }),
};

export const isFault = (status: string): boolean => Object.hasOwn(FAULTS, status);

/**
 * The error that a request asks for by its header `x-payment-fault`, or that the configuration
 * names, so that a caller's treatment of it can be tested.
 */
export const faultFor = (
  header: string | undefined,
  configured: string | undefined,
): ApiError | undefined => {
  const status = header ?? configured;
  if (!status) return undefined;
  if (!isFault(status))
    return new ApiError(
      400,
      `x-payment-fault: ${status} is not one of ${Object.keys(FAULTS).join(', ')}`,
    );
  return FAULTS[status]?.();
};
