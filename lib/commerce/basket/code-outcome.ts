import type { BasketNotice } from './basket';

/** Whether a rejection is about a voucher's or gift card's code, and so is shown at its field. */
export const isCodeError = (error: string): boolean =>
  error.startsWith('voucher_') || error === 'too_many_attempts';

/** Whether a success message is about a code. */
export const isCodeNotice = (notice: string): notice is Exclude<BasketNotice, 'kept'> =>
  notice === 'voucher' || notice === 'giftCard';

/** Id of the part of the basket's page with the codes, to which forms return without JavaScript. */
export const CODES_ID = 'codes';
