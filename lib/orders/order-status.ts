/** Status of an order as its buyer reads it. */
export type OrderStatus = 'OPEN' | 'SHIPPED' | 'CANCELLED';

/** What the status is derived from. */
interface Stored {
  status: 'pending' | 'paid' | 'cancelled';
  /** When its parcel went out, where that is known. */
  shippedAt?: Date | null;
}

/** The only place that derives it. */
export function orderStatus({ status, shippedAt }: Stored): OrderStatus {
  if (status === 'cancelled') return 'CANCELLED';
  return shippedAt ? 'SHIPPED' : 'OPEN';
}

/** Orders that something still happens to, and those that are over. */
export const groupOf = (status: OrderStatus): 'ongoing' | 'completed' =>
  status === 'OPEN' ? 'ongoing' : 'completed';
