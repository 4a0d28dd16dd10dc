import { fetchJson } from '@/lib/platform/http/fetch-json';
import type { StoreStock } from './reservation';

interface Wanted {
  itemNumber: string;
  /** Label of the size. */
  label: string;
  locale: string;
}

/** The shop's own API route returns this type; without `success` it is a failure. */
function asStores(result: unknown): readonly StoreStock[] {
  const { success, data } = result as { success?: boolean; data?: readonly StoreStock[] };
  if (!success || !data) throw new Error('the store stock could not be looked up');
  return data;
}

/** Stores with their pieces of a colour in one size. @throws like `fetchJson` */
export function fetchStoreStock({ itemNumber, label, locale }: Wanted) {
  const query = new URLSearchParams({
    product: itemNumber,
    // The endpoint's name for the size of an article with only one.
    size: label === 'allsize' ? '0' : label,
    locale,
  });
  return fetchJson(`/_hirmer/stores/info?${query.toString()}`, asStores, { cache: 'no-store' });
}
