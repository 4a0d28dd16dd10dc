import type { ApiRequest } from '@/lib/platform/http/api-request';
import { rejectRequest } from '@/lib/platform/http/reject-request';

/**
 * The key by which a client repeats a request without doing it twice.
 * @throws RequestRejected 400 without one
 */
export function idempotencyKeyOf(request: ApiRequest): string {
  const key = [request.headers['idempotency-key'] ?? ''].flat().join();
  if (/^[\x21-\x7E]{8,200}$/.test(key)) return key;
  return rejectRequest(
    400,
    'The header Idempotency-Key is missing, or not of 8 to 200 visible characters',
  );
}
