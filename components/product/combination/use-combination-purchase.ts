import { useState } from 'react';
import { useRefusal } from '@/components/product/article-detail/use-purchase';
import type { AddedEntry } from '@/lib/basket/added-entry';
import type { BasketRefusal } from '@/lib/basket/basket';
import { useBasket } from '@/lib/basket/use-basket';

type State =
  { kind: 'idle' | 'pending' | 'added' } | { kind: 'refused'; code: BasketRefusal | null };

/** Adds several products to the basket at once, and reports the outcome. */
export function useCombinationPurchase() {
  const basket = useBasket();
  const refusal = useRefusal();
  const [state, setState] = useState<State>({ kind: 'idle' });
  return {
    isPending: state.kind === 'pending',
    isAdded: state.kind === 'added',
    /** Error message. */
    refused: state.kind === 'refused' ? refusal(state.code) : null,
    forget: () => setState({ kind: 'idle' }),
    add: async (entries: readonly AddedEntry[]) => {
      setState({ kind: 'pending' });
      const outcome = await basket.addMultiple(entries);
      setState(outcome.ok ? { kind: 'added' } : { kind: 'refused', code: outcome.code });
    },
  };
}
