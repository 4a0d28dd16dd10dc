import { useState } from 'react';
import type { BasketRefusal } from '@/lib/basket/basket';
import { useBasket } from '@/lib/basket/use-basket';
import { useMessages } from '@/lib/i18n/use-messages';

type State =
  { kind: 'idle' | 'pending' | 'added' } | { kind: 'refused'; code: BasketRefusal | null };

interface Wish {
  /** Item number of the colour. */
  id: string;
  sku: string;
  count: number;
}

function useRefusal() {
  const { article: messages } = useMessages();
  return (code: BasketRefusal | null): string => {
    if (code === 'out_of_stock') return messages.outOfStock;
    if (code === 'quantity_limit' || code === 'basket_full') return messages.limit;
    return code === 'unknown_article' ? messages.gone : messages.failed;
  };
}

/** Adds pieces to the basket, and reports the outcome. */
export function usePurchase() {
  const basket = useBasket();
  const refusal = useRefusal();
  const [state, setState] = useState<State>({ kind: 'idle' });
  return {
    isPending: state.kind === 'pending',
    isAdded: state.kind === 'added',
    /** Error message. */
    refused: state.kind === 'refused' ? refusal(state.code) : null,
    forget: () => setState({ kind: 'idle' }),
    add: async (wish: Wish) => {
      setState({ kind: 'pending' });
      const outcome = await basket.add(wish);
      setState(outcome.ok ? { kind: 'added' } : { kind: 'refused', code: outcome.code });
    },
  };
}
