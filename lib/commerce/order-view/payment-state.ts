/** How far the payment of an order is, as lists and pages name it. */
export type PaymentState =
  | 'pending'
  /** A direct debit, for which the customer has nothing to do. */
  | 'processing'
  | 'invoice'
  /** Nothing is owed, and nothing was paid. */
  | 'settled'
  | 'paid'
  /** Money has still to be sent back. */
  | 'refundDue'
  | 'partlyRefunded'
  | 'refunded';

interface Payment {
  status: 'pending' | 'accepted' | 'paid' | 'cancelled';
  /** Whether only the money has not arrived yet. */
  isDelayed: boolean;
  /** Whether the payment of an order that had ended was sent back. */
  isReturned: boolean;
  /** Amount to be paid less what was cancelled or returned before; minor units. */
  due: number;
  total: number;
}

/** Amounts in minor units. */
export interface Reduction {
  total: number;
  /** Part that was never paid. */
  credited: number;
  isDone: boolean;
}

/** Payment state of an order. @param reductions pieces cancelled or returned, and allowances */
export function paymentStateOf(
  { status, isDelayed, isReturned, due, total }: Payment,
  reductions: readonly Reduction[],
): PaymentState {
  const paidBack = reductions.filter((each) => each.total > each.credited);
  if (paidBack.some(({ isDone }) => !isDone)) return 'refundDue';
  switch (status) {
    case 'pending':
      if (due === 0) return 'settled';
      return isDelayed ? 'processing' : 'pending';
    case 'accepted':
      return due === 0 ? 'settled' : 'invoice';
    case 'cancelled':
      return isReturned || paidBack.length > 0 ? 'refunded' : 'settled';
    case 'paid': {
      if (paidBack.length === 0) return 'paid';
      const left = reductions.reduce((sum, each) => sum - each.total, total);
      return left > 0 ? 'partlyRefunded' : 'refunded';
    }
  }
}
