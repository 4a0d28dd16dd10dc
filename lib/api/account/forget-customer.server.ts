import { eq, sql } from 'drizzle-orm';
import type { Customer } from '@/lib/customer/account/customers.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { customers } from '@/lib/platform/db/schema-customers';
import type { Transaction } from '@/lib/platform/db/transaction';
import { anonymise, IS_CANCELLED_UNPAID } from '@/lib/commerce/orders/anonymise-orders.server';
import { returnStoreStock } from '@/lib/commerce/reservation/store-stock.server';
import { customerRows, SENDER_TABLES } from './customer-rows.server';

/**
 * Deleted with the customer's other rows; baskets and wishlists are deleted with their sessions.
 */
const DELETED: readonly string[] = ['sessions', 'outbox', ...SENDER_TABLES];

type Own = ReturnType<typeof customerRows>[number][1];

/** Releases the customer's reservations to the stores. */
async function forgetReservations(transaction: Transaction, own: Own): Promise<void> {
  const { rows } = await transaction.execute<{ store: string; sku: string; quantity: number }>(sql`
    WITH ended AS (DELETE FROM shop.reservations WHERE ${own} RETURNING id, store, status)
    SELECT ended.store, item.sku, item.quantity FROM ended
    JOIN shop.reservation_items AS item ON item.reservation_id = ended.id
    WHERE ended.status = 'held'`);
  await returnStoreStock(transaction, rows);
}

/**
 * Releases the customer's cards: one issued at a till can be connected again by its number and PIN,
 * one issued online is deleted with its account.
 */
async function forgetCards(transaction: Transaction, own: Own): Promise<void> {
  await transaction.execute(
    sql`DELETE FROM shop.loyalty_cards WHERE (${own}) AND pin_hash IS NULL`,
  );
  await transaction.execute(sql`
    UPDATE shop.loyalty_cards SET customer_id = NULL, held_for = NULL, connected_at = NULL,
      is_print_requested = false
    WHERE ${own}`);
}

/**
 * Keeps paid orders, orders by invoice and their documents for the tax office, but removes the
 * customer from codes.
 */
async function forgetOwnOrders(transaction: Transaction, own: Own): Promise<void> {
  await transaction.execute(anonymise(sql`(${own}) AND ${IS_CANCELLED_UNPAID}`));
  await transaction.execute(sql`
    UPDATE shop.voucher_redemptions SET customer = NULL
    WHERE order_id IN (SELECT id FROM shop.orders WHERE ${own})`);
}

/** Whether an order still waits for its payment and thus is a contract in progress. */
async function hasPending(transaction: Transaction, own: Own): Promise<boolean> {
  const { rows } = await transaction.execute(
    sql`SELECT 1 FROM shop.orders WHERE (${own}) AND status = 'pending' LIMIT 1`,
  );
  return rows.length > 0;
}

/**
 * Deletes an account with everything that no law requires to be kept, or nothing at all.
 * @param also done in the same transaction
 * @returns `order_pending` while an order waits for its payment
 */
export async function forgetCustomer(
  customer: Customer,
  also?: (transaction: Transaction) => Promise<unknown>,
): Promise<'forgotten' | 'order_pending'> {
  return inTransaction(async (transaction) => {
    // A concurrent order or reservation waits for this, and then finds no customer.
    await transaction
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customer.id))
      .for('update');
    const own = new Map(customerRows(customer));
    const rowsOf = (table: string) => own.get(table) ?? sql`false`;
    if (await hasPending(transaction, rowsOf('orders'))) return 'order_pending';
    await forgetOwnOrders(transaction, rowsOf('orders'));
    await forgetReservations(transaction, rowsOf('reservations'));
    await forgetCards(transaction, rowsOf('loyalty_cards'));
    for (const table of DELETED)
      await transaction.execute(sql`DELETE FROM shop.${sql.raw(table)} WHERE ${rowsOf(table)}`);
    // Reviews, addresses and tokens are deleted with their customer.
    await transaction.delete(customers).where(eq(customers.id, customer.id));
    await also?.(transaction);
    return 'forgotten';
  });
}
