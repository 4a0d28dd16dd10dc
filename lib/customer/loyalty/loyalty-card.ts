import type { LoyaltyLevel } from './loyalty-level';

interface LoyaltyVoucher {
  description: string;
  /** The last day on which it is taken, `2027-03-31`. */
  validUntil: string;
  /** What is left of it; euro cents. */
  currentValue: number;
  status: 'redeemed' | 'available';
  /** Store that handed it out. */
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

/** Eight digits, on the front of a card. */
export const isCardNumber = (text: string): boolean => /^[0-9]{8}$/.test(text);

/** Four digits, on the back of a card. */
export const isCardPin = (text: string): boolean => /^[0-9]{4}$/.test(text);
