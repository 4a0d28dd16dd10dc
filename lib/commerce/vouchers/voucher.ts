import { cleanEmail } from '@/lib/shop/address/email-address';

/** Why a code has no effect on this basket. */
export type VoucherProblem =
  /** Unknown, of another shop, or outside its window. */
  | 'voucher_unknown'
  /** Not valid in the country the order goes to, or in its currency. */
  | 'voucher_country'
  /** This customer has used it before. */
  | 'voucher_used'
  /** Nothing is left on the gift card. */
  | 'voucher_empty';

/** What a code does. Amounts are in minor units of the basket's currency. */
export type VoucherEffect =
  | { kind: 'percentage'; percent: number }
  | { kind: 'amount'; amount: number }
  | { kind: 'shipping' }
  | { kind: 'giftCard'; balance: number };

/** A code that a visitor has entered. */
export type Voucher = VoucherEffect & {
  code: string;
  /** Value of goods it needs; 0: none. */
  minimum: number;
  /** `null` while nothing but its minimum can stand against it. */
  problem: VoucherProblem | null;
};

/** Most codes in one basket. */
export const MAX_VOUCHERS = 5;

/** A code as it is stored: how it was typed does not matter. */
export const normalizeCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

/**
 * One customer's address, however it is written: letter case and what follows a plus sign before
 * the `@` reach the same mailbox (RFC 5233, subaddressing).
 */
export function normalizeEmail(email: string): string {
  const typed = cleanEmail(email).toLowerCase();
  const at = typed.lastIndexOf('@');
  if (at < 0) return typed;
  const [mailbox = ''] = typed.slice(0, at).split('+', 1);
  return `${mailbox}${typed.slice(at)}`;
}
