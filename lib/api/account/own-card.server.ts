import { findCreditsCode } from '@/lib/commerce/basket/spend-credits.server';
import { voucherBalances } from '@/lib/commerce/vouchers/voucher-balances.server';
import { loadCard } from '@/lib/customer/loyalty/load-card.server';
import type { LoyaltyCard, LoyaltyVoucher } from '@/lib/customer/loyalty/loyalty-card';
import type { PageContext } from '@/lib/shop/page-context/page-context';

/**
 * A customer's card with what baskets of the visited shop have taken from it and not spent: until an order is placed,
 * the money is still the customer's. `null` without a card.
 */
export async function loadOwnCard(
  customerId: string,
  { project, locale }: Pick<PageContext, 'project' | 'locale'>,
): Promise<LoyaltyCard | null> {
  const card = await loadCard(customerId, locale.language);
  if (!card) return null;
  const credits = await findCreditsCode({ project, customerId });
  const codes = card.vouchers.flatMap(({ code }) => code ?? []);
  const taken = await voucherBalances(project, credits ? [credits, ...codes] : codes);
  const withTaken = (voucher: LoyaltyVoucher): LoyaltyVoucher => {
    const balance = voucher.code === null ? undefined : taken.get(voucher.code);
    if (balance === undefined) return voucher;
    return { ...voucher, currentValue: balance, status: balance > 0 ? 'available' : 'redeemed' };
  };
  return {
    ...card,
    credits: card.credits + ((credits && taken.get(credits)) || 0),
    vouchers: card.vouchers.map(withTaken),
  };
}
