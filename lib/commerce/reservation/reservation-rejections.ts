import { formatMessage } from '@/lib/shop/i18n/format-message';
import type { Messages } from '@/lib/shop/i18n/messages';
import type { ReservationRejection } from './reservation';

/** Status of the response to each rejected change. */
export const RESERVATION_REJECTIONS: Readonly<Record<ReservationRejection, number>> = {
  sku_missing: 400,
  store_missing: 400,
  invalid_quantity: 400,
  invalid: 400,
  unknown_article: 404,
  unknown_store: 404,
  unknown_line: 404,
  not_available: 409,
  not_available_in_store: 409,
  basket_full: 409,
  basket_empty: 409,
  contact_incomplete: 422,
  unavailable: 503,
};

const isRejection = (code: string): code is ReservationRejection =>
  Object.hasOwn(RESERVATION_REJECTIONS, code);

/** Store and size in a message about stock. */
export interface Lacking {
  /** Names as shown to visitors: `in Größe 3XL`. */
  store: string;
  inSize: string;
}

/**
 * Message for a rejection.
 * @param code from an address, so it may be anything
 * @param lacking article and store with too few pieces; without it the message names neither
 */
export function reservationRejectionMessage(
  code: string,
  { reservation, storeAvailability }: Pick<Messages, 'reservation' | 'storeAvailability'>,
  lacking: Lacking | null = null,
): string {
  if (!isRejection(code)) return storeAvailability.error;
  if (code === 'not_available') return storeAvailability.notAvailable;
  if (code === 'not_available_in_store' && lacking)
    return formatMessage(storeAvailability.notAvailableInSelectedStore, { ...lacking });
  return reservation.errors[code];
}
