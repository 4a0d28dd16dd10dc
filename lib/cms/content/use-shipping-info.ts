import useSWR from 'swr';
import { fetchJson } from '@/lib/platform/http/fetch-json';
import { REQUESTED_ONCE } from '@/lib/platform/http/swr-options';
import type { ShippingInfo } from './shipping-info';

// The shop's own API route responds with exactly this type.
const asContent = (result: unknown) => result as ShippingInfo;

/**
 * The shop's texts about delivery and returns, cached for the visit.
 * @param locale segment of the address, `de-at`
 */
export function useShippingInfo(locale: string) {
  const { data, error, isValidating, mutate } = useSWR(
    `/api/shipping-info?locale=${locale}`,
    (path) => fetchJson(path, asContent),
    REQUESTED_ONCE,
  );
  return {
    /** `null` until it has loaded. */
    content: data ?? null,
    hasFailed: error !== undefined && !data && !isValidating,
    /** Loads them again. */
    load: () => void mutate(),
  };
}
