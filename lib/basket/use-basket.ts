import { useCallback, useEffect, useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import { hasVisitorHint, subscribeToVisitor } from '@/lib/session/visitor-hint';
import type { Basket } from './basket';
import {
  cartPath,
  requestAddition,
  requestCart,
  requestQuantity,
  requestRemoval,
  type CartOutcome,
} from './basket-requests';

/** A load that failed is an error to the loader, which tries again. */
async function load(locale: string): Promise<Basket> {
  const outcome = await requestCart(locale);
  if (!outcome.ok) throw new Error(outcome.code ?? 'no answer');
  return outcome.cart.basket;
}

/**
 * The visitor's basket, in the page's language, and how to change it. Without a session nothing is
 * requested: the basket is empty.
 * @param loaded what the page was rendered with
 */
export function useBasket(loaded?: Basket) {
  const { locale } = useRouteContext();
  const { mutate } = useSWRConfig();
  const isKnown = useSyncExternalStore(subscribeToVisitor, hasVisitorHint, () => false);
  const { data, error } = useSWR(isKnown ? cartPath(locale) : null, () => load(locale));
  // The page was rendered just now: its basket is newer than what an earlier page has left.
  useEffect(() => {
    if (loaded) void mutate(cartPath(locale), loaded, { revalidate: false });
  }, [loaded, locale, mutate]);
  const keep = useCallback(
    async (outcome: CartOutcome) => {
      const { basket } = outcome.ok ? outcome.cart : {};
      if (basket) await mutate(cartPath(locale), basket, { revalidate: false });
      return outcome;
    },
    [locale, mutate],
  );
  return {
    basket: data ?? loaded ?? null,
    /** It could not be loaded; it is tried again by itself. */
    hasFailed: error !== undefined,
    add: useCallback(
      async (wish: Parameters<typeof requestAddition>[0]) =>
        keep(await requestAddition(wish, locale)),
      [keep, locale],
    ),
    remove: useCallback(
      async (lineId: string) => keep(await requestRemoval(lineId, locale)),
      [keep, locale],
    ),
    changeQuantity: useCallback(
      async (lineId: string, count: number) => keep(await requestQuantity(lineId, count, locale)),
      [keep, locale],
    ),
  };
}
