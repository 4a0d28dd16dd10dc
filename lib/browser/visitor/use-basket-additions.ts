import { useMemo } from 'react';
import type { AddedEntry } from '@/lib/catalog/catalogue/added-entry';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { newChangeId } from './new-change-id';
import type { CartOutcome } from './basket-requests';

interface AddedArticle {
  /** Item number of the colour. */
  id: string;
  sku: string;
  count: number;
}

/** Code that changes and caches the basket. */
const loadCode = () => import('./change-basket').catch(() => null);

/** Loads the code when a visitor is about to add something, so that leaving the page at once loses nothing. */
export const prepareAddition = (): void => void loadCode();

/** Loads the code with the first addition at the latest. */
async function send(name: string, locale: string, body: object): Promise<CartOutcome> {
  // Created at the click, not after the code has loaded.
  const changeId = newChangeId();
  const loaded = await loadCode();
  return loaded ? loaded.sendBasketChange(name, locale, body, changeId) : { ok: false, code: null };
}

/** Functions that add articles to the basket, for components that do not display it. */
export function useBasketAdditions() {
  const { locale } = useRouteContext();
  return useMemo(
    () => ({
      add: ({ id, sku, count }: AddedArticle) =>
        send('add', locale, { variant: { id, sku }, count }),
      /** Adds several articles, sets as one entry each; adds as many as possible. */
      addMultiple: (items: readonly AddedEntry[]) => send('addMultiple', locale, { items }),
    }),
    [locale],
  );
}
