import type { ImageRatio } from '@/lib/catalog/catalogue/product-image';
import type { AccountErrors } from '@/lib/customer/account/registration';
import type { ShippingStatus } from './order-view';
import type { PaymentState } from './payment-state';

export const HISTORY_FILTERS = ['all', 'ongoing', 'completed', 'months', 'year', 'search'] as const;
export type HistoryFilter = (typeof HISTORY_FILTERS)[number];

/** Number of orders shown at once, and added each time. */
export const HISTORY_PAGE = 10;

/** State of a review; `open` means that it has not been written. */
export type ReviewState = 'open' | 'pending' | 'published' | 'rejected';

export interface HistoryAddress {
  /** Formatted for its country, without the country. */
  lines: readonly string[];
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
}

/** An order in a customer's history; amounts are in minor units. */
export interface HistoryOrder {
  id: string;
  /** `HGG-1000001` */
  number: string;
  /** Number of the invoice, `RE-HGG-000001`; `null` until there is one. */
  receiptNumber: string | null;
  /** Epoch milliseconds. */
  placedAt: number;
  status: ShippingStatus;
  /** Whether something is still to be shipped or on its way. */
  isOngoing: boolean;
  payment: PaymentState;
  currency: string;
  total: number;
  deliveryAddress: HistoryAddress | null;
  invoiceAddress: HistoryAddress | null;
  lines: readonly {
    id: string;
    articleNumber: string;
    itemNumber: string;
    name: string;
    colour: string;
    size: string;
    quantity: number;
    price: number;
    /** Picture and page of the article; absent if it is not sold any more. */
    article?: { imageRatio: ImageRatio; slug: string };
    /** `null` if it cannot be reviewed. */
    review: ReviewState | null;
    /** What was typed into a review that was rejected, and its errors. */
    typed?: { fields: Readonly<Record<string, string>>; errors: AccountErrors };
  }[];
  hasInvoice: boolean;
  hasReturnLabel: boolean;
}

/** Contents of a page of the history. */
export interface OrderHistory {
  filter: HistoryFilter;
  year: number | null;
  term: string;
  /** Years with orders, latest first. */
  years: readonly number[];
  orders: readonly HistoryOrder[];
  /** Whether there are more orders. */
  hasMore: boolean;
  shown: number;
}

export interface OrderHistoryRequest {
  filter: HistoryFilter;
  year?: number | null;
  term?: string;
  /** Maximum number of orders. */
  shown?: number;
}

/** Maximum number of orders in a response. */
const MAX_SHOWN = 200;

/** Reads the filter from an address; anything invalid shows all orders. */
export function readOrderHistoryRequest(query: URLSearchParams): Required<OrderHistoryRequest> {
  const filter = HISTORY_FILTERS.find((known) => known === query.get('filter')) ?? 'all';
  const year = /^\d{4}$/.test(query.get('year') ?? '') ? Number(query.get('year')) : null;
  const term = (query.get('term') ?? '').trim();
  const shown = /^\d{1,3}$/.test(query.get('shown') ?? '') ? Number(query.get('shown')) : 0;
  return {
    filter: (filter === 'year' && year === null) || (filter === 'search' && !term) ? 'all' : filter,
    year,
    term,
    shown: Math.min(Math.max(shown, HISTORY_PAGE), MAX_SHOWN),
  };
}
