import { useState } from 'react';
import {
  useAdditionRejection,
  type RejectedAddition,
} from '@/components/product/article-detail/use-addition-rejection';
import { isApiErrorShown, openModal } from '@/lib/browser/modals/modals';
import type { CartOutcome } from '@/lib/browser/visitor/basket-requests';

type State =
  | { kind: 'idle' | 'pending' | 'added' }
  | { kind: 'refused'; outcome: RejectedAddition };

export function useAddition() {
  const rejection = useAdditionRejection();
  const [state, setState] = useState<State>({ kind: 'idle' });
  return {
    isPending: state.kind === 'pending',
    isAdded: state.kind === 'added',
    rejection: state.kind === 'refused' ? rejection(state.outcome) : null,
    forget: () => setState({ kind: 'idle' }),
    /** @param skus of the added lines, which the basket modal shows */
    follow: async (request: Promise<CartOutcome>, skus: readonly string[]) => {
      setState({ kind: 'pending' });
      const outcome = await request;
      if (!outcome.ok) return setState({ kind: 'refused', outcome });
      setState({ kind: 'added' });
      if (!isApiErrorShown()) openModal('basket', { skus });
    },
  };
}

export type Addition = ReturnType<typeof useAddition>;
