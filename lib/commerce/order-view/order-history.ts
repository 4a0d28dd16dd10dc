import type { ShippingStatus } from './order-view';

export const HISTORY_FILTERS = ['all', 'ongoing', 'completed', 'months', 'year', 'search'] as const;
export type HistoryFilter = (typeof HISTORY_FILTERS)[number];

/** Orders shown at once, and more each time. */
export const HISTORY_PAGE = 10;

/** How far the review of something bought has come; `open`: it is not written yet. */
export type ReviewState = 'open' | 'pending' | 'published' | 'rejected';

export interface HistoryAddress {
  /** As its country writes it, without the country. */
  lines: readonly string[];
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
}

/** An order in a customer's history; sums are in minor units. */
export interface HistoryOrder {
  id: string;
  /** `HGG-1000001` */
  number: string;
  /** Number of the receipt; `null` until the order is paid. */
  receiptNumber: string | null;
  /** Epoch milliseconds. */
  placedAt: number;
  status: ShippingStatus;
  paymentStatus: 'open' | 'paid' | 'refunded';
  currency: string;
  total: number;
  deliveryAddress: HistoryAddress | null;
  invoiceAddress: HistoryAddress | null;
  lines: readonly {
    id: string;
    itemNumber: string;
    name: string;
    colour: string;
    size: string;
    quantity: number;
    price: number;
    /** `null`: it cannot be reviewed. */
    review: ReviewState | null;
  }[];
  hasInvoice: boolean;
  hasReturnLabel: boolean;
}

/** What a page of the history shows. */
export interface OrderHistory {
  filter: HistoryFilter;
  year: number | null;
  term: string;
  /** Years with orders, the last first. */
  years: readonly number[];
  orders: readonly HistoryOrder[];
  /** There are more than are shown. */
  hasMore: boolean;
  shown: number;
}

export interface OrderHistoryRequest {
  filter: HistoryFilter;
  year?: number | null;
  term?: string;
  /** Orders at most. */
  shown?: number;
}

/** Most orders of one answer. */
const MAX_SHOWN = 200;

/** The filter in an address; anything else shows all orders. */
export function readOrderHistoryRequest(query: URLSearchParams): Required<OrderHistoryRequest> {
  const filter = HISTORY_FILTERS.find((known) => known === query.get('filter')) ?? 'all';
  const year = /^\d{4}$/.test(query.get('year') ?? '') ? Number(query.get('year')) : null;
  const term = (query.get('term') ?? '').trim().slice(0, 60);
  const shown = /^\d{1,3}$/.test(query.get('shown') ?? '') ? Number(query.get('shown')) : 0;
  return {
    filter: (filter === 'year' && year === null) || (filter === 'search' && !term) ? 'all' : filter,
    year,
    term,
    shown: Math.min(Math.max(shown, HISTORY_PAGE), MAX_SHOWN),
  };
}
