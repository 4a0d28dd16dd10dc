import { useEffect } from 'react';
import { loadVisitor } from '@/lib/browser/visitor/load-visitor';
import { tellOtherTabs } from '@/lib/browser/visitor/other-tabs';
import { updateVisitor } from '@/lib/browser/visitor/use-visitor';
import { visitorPath } from '@/lib/browser/visitor/visitor';

async function showRest(locale: string): Promise<void> {
  const visitor = await loadVisitor(visitorPath(locale));
  tellOtherTabs({ locale, basket: visitor.basket });
  await updateVisitor(locale, () => visitor, true);
}

/** Shows what an order has left in the basket, in the header of every tab. */
export function useEmptiedBasket(locale: string, isPlaced: boolean): void {
  useEffect(() => {
    // Without a response the next page shows it.
    if (isPlaced) void showRest(locale).catch(() => undefined);
  }, [locale, isPlaced]);
}
