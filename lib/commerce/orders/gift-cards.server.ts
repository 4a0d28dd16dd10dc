import { randomInt } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { giftCardExpiry } from '@/lib/commerce/vouchers/gift-card-expiry';
import { issuedGiftCards } from '@/lib/platform/db/schema-order-life';
import { addresses, orderLines, orders } from '@/lib/platform/db/schema-orders';
import { vouchers } from '@/lib/platform/db/schema-vouchers';
import type { Transaction } from '@/lib/platform/db/transaction';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import { addEmail } from '@/lib/platform/jobs/add-email.server';

/** Without characters that look alike: 0 O, 1 I L. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** 31^14 codes: impossible to guess. */
const LENGTH = 14;

const newCode = () =>
  `GK${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

/** When a gift card that is sold now expires in the country of its customer; midnight in Berlin. */
function validUntil(country: string) {
  const expiry = giftCardExpiry(country);
  if (!expiry) return null;
  const { years, isFromYearEnd } = expiry;
  const today = sql`date_trunc(${isFromYearEnd ? 'year' : 'day'}, now() AT TIME ZONE 'Europe/Berlin')`;
  // The first moment after the last day: the year or day of the sale does not count.
  const start = sql`${today} + ${isFromYearEnd ? '1 year' : '1 day'}::interval`;
  return sql`(${start} + make_interval(years => ${years}::int)) AT TIME ZONE 'Europe/Berlin'`;
}

/** Issues and emails the gift cards of an order, in the transaction that pays it. */
export async function issueGiftCards(transaction: Transaction, orderId: string): Promise<void> {
  const bought = await transaction
    .select({
      line: orderLines,
      project: orders.project,
      currency: orders.currency,
      country: addresses.country,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(
      addresses,
      and(eq(addresses.orderId, orderLines.orderId), eq(addresses.kind, 'invoice')),
    )
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.isGiftCard, true)));
  for (const { line, project, currency, country } of bought) {
    // Where its sale is taxed; it stays valid there alone, whatever the shop's settings say later.
    const home = shopSettings(project).seller.country;
    const left = line.quantity - line.cancelled;
    for (let piece = 0; piece < left; piece += 1) {
      const card = { project, code: newCode() };
      await transaction.insert(vouchers).values({
        ...card,
        kind: 'giftCard',
        balance: line.price,
        currency,
        validUntil: validUntil(country),
        ...(line.isSinglePurpose && { isSinglePurpose: true, countries: [home] }),
      });
      await transaction.insert(issuedGiftCards).values({ ...card, lineId: line.id, piece });
    }
    // An issued card counts as shipped: there is no parcel.
    await transaction
      .update(orderLines)
      .set({ shipped: sql`${orderLines.quantity} - ${orderLines.cancelled}` })
      .where(eq(orderLines.id, line.id));
  }
  if (bought.length > 0) await addEmail(transaction, 'gift-cards', orderId, { orderId });
}

/**
 * Voids gift cards that are returned, if nothing was spent of them.
 * @returns whether that many of the line's cards were still unused; if not, roll back
 */
export async function voidGiftCards(
  transaction: Transaction,
  { lineId, quantity, price }: { lineId: string; quantity: number; price: number },
): Promise<boolean> {
  const issued = await transaction
    .select()
    .from(issuedGiftCards)
    .where(and(eq(issuedGiftCards.lineId, lineId), isNull(issuedGiftCards.voidedAt)))
    .orderBy(asc(issuedGiftCards.code));
  let left = quantity;
  for (const { project, code, piece } of issued) {
    if (left === 0) break;
    const isCard = and(eq(vouchers.project, project), eq(vouchers.code, code));
    const { rowCount } = await transaction
      .update(vouchers)
      .set({ balance: 0 })
      .where(and(isCard, eq(vouchers.balance, price)));
    if (rowCount !== 1) continue;
    left -= 1;
    await transaction
      .update(issuedGiftCards)
      .set({ voidedAt: sql`now()` })
      .where(and(eq(issuedGiftCards.lineId, lineId), eq(issuedGiftCards.piece, piece)));
  }
  return left === 0;
}
