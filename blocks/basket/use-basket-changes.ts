import { useState } from 'react';
import type { Basket } from '@/lib/basket/basket';
import type { CartOutcome } from '@/lib/basket/basket-requests';
import { useBasket } from '@/lib/basket/use-basket';
import type { LoadedBasket } from '@/lib/checkout/loaded-checkout';

/** The basket on its page, and the changes its lines can make. */
export interface BasketChanges {
  /** `null`: it could not be loaded. */
  basket: Basket | null;
  /** Code of the last rejection. */
  error: string | null;
  /** Line with a pending change. */
  pendingId: string | null;
  remove: (lineId: string) => void;
  changeQuantity: (lineId: string, count: number) => void;
}

/** @param loaded the server-rendered basket */
export function useBasketChanges(loaded: LoadedBasket | null): BasketChanges {
  const { basket, ...calls } = useBasket(loaded?.basket);
  const [error, setError] = useState(loaded?.error ?? null);
  const [pendingId, setPendingId] = useState<string | null>(null);
  const follow = async (lineId: string, outcome: Promise<CartOutcome>) => {
    setPendingId(lineId);
    const result = await outcome;
    setPendingId(null);
    setError(result.ok ? null : (result.code ?? 'unavailable'));
  };
  return {
    basket,
    error,
    pendingId,
    remove: (lineId) => void follow(lineId, calls.remove(lineId)),
    changeQuantity: (lineId, count) => void follow(lineId, calls.changeQuantity(lineId, count)),
  };
}
