import { and, eq } from 'drizzle-orm';
import { vatRate } from '@/lib/commerce/delivery/vat-rates';
import { basketVouchers } from '@/lib/platform/db/schema-vouchers';
import type { ProjectId } from '@/lib/shop/project/projects';
import {
  findVoucher,
  loadHeldMoney,
  loadVouchers,
  voucherOf,
} from '@/lib/commerce/vouchers/load-vouchers.server';
import { MAX_VOUCHERS, normalizeCode, type Voucher } from '@/lib/commerce/vouchers/voucher';
import type { BasketRejection } from './basket';
import {
  CHANGED,
  rejectedChange,
  type ChangeResult,
  type ChangeStep,
} from './change-basket.server';
import { takeLoyaltyVoucher } from './take-loyalty-voucher.server';

const lowersPrices = ({ kind }: Voucher) => kind === 'percentage' || kind === 'amount';

/**
 * Gift cards can be combined; only one code that reduces prices and one that frees shipping can.
 */
function rejectionOf(wanted: Voucher, entered: readonly Voucher[]): BasketRejection | null {
  if (wanted.problem) return wanted.problem;
  if (entered.length >= MAX_VOUCHERS) return 'voucher_limit';
  const isSecond =
    (lowersPrices(wanted) && entered.some(lowersPrices)) ||
    (wanted.kind === 'shipping' && entered.some(({ kind }) => kind === 'shipping'));
  return isSecond ? 'voucher_combined' : null;
}

/**
 * Enters a code. One that requires a higher value of goods is stored, and takes effect once that is
 * reached.
 * @param typed as the visitor entered it
 */
export async function enterVoucher(
  step: ChangeStep,
  project: ProjectId,
  typed: string,
): Promise<ChangeResult> {
  const { transaction, basketId, context } = step;
  const code = normalizeCode(typed);
  const { territory } = context.locale;
  const rate = vatRate(territory, '', Date.now());
  const destination = { territory, currency: context.currency, vatRate: rate };
  const entered = await loadVouchers(basketId, project, destination, transaction);
  // Vouchers of the loyalty card are in euros.
  if (context.currency === 'EUR') await takeLoyaltyVoucher(transaction, project, code);
  const row = await findVoucher(project, code, transaction);
  if (!row) return rejectedChange('voucher_unknown');
  const notice = row.kind === 'giftCard' ? 'giftCard' : 'voucher';
  if (entered.some((known) => known.code === code)) return { ...CHANGED, notice };
  const held = await loadHeldMoney(basketId, { project, code }, transaction);
  const rejection = rejectionOf(voucherOf(row, destination, held), entered);
  if (rejection) return rejectedChange(rejection);
  await transaction.insert(basketVouchers).values({ basketId, code });
  return { ...CHANGED, notice };
}

/** Removes a code from the basket; a missing one counts as removed. */
export async function withdrawVoucher(step: ChangeStep, typed: string): Promise<ChangeResult> {
  const { transaction, basketId } = step;
  await transaction
    .delete(basketVouchers)
    .where(
      and(eq(basketVouchers.basketId, basketId), eq(basketVouchers.code, normalizeCode(typed))),
    );
  return CHANGED;
}
