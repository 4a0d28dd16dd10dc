import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { AddedEntry } from '@/lib/basket/added-entry';
import type { Basket } from '@/lib/basket/basket';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import { hasVisitorHint, lookForVisitor } from '@/lib/session/visitor-hint';
import { EMPTY_WISHLIST } from '@/lib/wishlist/wishlist';
import { changeCart } from './basket-requests';
import { newIntent } from './new-intent';
import { useVisitor } from './use-visitor';
import { visitorPath, type Visitor } from './visitor';

/** A SKU and how many pieces of it. */
interface AddedArticle {
  /** Item number of the colour. */
  id: string;
  sku: string;
  count: number;
}

/** Of two baskets the newer: answers may arrive in another order than the changes were made in. */
const newer = (one: Basket, other: Basket) => (other.revision > one.revision ? other : one);

/** A visitor whose session begins with this basket has nothing else yet. */
const begun = (basket: Basket): Visitor => ({
  basket,
  wishlist: EMPTY_WISHLIST,
  reservation: { items: [] },
});

/** Puts the basket of an answer among what is known of the visitor. */
function useKeeping(locale: string) {
  const { mutate } = useSWRConfig();
  return useCallback(
    (basket: Basket, isFirst: boolean) => {
      const merged = (known: Visitor | undefined) =>
        known ? { ...known, basket: newer(known.basket, basket) } : isFirst && begun(basket);
      return mutate<Visitor>(visitorPath(locale), (known) => merged(known) || undefined, {
        // What else the visitor has is still to be loaded.
        revalidate: isFirst ? false : (known) => known === undefined,
      });
    },
    [locale, mutate],
  );
}

/**
 * The visitor's basket, in the page's language, and how to change it. Without a session nothing is
 * requested: the basket is empty.
 * @param loaded what the page was rendered with
 */
export function useBasket(loaded?: Basket) {
  const { locale } = useRouteContext();
  const { visitor, hasFailed } = useVisitor();
  const keep = useKeeping(locale);
  const [answered, setAnswered] = useState<Basket | null>(null);
  const change = useCallback(
    async (name: string, body: object, intent = newIntent()) => {
      const isFirst = !hasVisitorHint();
      const outcome = await changeCart(name, locale, body, intent);
      if (!outcome.ok) return outcome;
      const { basket } = outcome.cart;
      await keep(basket, isFirst);
      setAnswered((known) => (known ? newer(known, basket) : basket));
      lookForVisitor();
      return outcome;
    },
    [keep, locale],
  );
  const known = [visitor?.basket, loaded, answered].filter((basket) => !!basket);
  return {
    basket: known.length > 0 ? known.reduce(newer) : null,
    /** It could not be loaded; it is tried again by itself. */
    hasFailed,
    /** Any call of the basket by its name. */
    change,
    add: useCallback(
      ({ id, sku, count }: AddedArticle) => change('add', { variant: { id, sku }, count }),
      [change],
    ),
    /** Several articles, each set as one; as many of them as can be added. */
    addMultiple: useCallback(
      (items: readonly AddedEntry[]) => change('addMultiple', { items }),
      [change],
    ),
  };
}
