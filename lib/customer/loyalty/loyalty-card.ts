import type { LoyaltyLevel } from './loyalty-level';

export interface LoyaltyVoucher {
  /** Entered in a basket; `null` for one that a store takes only. */
  code: string | null;
  description: string;
  /** Last valid day, `2027-03-31`. */
  validUntil: string;
  /** Remaining value in euro cents. */
  currentValue: number;
  status: 'redeemed' | 'available';
  branch: string;
}

/** A customer's card as their page shows it; the PIN never leaves the database. */
export interface LoyaltyCard {
  number: string;
  userLevel: LoyaltyLevel;
  /** Euro cents. */
  credits: number;
  vouchers: LoyaltyVoucher[];
}

/** Eight digits, printed on the front. */
export const isCardNumber = (text: string): boolean => /^[0-9]{8}$/.test(text);

/** Four digits, printed on the back. */
export const isCardPin = (text: string): boolean => /^[0-9]{4}$/.test(text);
