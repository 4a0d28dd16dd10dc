import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { indexCurrency } from '@/lib/catalog/catalogue/price';
import { database, type Database } from '@/lib/platform/db/database.server';
import { basketVouchers, vouchers } from '@/lib/platform/db/schema-vouchers';
import type { Transaction } from '@/lib/platform/db/transaction';
import { heldMoney } from './replaceable-orders.server';
import type { Currency } from '@/lib/shop/project/currencies';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { Voucher, VoucherEffect, VoucherProblem } from './voucher';

type Row = typeof vouchers.$inferSelect;
type Reader = Database | Transaction;

interface Destination {
  territory: string;
  currency: Currency;
  /** Per mille; `null` if no tax is due. */
  vatRate: number | null;
}

const isWithin = ({ validFrom, validUntil }: Row, now: number) =>
  (!validFrom || validFrom.getTime() <= now) && (!validUntil || now < validUntil.getTime());

/**
 * @param held amount taken off a gift card by unpaid orders of this basket, which would be returned
 */
function effectOf(row: Row, currency: Currency, held: number): VoucherEffect {
  const { kind, percent, balance, amounts } = row;
  if (kind === 'percentage') return { kind, percent: percent ?? 0 };
  if (kind === 'giftCard')
    return {
      kind,
      balance: (balance ?? 0) + held,
      ...(row.isSinglePurpose && { isSinglePurpose: true }),
    };
  if (kind === 'shipping') return { kind };
  return { kind, amount: amounts[indexCurrency(currency)] ?? 0 };
}

function problemOf(
  row: Row,
  effect: VoucherEffect,
  { territory, currency, vatRate }: Destination,
): VoucherProblem | null {
  if (!isWithin(row, Date.now())) return 'voucher_unknown';
  const { countries, kind, currency: own } = row;
  if (countries.length > 0 && !countries.includes(territory)) return 'voucher_country';
  if (kind === 'giftCard' && own !== indexCurrency(currency)) return 'voucher_country';
  // Its tax is that of a supply at home, which an export is not.
  if (row.isSinglePurpose && vatRate === null) return 'voucher_country';
  if (effect.kind === 'amount' && effect.amount === 0) return 'voucher_country';
  return effect.kind === 'giftCard' && effect.balance === 0 ? 'voucher_empty' : null;
}

/** Converts a row to a voucher for one country and currency. */
export function voucherOf(row: Row, destination: Destination, held = 0): Voucher {
  const effect = effectOf(row, destination.currency, held);
  const minimum = row.minimum[indexCurrency(destination.currency)] ?? 0;
  return { ...effect, code: row.code, minimum, problem: problemOf(row, effect, destination) };
}

/** @param code normalised. @returns `null` if this shop has no such code */
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

/** Gift card money held by unpaid orders of a basket; minor units. */
export async function loadHeldMoney(
  basketId: SQL | string,
  voucher: { project: ProjectId; code: string },
  reader: Reader = database(),
): Promise<number> {
  const { rows } = await reader.execute<{ held: number }>(
    sql`SELECT ${heldMoney(basketId, voucher)} AS held`,
  );
  return rows[0]?.held ?? 0;
}

/** The codes of a basket in the order they were entered, with their current effect. */
export async function loadVouchers(
  basketId: string,
  project: ProjectId,
  destination: Destination,
  reader: Reader = database(),
): Promise<Voucher[]> {
  const held = heldMoney(basketId, { project, code: sql`${basketVouchers.code}` });
  const rows = await reader
    .select({ entered: basketVouchers.code, voucher: vouchers, held })
    .from(basketVouchers)
    .leftJoin(vouchers, and(eq(vouchers.code, basketVouchers.code), eq(vouchers.project, project)))
    .where(eq(basketVouchers.basketId, basketId))
    .orderBy(asc(basketVouchers.addedAt), asc(basketVouchers.code));
  return rows.flatMap(({ voucher, held }) =>
    voucher ? voucherOf(voucher, destination, held) : [],
  );
}
