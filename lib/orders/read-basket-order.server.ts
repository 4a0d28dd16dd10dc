import { and, asc, eq, sql } from 'drizzle-orm';
import { indexCurrency } from '@/lib/catalogue/price';
import type { Address } from '@/lib/checkout/address.form';
import { readCheckout } from '@/lib/checkout/load-checkout.server';
import { prices, skus } from '@/lib/db/schema';
import { basketLines, baskets, checkouts } from '@/lib/db/schema-visits';
import type { Transaction } from '@/lib/db/transaction';
import type { Currency } from '@/lib/page-context/locale';
import type { Session } from '@/lib/session/session.server';
import { OrderRefused } from './order-refusal';

/** The article's name in the index, in the language of the order. */
export interface ArticleName {
  name: string;
  colour: string;
  size: string;
}

/** One line as it is ordered; the price is the one of record, in minor units. */
export interface OrderedLine extends ArticleName {
  sku: string;
  articleNumber: string;
  itemNumber: string;
  quantity: number;
  price: number;
}

/**
 * Locks a visitor's basket: every change of it, and every other order made of it, waits.
 * @throws OrderRefused `basket_empty` when there is none
 */
export async function lockBasket(transaction: Transaction, session: Session): Promise<string> {
  const [basket] = await transaction
    .select({ id: baskets.id })
    .from(baskets)
    .where(and(eq(baskets.sessionId, session.id), eq(baskets.project, session.project)))
    .for('update');
  if (!basket) throw new OrderRefused('basket_empty');
  return basket.id;
}

/** @throws OrderRefused while a step of the checkout is missing */
export async function readOrderAddress(
  transaction: Transaction,
  basketId: string,
  session: Session,
): Promise<Address> {
  const [row] = await transaction.select().from(checkouts).where(eq(checkouts.basketId, basketId));
  const checkout = row && readCheckout(row, session);
  if (!checkout?.address) throw new OrderRefused('address_incomplete');
  if (!checkout.shippingMethod || !checkout.paymentMethod)
    throw new OrderRefused('payment_missing');
  return checkout.address;
}

/**
 * The lines of a basket with their prices of record.
 * @throws OrderRefused for an empty basket, and for articles this shop does not sell here
 */
export async function readOrderedLines(
  transaction: Transaction,
  basketId: string,
  { names, currency }: { names: ReadonlyMap<string, ArticleName>; currency: Currency },
): Promise<OrderedLine[]> {
  const rows = await transaction
    .select({
      sku: basketLines.sku,
      quantity: basketLines.quantity,
      articleNumber: skus.articleNumber,
      itemNumber: skus.itemNumber,
      isSoldHere: sql<boolean>`${skus.project} = ${baskets.project}`,
      price: prices.price,
    })
    .from(basketLines)
    .innerJoin(baskets, eq(baskets.id, basketLines.basketId))
    .innerJoin(skus, eq(skus.sku, basketLines.sku))
    .leftJoin(prices, and(eq(prices.sku, skus.sku), eq(prices.currency, indexCurrency(currency))))
    .where(eq(basketLines.basketId, basketId))
    .orderBy(asc(basketLines.addedAt), asc(basketLines.id));
  if (rows.length === 0) throw new OrderRefused('basket_empty');
  return rows.map(({ price, isSoldHere, ...row }) => {
    const name = names.get(row.sku);
    if (!name || price === null || !isSoldHere) throw new OrderRefused('article_unavailable');
    return { ...row, ...name, price };
  });
}
