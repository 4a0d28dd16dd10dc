import { pushEvent } from './data-layer';
import { netPurchase } from './net-purchase';
import type { ConfirmedOrder } from '@/lib/commerce/checkout/loaded-checkout';

const KEY = 'storage_reported_orders';
/** Orders that are remembered, the newest first: one page reports one order. */
const MAX_REMEMBERED = 50;
const ARTICLE_DIGITS = 8;

/** Where storage is closed: lasts as long as the document. */
const reportedHere = new Set<string>();

function reportedOrders(): string[] {
  const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

/** Whether this browser reports an order for the first time, in any of its tabs. */
function isFirstReport(id: string): boolean {
  if (reportedHere.has(id)) return false;
  reportedHere.add(id);
  try {
    const reported = reportedOrders();
    if (reported.includes(id)) return false;
    localStorage.setItem(KEY, JSON.stringify([id, ...reported].slice(0, MAX_REMEMBERED)));
  } catch {
    // Storage is closed, full or garbled: at least this document reports it once.
    forgetGarbled();
  }
  return true;
}

function forgetGarbled(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is closed.
  }
}

/** Reports what was bought. */
function pushPurchase(order: ConfirmedOrder): void {
  const { number, currency, lines } = order;
  const { value, tax, shipping, pricesOf } = netPurchase(order);
  pushEvent({
    event: 'purchase',
    transaction_id: number,
    currency,
    value,
    tax,
    shipping,
    items: lines.map((line) => ({
      item_id: line.itemNumber.slice(0, ARTICLE_DIGITS),
      item_name: line.name,
      item_brand: line.brand,
      item_category: line.categories.join('|'),
      item_variant: line.itemNumber,
      ...pricesOf(line),
      quantity: line.quantity,
    })),
  });
}

/**
 * Reports what was bought, once for each order: its confirmation can be opened again in other tabs,
 * at the same time too, and on other days. After some days the server says that it is not to be
 * reported at all, since browsers may have forgotten by then that it was.
 */
export async function trackPurchase(order: ConfirmedOrder): Promise<void> {
  if (!order.isReportable) return;
  const report = () => {
    if (isFirstReport(order.id)) pushPurchase(order);
  };
  // One tab after the other. Locks are missing without HTTPS, and rejected where storage is closed.
  const locks: LockManager | undefined = navigator.locks;
  await (locks ? locks.request(KEY, report).catch(report) : report());
}
