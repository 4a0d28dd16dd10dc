import { and, asc, eq, isNull } from 'drizzle-orm';
import { findOffers, keyOf } from '@/lib/commerce/basket/offers.server';
import type { ProductType } from '@/lib/catalog/catalogue/product-type';
import type { OrderAddresses } from '@/lib/commerce/delivery/checkout-address.form';
import type { PaymentMethod } from '@/lib/commerce/delivery/methods';
import { readCheckout } from '@/lib/commerce/delivery/load-checkout.server';
import { basketLines, baskets, checkouts } from '@/lib/platform/db/schema-visits';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { Session } from '@/lib/shop/page-context/session';
import { OrderRejected } from './order-rejection';

type Selling = Pick<PageContext, 'project' | 'currency'>;

/** The article's name in the index, in the language of the order. */
export interface ArticleName {
  name: string;
  colour: string;
  size: string;
  productType: ProductType;
}

/** A line of an order, with its price of record in minor units. */
export interface OrderedLine extends ArticleName {
  sku: string;
  /** SKUs of the parts of a set. */
  parts: readonly string[];
  articleNumber: string;
  itemNumber: string;
  quantity: number;
  price: number;
  /** Class of articles with rates of tax of their own; missing for the standard rate. */
  vatClass?: string;
}

/**
 * Locks a visitor's basket, so that changes to it and other orders of it wait.
 * @throws OrderRejected `basket_empty` if there is none
 */
export async function lockFilledBasket(
  transaction: Transaction,
  session: Session,
): Promise<string> {
  const [basket] = await transaction
    .select({ id: baskets.id })
    .from(baskets)
    .where(and(eq(baskets.sessionId, session.id), eq(baskets.project, session.project)))
    .for('update');
  if (!basket) throw new OrderRejected('basket_empty');
  return basket.id;
}

/** @throws OrderRejected while a step of the checkout is missing */
export async function readOrderCheckout(
  transaction: Transaction,
  basketId: string,
  session: Session,
): Promise<{ addresses: OrderAddresses; paymentMethod: PaymentMethod }> {
  const [row] = await transaction.select().from(checkouts).where(eq(checkouts.basketId, basketId));
  const checkout = row && readCheckout(row, session.project);
  if (!checkout?.address || !checkout.invoiceAddress) throw new OrderRejected('address_incomplete');
  if (!checkout.shippingMethod || !checkout.paymentMethod)
    throw new OrderRejected('payment_missing');
  const addresses = { delivery: checkout.address, invoice: checkout.invoiceAddress };
  return { addresses, paymentMethod: checkout.paymentMethod };
}

/**
 * The lines of a basket with their prices of record.
 * @throws OrderRejected for an empty basket, and for articles that this shop does not sell here
 */
export async function readOrderedLines(
  transaction: Transaction,
  basketId: string,
  { names, ...selling }: Selling & { names: ReadonlyMap<string, ArticleName> },
): Promise<OrderedLine[]> {
  const rows = await transaction
    .select({ sku: basketLines.sku, parts: basketLines.parts, quantity: basketLines.quantity })
    .from(basketLines)
    .where(and(eq(basketLines.basketId, basketId), isNull(basketLines.removedAt)))
    .orderBy(asc(basketLines.addedAt), asc(basketLines.id));
  if (rows.length === 0) throw new OrderRejected('basket_empty');
  const offers = await findOffers(rows, selling, transaction);
  return rows.map((row) => {
    const offer = offers.get(keyOf(row));
    const named = names.get(keyOf(row));
    if (!named || !offer) throw new OrderRejected('article_unavailable');
    const { name, colour, size, productType } = named;
    const { articleNumber, itemNumber, price, vatClass } = offer;
    const line = { ...row, name, colour, size, productType, articleNumber, itemNumber, price };
    return vatClass === undefined ? line : { ...line, vatClass };
  });
}
