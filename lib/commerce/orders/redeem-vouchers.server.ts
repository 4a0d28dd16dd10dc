import { and, eq, gte, sql } from 'drizzle-orm';
import { voucherRedemptions, vouchers } from '@/lib/platform/db/schema-vouchers';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { ProjectId } from '@/lib/shop/project/projects';
import { findVoucher } from '@/lib/commerce/vouchers/load-vouchers.server';
import { normalizeEmail } from '@/lib/commerce/vouchers/voucher';
import { OrderRejected } from './order-rejection';

interface Redeeming {
  orderId: string;
  project: ProjectId;
  /** The customer's email address. */
  email: string;
  /** Codes that take effect and their value for the order, in minor units. */
  redeemed: readonly { code: string; amount: number }[];
}

interface Use {
  code: string;
  amount: number;
}

/** Locking order of codes in all transactions, which prevents deadlocks. */
const byCode = (one: Use, other: Use) => (one.code < other.code ? -1 : 1);

/** Debits a gift card, whose balance never falls below 0. @returns whether it was sufficient */
async function debit(transaction: Transaction, project: string, { code, amount }: Use) {
  // outside: drizzle-row-count
  const { rowCount } = await transaction
    .update(vouchers)
    .set({ balance: sql`${vouchers.balance} - ${amount}::int` })
    .where(
      and(eq(vouchers.project, project), eq(vouchers.code, code), gte(vouchers.balance, amount)),
    );
  return rowCount === 1;
}

/**
 * Uses the codes of an order within its transaction: gift cards are debited, and a code that is
 * valid once is bound to the customer.
 * @throws OrderRejected `voucher_used` if another order was faster
 */
export async function redeemVouchers(
  transaction: Transaction,
  { orderId, project, email, redeemed }: Redeeming,
): Promise<void> {
  for (const use of redeemed.toSorted(byCode)) {
    const voucher = await findVoucher(project, use.code, transaction);
    const isGiftCard = voucher?.kind === 'giftCard';
    if (!voucher || (isGiftCard && !(await debit(transaction, project, use))))
      throw new OrderRejected('voucher_used');
    const customer = voucher.isOncePerCustomer ? normalizeEmail(email) : null;
    const written = await transaction
      .insert(voucherRedemptions)
      .values({ orderId, project, ...use, customer })
      .onConflictDoNothing()
      .returning({ code: voucherRedemptions.code });
    if (written.length === 0) throw new OrderRejected('voucher_used');
  }
}

/**
 * Returns what {@link redeemVouchers} has used, less what refunds have already put back on a gift
 * card.
 */
export async function returnVouchers(transaction: Transaction, orderId: string): Promise<void> {
  const used = await transaction
    .delete(voucherRedemptions)
    .where(eq(voucherRedemptions.orderId, orderId))
    .returning();
  for (const { project, code, amount, returned } of used.toSorted(byCode))
    await transaction
      .update(vouchers)
      .set({ balance: sql`${vouchers.balance} + ${amount - returned}::int` })
      .where(
        and(eq(vouchers.project, project), eq(vouchers.code, code), eq(vouchers.kind, 'giftCard')),
      );
}
