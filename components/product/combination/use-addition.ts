import { useState } from 'react';
import type { BasketRejection } from '@/lib/commerce/basket/basket';
import type { CartOutcome } from '@/lib/browser/visitor/basket-requests';
import { useMessages } from '@/lib/shop/i18n/use-messages';

type State =
  | { kind: 'idle' | 'pending' | 'added' }
  | { kind: 'refused'; code: BasketRejection | null };

function useRejection() {
  const { article: messages } = useMessages();
  return (code: BasketRejection | null): string => {
    if (code === 'out_of_stock') return messages.outOfStock;
    if (code === 'quantity_limit' || code === 'basket_full') return messages.limit;
    return code === 'unknown_article' ? messages.gone : messages.failed;
  };
}

export function useAddition() {
  const rejection = useRejection();
  const [state, setState] = useState<State>({ kind: 'idle' });
  return {
    isPending: state.kind === 'pending',
    isAdded: state.kind === 'added',
    rejection: state.kind === 'refused' ? rejection(state.code) : null,
    forget: () => setState({ kind: 'idle' }),
    follow: async (request: Promise<CartOutcome>) => {
      setState({ kind: 'pending' });
      const outcome = await request;
      setState(outcome.ok ? { kind: 'added' } : { kind: 'refused', code: outcome.code });
    },
  };
}

export type Addition = ReturnType<typeof useAddition>;
