import type { Messages } from '@/lib/shop/i18n/messages';

/** Rejections with the status of their response. */
export const ORDER_PAGE_REJECTIONS = {
  order_unknown: 404,
  too_many_attempts: 429,
  invalid: 400,
  name_invalid: 400,
  unavailable: 503,
  nothing_left: 409,
  too_many: 409,
  not_paid_yet: 409,
  invoice_unavailable: 404,
  label_unavailable: 404,
} as const satisfies Record<keyof Messages['orderStatus']['errors'], number>;

export type OrderPageRejection = keyof typeof ORDER_PAGE_REJECTIONS;

const isKnown = (code: string): code is OrderPageRejection =>
  Object.hasOwn(ORDER_PAGE_REJECTIONS, code);

/** @param code from an address, so it may be anything */
export const orderPageRejectionMessage = (
  code: string,
  { orderStatus: { errors } }: Pick<Messages, 'orderStatus'>,
): string => errors[isKnown(code) ? code : 'unavailable'];

/** Converts a rejection of `changeOrder`. */
export function asPageRejection(code: string): OrderPageRejection {
  if (code === 'unknown_order') return 'order_unknown';
  if (code === 'unknown_line' || code === 'key_used') return 'invalid';
  return isKnown(code) ? code : 'nothing_left';
}
