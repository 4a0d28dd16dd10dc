import type { VatPart } from '@/lib/platform/db/vat-part';
import type { BusinessDetails } from '@/lib/commerce/delivery/business-details';
import type { ImageRatio } from '@/lib/catalog/catalogue/product-image';
import type { PaymentState } from './payment-state';
import type { Currency } from '@/lib/shop/project/currencies';

/** Shipping status shown in the history. */
export type ShippingStatus = 'OPEN' | 'SHIPPED' | 'CANCELLED';

interface Shippable {
  quantity: number;
  cancelled: number;
  shipped: number;
}

/**
 * Status of an order: `SHIPPED` once nothing is left to ship, `CANCELLED` if nothing ever will be.
 */
export function shippingStatusOf(
  status: 'pending' | 'accepted' | 'paid' | 'cancelled',
  lines: readonly Shippable[],
): ShippingStatus {
  if (status === 'cancelled') return 'CANCELLED';
  if (lines.some(({ quantity, cancelled, shipped }) => cancelled + shipped < quantity))
    return 'OPEN';
  return lines.some(({ shipped }) => shipped > 0) ? 'SHIPPED' : 'CANCELLED';
}

/** Pieces of a line that were neither cancelled nor returned. */
export const remainingQuantity = ({
  quantity,
  cancelled,
  returned,
}: Record<'quantity' | 'cancelled' | 'returned', number>): number =>
  quantity - cancelled - returned;

/**
 * Whether an invoice can be issued: for an order that is paid, or shipped before that, and of which
 * pieces remain.
 */
export function isInvoiceable(
  status: 'pending' | 'accepted' | 'paid' | 'cancelled',
  lines: readonly (Shippable & { returned: number })[],
): boolean {
  if (!lines.some((line) => remainingQuantity(line) > 0)) return false;
  return status === 'paid' || (status === 'accepted' && lines.some(({ shipped }) => shipped > 0));
}

/**
 * Number of pieces of a line that the customer can return: those that were shipped. Gift cards are
 * sent by email, and only staff take them back.
 * @param line `returned` includes pieces in a registered return
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

/** Statuses of orders of which something can be returned, including unpaid invoices. */
export const RETURNABLE_STATUSES = ['accepted', 'paid'] as const;

/** Whether anything in an order can be returned, so that it needs a label. */
export const hasReturnables = (lines: readonly Parameters<typeof returnablePieces>[0][]): boolean =>
  lines.some((line) => returnablePieces(line) > 0);

/** A line with the state of its pieces. */
export interface ViewedLine {
  id: string;
  articleNumber: string;
  itemNumber: string;
  name: string;
  colour: string;
  size: string;
  /** Ratio of its picture; missing if it has none, and where none is shown. */
  imageRatio?: ImageRatio;
  quantity: number;
  /** Price of one piece in minor units. */
  price: number;
  cancelled: number;
  shipped: number;
  returned: number;
  /** Pieces that the customer withdrew from after shipping, returned or not. */
  withdrawn: number;
  /** Returned pieces that were replaced by another size. */
  exchanged: number;
  /** Whether it replaces pieces of another line, at no charge. */
  isExchange: boolean;
}

/**
 * An order as shown to its customer, or to a guest who may read it; amounts in minor units,
 * instants in epoch milliseconds.
 */
export interface ViewedOrder {
  id: string;
  number: string;
  status: 'pending' | 'accepted' | 'paid' | 'cancelled';
  shippingStatus: ShippingStatus;
  payment: PaymentState;
  paymentMethod: string;
  currency: Currency;
  placedAt: number;
  /** `2026-12-24` */
  promisedFor: string | null;
  /** Days on which it is expected, in the order's language; `null` once it is shipped or overdue. */
  arrival: string | null;
  lines: readonly ViewedLine[];
  parcels: readonly {
    id: string;
    carrier: string;
    number: string;
    /** The carrier's tracking page, if known. */
    trackingUrl: string | null;
    shippedAt: number;
  }[];
  refunds: readonly {
    id: string;
    total: number;
    isDone: boolean;
    /** Whether it was never paid, so that it reduces the amount due. */
    isCredited: boolean;
    createdAt: number;
    /** Whether it corrects an issued invoice. */
    hasCreditNote: boolean;
  }[];
  /** Totals when the order was placed. */
  totals: {
    goods: number;
    discount: number;
    shipping: number;
    total: number;
    giftCards: number;
    /** Part of that paid by cards that were taxed when they were sold. */
    taxedGiftCards: number;
    due: number;
    vat: number;
    vatRate: number | null;
    /** Amounts by rate; missing if all is taxed at the rate above. */
    vatParts?: readonly VatPart[];
  };
  /** What is left on the gift cards that pay it, by card. */
  giftCardsLeft: readonly { name: string; value: string }[];
  /** Remaining part of the total. */
  left: number;
  /** Amount still to be paid; `null` for an order that is paid or cancelled. */
  due: number | null;
  /** What to enter for the transfer that is due; empty if none is. */
  transferDetails: readonly { name: string; value: string }[];
  /** Code for that transfer, as attributes of its picture; `null` without one. */
  transferCode: { src: string; alt: string; width: number; height: number } | null;
  hasInvoice: boolean;
  hasReturnLabel: boolean;
  /** Name of the customer. */
  name: string;
  /** Line by line, in the language of the order. */
  deliveryAddress: readonly string[];
  /** `null` if it is the delivery address. */
  invoiceAddress: readonly string[] | null;
  /** What a company entered for its invoice. */
  business: BusinessDetails;
}

/** Number of pieces of a line that the customer can still cancel. */
export const cancellable = ({ quantity, cancelled, shipped }: Shippable): number =>
  quantity - cancelled - shipped;

/**
 * Number of pieces that a withdrawal can include: not cancelled, returned or withdrawn from before.
 */
export const withdrawable = ({
  quantity,
  cancelled,
  returned,
  withdrawn,
}: Pick<ViewedLine, 'quantity' | 'cancelled' | 'returned' | 'withdrawn'>): number =>
  quantity - cancelled - Math.max(returned, withdrawn);
