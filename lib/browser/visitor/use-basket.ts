import { useCallback, useState } from 'react';
import type { Basket } from '@/lib/commerce/basket/basket';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { newChangeId } from './new-change-id';
import { sendBasketChange } from './change-basket';
import { useVisitor } from './use-visitor';
import { newer } from './visitor';

/**
 * The visitor's basket in the page's language, with functions that change it. Sends no request
 * without a session: the basket is then empty.
 * @param loaded initial basket of the page's props
 */
export function useBasket(loaded?: Basket) {
  const { locale } = useRouteContext();
  const { visitor, hasFailed } = useVisitor();
  const [responded, setResponded] = useState<Basket | null>(null);
  const change = useCallback(
    async (name: string, body: object, changeId = newChangeId()) => {
      const outcome = await sendBasketChange(name, locale, body, changeId);
      if (!outcome.ok) return outcome;
      const { basket } = outcome.cart;
      setResponded((known) => (known ? newer(known, basket) : basket));
      return outcome;
    },
    [locale],
  );
  const known = [visitor?.basket, loaded, responded].filter((basket) => !!basket);
  return {
    basket: known.length > 0 ? known.reduce(newer) : null,
    /** Whether loading failed; it is retried automatically. */
    hasFailed,
    /** Sends a request to a basket endpoint by name. */
    change,
  };
}
