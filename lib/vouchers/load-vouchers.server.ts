import { and, asc, eq, sql } from 'drizzle-orm';
import { indexCurrency } from '@/lib/catalogue/price';
import { database, type Database } from '@/lib/db/database.server';
import { orders } from '@/lib/db/schema-orders';
import { basketVouchers, voucherRedemptions, vouchers } from '@/lib/db/schema-vouchers';
import type { Transaction } from '@/lib/db/transaction';
import type { Currency } from '@/lib/page-context/locale';
import type { ProjectId } from '@/lib/project/projects';
import type { Voucher, VoucherEffect, VoucherProblem } from './voucher';

type Row = typeof vouchers.$inferSelect;
type Reader = Database | Transaction;

interface Destination {
  territory: string;
  currency: Currency;
}

const isWithin = ({ validFrom, validUntil }: Row, now: number) =>
  (!validFrom || validFrom.getTime() <= now) && (!validUntil || now < validUntil.getTime());

/** @param held what this basket's own unpaid order has taken off a gift card */
function effectOf(row: Row, currency: Currency, held: number): VoucherEffect {
  const { kind, percent, balance, amounts } = row;
  if (kind === 'percentage') return { kind, percent: percent ?? 0 };
  if (kind === 'giftCard') return { kind, balance: (balance ?? 0) + held };
  if (kind === 'shipping') return { kind };
  return { kind, amount: amounts[indexCurrency(currency)] ?? 0 };
}

function problemOf(
  row: Row,
  effect: VoucherEffect,
  { territory, currency }: Destination,
): VoucherProblem | null {
  if (!isWithin(row, Date.now())) return 'voucher_unknown';
  const { countries, kind, currency: own } = row;
  if (countries.length > 0 && !countries.includes(territory)) return 'voucher_country';
  if (kind === 'giftCard' && own !== indexCurrency(currency)) return 'voucher_country';
  if (effect.kind === 'amount' && effect.amount === 0) return 'voucher_country';
  return effect.kind === 'giftCard' && effect.balance === 0 ? 'voucher_empty' : null;
}

/** A code as its row has it, for one country and currency. */
export function voucherOf(row: Row, destination: Destination, held = 0): Voucher {
  const effect = effectOf(row, destination.currency, held);
  const minimum = row.minimum[indexCurrency(destination.currency)] ?? 0;
  return { ...effect, code: row.code, minimum, problem: problemOf(row, effect, destination) };
}

/** @param code normalized. @returns `null` when this shop has no such code */
export async function findVoucher(
  project: ProjectId,
  code: string,
  reader: Reader = database(),
): Promise<Row | null> {
  const [row] = await reader
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.project, project), eq(vouchers.code, code)));
  return row ?? null;
}

/** What an unpaid order of the basket has redeemed, which would come back with a changed order. */
const heldBy = (basketId: string) => sql<number>`coalesce((
  SELECT sum(${voucherRedemptions.amount})::int FROM ${voucherRedemptions}
  JOIN ${orders} ON ${orders.id} = ${voucherRedemptions.orderId}
  WHERE ${orders.basketId} = ${basketId} AND ${orders.status} = 'pending'
    AND ${orders.paymentMethod} NOT IN ('invoice', 'prepayment')
    AND ${voucherRedemptions.project} = ${vouchers.project}
    AND ${voucherRedemptions.code} = ${vouchers.code}), 0)`;

/** The codes of a basket in the order they were entered, and what each would do now. */
export async function loadVouchers(
  basketId: string,
  project: ProjectId,
  destination: Destination,
  reader: Reader = database(),
): Promise<Voucher[]> {
  const rows = await reader
    .select({ entered: basketVouchers.code, voucher: vouchers, held: heldBy(basketId) })
    .from(basketVouchers)
    .leftJoin(vouchers, and(eq(vouchers.code, basketVouchers.code), eq(vouchers.project, project)))
    .where(eq(basketVouchers.basketId, basketId))
    .orderBy(asc(basketVouchers.addedAt), asc(basketVouchers.code));
  return rows.flatMap(({ voucher, held }) =>
    voucher ? voucherOf(voucher, destination, held) : [],
  );
}
