import type { ChangedAddress } from '@/lib/commerce/orders/changeable-address';
import type { ViewedOrder } from '@/lib/commerce/order-view/order-view';
import type { NamedSum } from '@/lib/commerce/order-view/order-sums';

/** Events that the order itself has; those of staff are in the log. */
export type OwnEvent = 'placed' | 'paid' | 'cancelled' | 'parcel' | 'refund';

/** What happened to an order, as the history of the counter shows it. */
export interface OrderEvent {
  /** Epoch milliseconds. */
  at: number;
  /** Address of the member of staff, or name of the client; `null` for the command line, absent for customers and jobs. */
  who?: string | null;
  /** `order.ship`, or an {@link OwnEvent}. */
  what: string;
  detail: string;
}

/** An order with everything that staff need; amounts in minor units, instants in epoch milliseconds. */
export interface CounterOrder {
  view: ViewedOrder;
  project: string;
  locale: string;
  email: string;
  /** Whether it belongs to no account. */
  isGuest: boolean;
  /** `null` without one. */
  phone: string | null;
  /** Delivery address; empty fields are `''`. */
  address: ChangedAddress;
  /** As printed on a parcel. */
  parcelAddress: readonly string[];
  /** Line id → SKU, SKUs of its parts, and address of its picture. */
  articles: Readonly<Record<string, { sku: string; parts: readonly string[]; picture: string }>>;
  sums: readonly NamedSum[];
  /** Provider and what staff find the payment by there. */
  payment: { provider: string; reference: string };
  emails: readonly { key: string; kind: string; createdAt: number; sentAt: number | null }[];
  notes: readonly { id: string; text: string; writtenAt: number }[];
  events: readonly OrderEvent[];
  /** Line id → pieces that the customer has announced to send back. */
  announced: Readonly<Record<string, number>>;
  /** Changes whenever the order does; forms carry it. */
  revision: string;
  /** When the order was read, by the database's clock, which its events have too. */
  readAt: number;
}
