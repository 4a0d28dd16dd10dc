import { and, eq, gt, gte } from 'drizzle-orm';
import { loyaltyVouchers } from '@/lib/platform/db/schema-loyalty';
import { vouchers } from '@/lib/platform/db/schema-vouchers';
import type { Transaction } from '@/lib/platform/db/transaction';
import { berlinDay, endOfBerlinDay } from '@/lib/shop/i18n/berlin-day';
import type { ProjectId } from '@/lib/shop/project/projects';

/**
 * Moves the value of a cardholder's voucher to a gift card with its code, in the shop in which it is entered, so that
 * it is spent, cancelled and refunded like one.
 * @param code normalised
 */
export async function takeLoyaltyVoucher(
  transaction: Transaction,
  project: ProjectId,
  code: string,
): Promise<void> {
  const [found] = await transaction
    .select()
    .from(loyaltyVouchers)
    .where(
      and(
        eq(loyaltyVouchers.code, code),
        eq(loyaltyVouchers.status, 'available'),
        gt(loyaltyVouchers.currentValue, 0),
        gte(loyaltyVouchers.validUntil, berlinDay(Date.now())),
      ),
    )
    .for('update');
  if (!found) return;
  await transaction
    .update(loyaltyVouchers)
    .set({ currentValue: 0 })
    .where(eq(loyaltyVouchers.id, found.id));
  await transaction.insert(vouchers).values({
    project,
    code,
    kind: 'giftCard',
    balance: found.currentValue,
    currency: 'eur',
    // Noon is on the same day in Berlin.
    validUntil: new Date(endOfBerlinDay(Date.parse(`${found.validUntil}T12:00:00Z`))),
  });
}
