import { and, eq } from 'drizzle-orm';
import { isBusinessAddress, type BusinessDetails } from '@/lib/commerce/delivery/business-details';
import {
  isMethodOffered,
  isTransferMethod,
  type PaymentMethod,
  type ProviderMethod,
} from '@/lib/commerce/delivery/methods';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { orders } from '@/lib/platform/db/schema-orders';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import type { Session } from '@/lib/shop/page-context/session';
import { OrderRejected, type OrderRejection } from './order-rejection';
import { destinationOf } from '@/lib/commerce/basket/destination.server';
import { totalsOf } from '@/lib/commerce/basket/totals';
import { loadVouchers } from '@/lib/commerce/vouchers/load-vouchers.server';
import { acceptTransfer } from './accept-transfer.server';
import { completeFree } from './finish-order.server';
import { orderFingerprint } from './order-fingerprint.server';
import { redeemVouchers } from './redeem-vouchers.server';
import {
  lockFilledBasket,
  readOrderCheckout,
  readOrderedLines,
  type ArticleName,
} from './read-basket-order.server';
import { replaceableOrders } from '@/lib/commerce/vouchers/replaceable-orders.server';
import { takeStock } from './stock.server';
import { writeOrder } from './write-order.server';

export interface OrderRequest {
  session: Session;
  context: PageContext;
  /** Scheme and host of the visit: `https://www.example.com`. */
  origin: string;
  /** Idempotency key of the form: repeated with the same key, it is the same order. */
  idempotencyKey: string;
  /** Amount to pay according to the review page, in minor units. */
  shownTotal: number;
  /** Tax rate according to the review page, in per mille; `null` means an export. */
  shownVatRate: number | null | undefined;
  /** What a company has entered for its invoice; ignored for others. */
  business?: BusinessDetails;
  /** Names by article, as `keyOf` spells it; loaded beforehand, outside the transaction. */
  names: ReadonlyMap<string, ArticleName>;
  /** Payment methods at the provider in the country of the visit. */
  methods: readonly ProviderMethod[];
}

export type Placed =
  | { ok: true; orderId: string }
  /** An earlier unpaid order of this basket differs; it has to end first. */
  | { ok: false; code: 'superseded'; orderId: string }
  | { ok: false; code: OrderRejection };

async function orderOfKey(transaction: Transaction, { idempotencyKey, session }: OrderRequest) {
  const [known] = await transaction
    .select({ id: orders.id, sessionId: orders.sessionId })
    .from(orders)
    .where(eq(orders.idempotencyKey, idempotencyKey));
  // A key of another visitor was guessed or copied, and finds nothing.
  if (known && known.sessionId !== session.id) throw new OrderRejected('invalid');
  return known?.id;
}

/** Whether the visitor's form with this key has already placed an order. */
export async function isPlaced({
  idempotencyKey,
  session,
}: Pick<OrderRequest, 'idempotencyKey' | 'session'>): Promise<boolean> {
  const known = await database()
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.idempotencyKey, idempotencyKey), eq(orders.sessionId, session.id)));
  return known.length > 0;
}

/** The chosen method alone, which the payment page does not ask for again; empty for a bank transfer. */
function providerMethods(chosen: PaymentMethod, offered: readonly ProviderMethod[]) {
  if (isTransferMethod(chosen)) return [];
  if (!offered.includes(chosen)) throw new OrderRejected('method_unavailable');
  return [chosen];
}

async function placeWithin(transaction: Transaction, request: OrderRequest): Promise<Placed> {
  const { session, context, origin, idempotencyKey, shownTotal, shownVatRate } = request;
  const basketId = await lockFilledBasket(transaction, session);
  const known = await orderOfKey(transaction, request);
  if (known) return { ok: true, orderId: known };
  const lines = await readOrderedLines(transaction, basketId, { ...request, ...context });
  const { addresses: to, paymentMethod } = await readOrderCheckout(transaction, basketId, session);
  const methods = providerMethods(paymentMethod, request.methods);
  const destination = destinationOf(session.project, to.delivery, context.currency);
  const vouchers = await loadVouchers(basketId, session.project, destination, transaction);
  const totals = totalsOf(lines, vouchers, destination);
  if (totals.due !== shownTotal || totals.vatRate !== shownVatRate)
    throw new OrderRejected('price_changed');
  const settings = shopSettings(session.project);
  if (!isMethodOffered(paymentMethod, settings.payment, { ...destination, ...totals }))
    throw new OrderRejected('payment_missing');
  const order = {
    session,
    context,
    origin,
    idempotencyKey,
    basketId,
    addresses: to,
    ...(request.business &&
      isBusinessAddress(to.invoice, settings.seller.country) && { business: request.business }),
    paymentMethod,
    lines,
    totals,
    methods,
  };
  const before = await replaceableOrders(transaction, basketId);
  const fingerprint = orderFingerprint(order);
  const other = before.find((each) => each.fingerprint !== fingerprint);
  if (other) return { ok: false, code: 'superseded', orderId: other.id };
  if (before[0]) return { ok: true, orderId: before[0].id };
  if (!(await takeStock(transaction, lines))) throw new OrderRejected('out_of_stock');
  const orderId = await writeOrder(transaction, order);
  const { email } = to.invoice;
  await redeemVouchers(transaction, { orderId, project: session.project, email, ...totals });
  if (totals.due === 0) await completeFree(transaction, orderId);
  else if (isTransferMethod(paymentMethod)) await acceptTransfer(transaction, orderId);
  return { ok: true, orderId };
}

/**
 * Places an order of a visitor's basket, in one transaction: checks prices again, takes stock, and
 * writes the order and its expiry. The basket stays until the order is paid; ordering it again
 * unchanged gives the same order.
 * @throws the driver's error when the database does not respond; the order was then placed
 *   completely or not at all
 */
export async function placeOrder(request: OrderRequest): Promise<Placed> {
  try {
    return await inTransaction((transaction) => placeWithin(transaction, request));
  } catch (error) {
    if (error instanceof OrderRejected) return { ok: false, code: error.code };
    throw error;
  }
}
