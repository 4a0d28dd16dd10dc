import type { EmailKind } from '@/cms-schema/email-kinds';
import type { OrderNews } from '@/lib/messaging/mail/order-news-email';

/** Template kinds of editors; `null` for emails that they cannot change. */
export const TEMPLATE_OF: Readonly<Record<OrderNews['kind'], EmailKind | null>> = {
  // Templates for orders that are paid later name a sum to transfer.
  acceptedSettled: null,
  received: null,
  accepted: 'order-accepted',
  prepayment: 'prepayment-request',
  shipped: 'order-shipped',
  exchanged: 'order-exchanged',
  cancelledUnpaid: 'order-cancelled-unpaid',
  paymentFailed: 'payment-failed',
  late: 'transfer-late',
  cancelled: 'order-cancelled',
  refunded: 'order-refunded',
  withdrawal: 'withdrawal-received',
  giftCards: 'gift-cards',
};
