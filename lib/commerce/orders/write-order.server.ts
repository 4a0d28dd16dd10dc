import { storedPhone } from '@/lib/shop/address/phone-number.server';
import { sql } from 'drizzle-orm';
import { indexCurrency } from '@/lib/catalog/catalogue/price';
import { PROVIDER_METHODS } from '@/lib/commerce/payment/provider-methods';
import { rateOf } from '@/lib/commerce/basket/totals';
import type { Address } from '@/lib/commerce/delivery/address.form';
import { classRates } from '@/lib/commerce/delivery/class-rates.server';
import { taxesGiftCards } from '@/lib/commerce/delivery/vat-registrations.server';
import { isTransferMethod, type PaymentMethod } from '@/lib/commerce/delivery/methods';
import { addresses, orderLines, orders, payments } from '@/lib/platform/db/schema-orders';
import type { Transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/env.server';
import { addJob } from '@/lib/platform/jobs/add-job.server';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { NewOrder } from './new-order';
import { orderFingerprint } from './order-fingerprint.server';
import { storedAddress } from './stored-address';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Days after which a bank transfer is no longer awaited. */
export const PREPAYMENT_DAYS = 7;

/** How long an order waits for its payment. */
const lifeMs = (method: PaymentMethod): number =>
  method === 'prepayment' ? PREPAYMENT_DAYS * DAY_MS : env().ORDER_EXPIRY_MINUTES * MINUTE_MS;

/**
 * Next number, `HGG-1000001`, from the sequence of the shop. Part of the insert, which saves a
 * round trip.
 */
const nextNumber = (project: ProjectId) =>
  sql<string>`${`${project.toUpperCase()}-`}::text || nextval(${`shop.order_numbers_${project}`}::regclass)`;

/** The payment provider of a method. */
const providerOf = (method: PaymentMethod) => (isTransferMethod(method) ? method : 'stripe');

/**
 * Row of an order's delivery or invoice address.
 * @param phoneCountry of the invoice address, which the phone number belongs to
 */
function addressRow(
  orderId: string,
  kind: 'delivery' | 'invoice',
  address: Address,
  phoneCountry: string,
) {
  return {
    orderId,
    kind,
    ...storedAddress(address),
    phone: address.phone ? storedPhone(address.phone, phoneCountry) : null,
  };
}

async function insertOrder(transaction: Transaction, order: NewOrder, placedAt: Date) {
  const { session, context, idempotencyKey, origin, basketId, addresses: to, totals } = order;
  const { paymentMethod } = order;
  const { project, locale, currency } = context;
  const expiresAt = new Date(placedAt.getTime() + lifeMs(paymentMethod));
  const [written] = await transaction
    .insert(orders)
    // outside: drizzle-undefined
    .values({
      project,
      idempotencyKey,
      origin,
      basketId,
      placedAt,
      expiresAt,
      number: nextNumber(project),
      sessionId: session.id,
      customerId: session.customerId ?? null,
      locale: locale.segment,
      currency: indexCurrency(currency),
      total: totals.total,
      shipping: totals.shipping,
      discount: totals.discount,
      giftCards: totals.giftCards,
      taxedGiftCards: totals.taxedGiftCards,
      vat: totals.vat,
      vatRate: totals.vatRate,
      vatParts: totals.vatParts ?? null,
      paymentMethod,
      status: 'pending' as const,
      fingerprint: orderFingerprint(order),
      email: to.invoice.email,
    })
    .returning({ id: orders.id });
  if (!written) throw new Error('the database kept no order');
  return { id: written.id, expiresAt };
}

/** Rates of tax of an order's lines, each `null` if it is the order's own rate. */
function ownRates({ lines, addresses: to, context, totals: { vatRate } }: NewOrder) {
  const destination = { vatRate, ...classRates(context.project, to.delivery) };
  return lines.map((line) => {
    const rate = rateOf(line, destination);
    return rate === vatRate ? null : rate;
  });
}

/** Writes an order with all its rows, and the job that ends it if it is not paid. */
export async function writeOrder(transaction: Transaction, order: NewOrder): Promise<string> {
  const { addresses: to, lines, totals, context } = order;
  const { id: orderId, expiresAt } = await insertOrder(transaction, order, new Date());
  const isSinglePurpose = taxesGiftCards(context.project);
  const vatRates = ownRates(order);
  await transaction.insert(orderLines).values(
    lines.map(({ parts, productType, vatClass: _, ...line }, position) => ({
      ...line,
      orderId,
      position,
      vatRate: vatRates[position] ?? null,
      isGiftCard: productType === 'geschenkkarte',
      isSinglePurpose: isSinglePurpose && productType === 'geschenkkarte',
      parts: [...parts],
    })),
  );
  await transaction
    .insert(addresses)
    .values([
      addressRow(orderId, 'delivery', to.delivery, to.invoice.country),
      { ...addressRow(orderId, 'invoice', to.invoice, to.invoice.country), ...order.business },
    ]);
  await transaction.insert(payments).values({
    orderId,
    provider: providerOf(order.paymentMethod),
    status: 'open' as const,
    methods: order.methods.map((method) => PROVIDER_METHODS[method]),
    amount: totals.due,
    currency: indexCurrency(context.currency),
  });
  const key = `expire-order:${orderId}`;
  await addJob(transaction, 'expire-order', { orderId }, { key, runAt: expiresAt });
  return orderId;
}
