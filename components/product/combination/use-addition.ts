import { useState } from 'react';
import {
  useAdditionRejection,
  type RejectedAddition,
} from '@/components/product/article-detail/use-addition-rejection';
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
    follow: async (request: Promise<CartOutcome>) => {
      setState({ kind: 'pending' });
      const outcome = await request;
      setState(outcome.ok ? { kind: 'added' } : { kind: 'refused', outcome });
    },
  };
}

export type Addition = ReturnType<typeof useAddition>;
