import { and, asc, eq } from 'drizzle-orm';
import { database, type Database } from '@/lib/platform/db/database.server';
import { voucherRedemptions, vouchers } from '@/lib/platform/db/schema-vouchers';
import { codeEnding } from './code-ending';
import type { GiftCardLeft } from './gift-card-left';

/** Current balances of the gift cards that pay an order, including cards without any left. */
export async function giftCardsLeft(
  orderId: string,
  reader: Pick<Database, 'select'> = database(),
): Promise<GiftCardLeft[]> {
  const used = await reader
    .select({ code: vouchers.code, balance: vouchers.balance })
    .from(voucherRedemptions)
    .innerJoin(
      vouchers,
      and(
        eq(vouchers.project, voucherRedemptions.project),
        eq(vouchers.code, voucherRedemptions.code),
        eq(vouchers.kind, 'giftCard'),
      ),
    )
    .where(eq(voucherRedemptions.orderId, orderId))
    .orderBy(asc(voucherRedemptions.code));
  return used.map(({ code, balance }) => ({ card: codeEnding(code), left: balance ?? 0 }));
}
