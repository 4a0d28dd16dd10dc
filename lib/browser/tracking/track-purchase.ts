import { pushEvent } from './data-layer';
import { netPurchase } from './net-purchase';
import type { ConfirmedOrder } from '@/lib/commerce/checkout/loaded-checkout';

const KEY = 'storage_reported_orders';
/** Maximum number of stored orders, newest first. */
const MAX_REMEMBERED = 50;
const ARTICLE_DIGITS = 8;

/** Reported orders if storage is unavailable; lasts as long as the document. */
const reportedHere = new Set<string>();

function reportedOrders(): string[] {
  const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

/** Whether the order has not been reported yet by any tab of this browser. */
function isFirstReport(id: string): boolean {
  if (reportedHere.has(id)) return false;
  reportedHere.add(id);
  try {
    const reported = reportedOrders();
    if (reported.includes(id)) return false;
    localStorage.setItem(KEY, JSON.stringify([id, ...reported].slice(0, MAX_REMEMBERED)));
  } catch {
    // Storage is unavailable, full or invalid: this document still reports it only once.
    forgetGarbled();
  }
  return true;
}

function forgetGarbled(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is unavailable.
  }
}

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
 * Reports a purchase once per order: its confirmation may be opened again, in several tabs at once
 * or on other days. After some days the server excludes it from reports, since browsers may have
 * lost their record by then.
 */
export async function trackPurchase(order: ConfirmedOrder): Promise<void> {
  if (!order.isReportable) return;
  const report = () => {
    if (isFirstReport(order.id)) pushPurchase(order);
  };
  // Serialises tabs. Locks are missing without HTTPS, and rejected if storage is unavailable.
  const locks: LockManager | undefined = navigator.locks;
  await (locks ? locks.request(KEY, report).catch(report) : report());
}
