import { useMemo } from 'react';
import type { AddedEntry } from '@/lib/catalog/catalogue/added-entry';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { newIntent } from './new-intent';
import type { CartOutcome } from './basket-requests';

/** A SKU and how many pieces of it. */
interface AddedArticle {
  /** Item number of the colour. */
  id: string;
  sku: string;
  count: number;
}

/** The code that changes the basket, and caches it, is loaded with the first addition. */
async function send(name: string, locale: string, body: object): Promise<CartOutcome> {
  // Counts from the click, not from when the code is there.
  const intent = newIntent();
  const loaded = await import('./change-basket').catch(() => null);
  return loaded ? loaded.sendBasketChange(name, locale, body, intent) : { ok: false, code: null };
}

/** How articles get into the visitor's basket, for parts of a page that do not show it. */
export function useBasketAdditions() {
  const { locale } = useRouteContext();
  return useMemo(
    () => ({
      add: ({ id, sku, count }: AddedArticle) =>
        send('add', locale, { variant: { id, sku }, count }),
      /** Several articles, each set as one; as many of them as can be added. */
      addMultiple: (items: readonly AddedEntry[]) => send('addMultiple', locale, { items }),
    }),
    [locale],
  );
}
