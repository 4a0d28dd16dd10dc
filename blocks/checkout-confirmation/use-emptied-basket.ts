import { useEffect } from 'react';
import { basketCount } from '@/lib/basket/use-basket-count';

/** Notifies the header that the basket has been bought. */
export function useEmptiedBasket(isPaid: boolean): void {
  useEffect(() => {
    if (isPaid) basketCount.set(0);
  }, [isPaid]);
}
