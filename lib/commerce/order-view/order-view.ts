import type { Currency } from '@/lib/shop/page-context/locale';

/** How far an order has come on its way, as the history shows it. */
export type ShippingStatus = 'OPEN' | 'SHIPPED' | 'CANCELLED';

interface Shippable {
  quantity: number;
  cancelled: number;
  shipped: number;
}

/** `SHIPPED` once nothing is left to be sent, `CANCELLED` when nothing ever will be. */
export function shippingStatusOf(
  status: 'pending' | 'accepted' | 'paid' | 'cancelled',
  lines: readonly Shippable[],
): ShippingStatus {
  if (status === 'cancelled') return 'CANCELLED';
  if (lines.some(({ quantity, cancelled, shipped }) => cancelled + shipped < quantity))
    return 'OPEN';
  return lines.some(({ shipped }) => shipped > 0) ? 'SHIPPED' : 'CANCELLED';
}

/** Whether there is an invoice, or will be one when it is requested. */
export function isInvoiceable(
  status: 'pending' | 'accepted' | 'paid' | 'cancelled',
  lines: readonly Pick<Shippable, 'shipped'>[],
): boolean {
  return status === 'paid' || (status === 'accepted' && lines.some(({ shipped }) => shipped > 0));
}

/**
 * Pieces of a line that the customer can send back: those that were shipped. A gift card is sent by email,
 * and only staff take it back.
 * @param line `returned` counts pieces that have come back, or will, by a return that is registered
 */
export const returnablePieces = ({
  shipped,
  returned,
  isGiftCard,
}: {
  shipped: number;
  returned: number;
  isGiftCard: boolean;
}): number => (isGiftCard ? 0 : shipped - returned);

/** Statuses of orders that something can come back of; by invoice before it is paid, too. */
export const RETURNABLE_STATUSES = ['accepted', 'paid'] as const;

/** Whether some of an order can come back, so that its parcel needs a label. */
export const hasReturnables = (lines: readonly Parameters<typeof returnablePieces>[0][]): boolean =>
  lines.some((line) => returnablePieces(line) > 0);

/** Orders that something still happens to, and those that are over. */
export const groupOf = (status: ShippingStatus): 'ongoing' | 'completed' =>
  status === 'OPEN' ? 'ongoing' : 'completed';

/** A line and what became of its pieces. */
export interface ViewedLine {
  id: string;
  itemNumber: string;
  name: string;
  colour: string;
  size: string;
  quantity: number;
  /** Price of one piece in minor units. */
  price: number;
  cancelled: number;
  shipped: number;
  returned: number;
  /** Pieces that the customer has withdrawn from after they were shipped, returned by now or not. */
  withdrawn: number;
  /** Pieces among those returned that another size was sent for. */
  exchanged: number;
  /** Sent for pieces of another line, at no charge. */
  isExchange: boolean;
}

/**
 * An order for its customer, or for a guest who may read it; sums in minor units, instants in epoch
 * milliseconds.
 */
export interface ViewedOrder {
  id: string;
  number: string;
  status: 'pending' | 'accepted' | 'paid' | 'cancelled';
  shippingStatus: ShippingStatus;
  paymentMethod: string;
  currency: Currency;
  placedAt: number;
  /** `2026-12-24` */
  promisedFor: string | null;
  lines: readonly ViewedLine[];
  parcels: readonly {
    id: string;
    carrier: string;
    number: string;
    /** The carrier's page that follows it, where that is known. */
    trackingUrl: string | null;
    shippedAt: number;
  }[];
  refunds: readonly {
    id: string;
    total: number;
    isDone: boolean;
    /** It was never paid: the customer owes that much less. */
    isCredited: boolean;
    createdAt: number;
    /** It corrects an invoice that had been issued. */
    hasCreditNote: boolean;
  }[];
  /** Totals at the time of the order. */
  totals: {
    goods: number;
    discount: number;
    shipping: number;
    total: number;
    giftCards: number;
    due: number;
    vat: number;
    vatRate: number | null;
  };
  /** What is left of the total. */
  left: number;
  /** What is still to be paid; `null` for an order that is paid or cancelled. */
  due: number | null;
  hasInvoice: boolean;
  hasReturnLabel: boolean;
  /** Name of the customer. */
  name: string;
  /** Line by line, in the language of the order. */
  deliveryAddress: readonly string[];
  /** `null` while it is the same. */
  invoiceAddress: readonly string[] | null;
}

/** Pieces of a line that the customer can still cancel. */
export const cancellable = ({ quantity, cancelled, shipped }: Shippable): number =>
  quantity - cancelled - shipped;

/** Pieces a withdrawal can be about: neither cancelled nor returned, nor withdrawn from before. */
export const withdrawable = ({
  quantity,
  cancelled,
  returned,
  withdrawn,
}: Pick<ViewedLine, 'quantity' | 'cancelled' | 'returned' | 'withdrawn'>): number =>
  quantity - cancelled - Math.max(returned, withdrawn);
