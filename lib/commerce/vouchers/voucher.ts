import { cleanEmail } from '@/lib/shop/address/email-address';

/** Why a code has no effect on this basket. */
export type VoucherProblem =
  /** Unknown, of another shop, or outside its window. */
  | 'voucher_unknown'
  /** Not valid in the destination country, or in its currency. */
  | 'voucher_country'
  /** This customer has used it before. */
  | 'voucher_used'
  /** The gift card has no balance left. */
  | 'voucher_empty';

/** Effect of a code. Amounts are in minor units of the basket's currency. */
export type VoucherEffect =
  | { kind: 'percentage'; percent: number }
  | { kind: 'amount'; amount: number }
  | { kind: 'shipping' }
  /** One for a single purpose was taxed when it was sold. */
  | { kind: 'giftCard'; balance: number; isSinglePurpose?: true };

/** A code that a visitor has entered. */
export type Voucher = VoucherEffect & {
  code: string;
  /** Minimum value of goods; 0 means none. */
  minimum: number;
  /** `null` if only its minimum can prevent its effect. */
  problem: VoucherProblem | null;
};

/** Maximum number of codes in one basket. */
export const MAX_VOUCHERS = 5;

/** Normalises a code, so that it does not matter how it was typed. */
export const normalizeCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

/**
 * Normalises a customer's email address: letter case, and what follows a plus sign before the `@`,
 * do not change the mailbox (RFC 5233, subaddressing).
 */
export function normalizeEmail(email: string): string {
  const typed = cleanEmail(email).toLowerCase();
  const at = typed.lastIndexOf('@');
  if (at < 0) return typed;
  const [mailbox = ''] = typed.slice(0, at).split('+', 1);
  return `${mailbox}${typed.slice(at)}`;
}
