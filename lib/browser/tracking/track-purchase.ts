import { pushEvent } from './data-layer';
import type { ConfirmedOrder } from '@/lib/commerce/checkout/loaded-checkout';

const KEY = 'storage_reported_order';
const ARTICLE_DIGITS = 8;

/** Whether an order is reported for the first time in this tab: a confirmation can be loaded again. */
function isFirstReport(id: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === id) return false;
    sessionStorage.setItem(KEY, id);
  } catch {
    // Storage is closed: twice is better than never.
  }
  return true;
}

/** Reports what was bought, once for each order. */
export function trackPurchase({ id, number, currency, lines, totals }: ConfirmedOrder): void {
  if (!isFirstReport(id)) return;
  pushEvent({
    event: 'purchase',
    transaction_id: number,
    currency,
    value: totals.total / 100,
    items: lines.map((line) => ({
      item_id: line.itemNumber.slice(0, ARTICLE_DIGITS),
      item_name: line.name,
      item_brand: line.brand,
      item_category: line.categories.join('|'),
      item_variant: line.itemNumber,
      price: line.price / 100,
      quantity: line.quantity,
    })),
  });
}
