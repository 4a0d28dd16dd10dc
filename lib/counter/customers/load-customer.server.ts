import { codeEnding } from '@/lib/commerce/vouchers/code-ending';
import { and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import {
  billingAddress,
  findCustomer,
  type Customer,
} from '@/lib/customer/account/customers.server';
import { loadCard } from '@/lib/customer/loyalty/load-card.server';
import { database } from '@/lib/platform/db/database.server';
import { subscriptionEvents, subscriptions } from '@/lib/platform/db/schema-forms';
import { orders } from '@/lib/platform/db/schema-orders';
import { customerPasskeys } from '@/lib/platform/db/schema-passkeys';
import { reservations } from '@/lib/platform/db/schema-reservations';
import { customerDevices, sessions } from '@/lib/platform/db/schema-visits';
import { voucherRedemptions, vouchers } from '@/lib/platform/db/schema-vouchers';
import { addressLines } from '@/lib/shop/address/address-lines';
import type { StaffCustomer } from './staff-customer';

/** Orders and reservations that are shown. */
const MAX_SHOWN = 100;

/** Orders of the account, and those placed as a guest with its confirmed address. */
const ordersOf = ({ id, emailKey, confirmedAt }: Customer) => {
  const asGuest = and(isNull(orders.customerId), sql`lower(${orders.email}) = ${emailKey}`);
  return confirmedAt ? or(eq(orders.customerId, id), asGuest) : eq(orders.customerId, id);
};

async function vouchersOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const used = await database()
    .select({
      orderId: voucherRedemptions.orderId,
      code: voucherRedemptions.code,
      kind: vouchers.kind,
    })
    .from(voucherRedemptions)
    .leftJoin(
      vouchers,
      and(
        eq(vouchers.project, voucherRedemptions.project),
        eq(vouchers.code, voucherRedemptions.code),
      ),
    )
    .where(inArray(voucherRedemptions.orderId, [...orderIds]));
  const codes = new Map<string, string[]>();
  for (const { orderId, code, kind } of used)
    codes.set(orderId, [
      ...(codes.get(orderId) ?? []),
      kind === 'giftCard' ? `…${codeEnding(code)}` : code,
    ]);
  return codes;
}

async function loadOrders(customer: Customer): Promise<StaffCustomer['orders']> {
  const { id, number, placedAt, status, total, currency } = orders;
  const found = await database()
    .select({ id, number, placedAt, status, total, currency })
    .from(orders)
    .where(ordersOf(customer))
    .orderBy(desc(orders.placedAt))
    .limit(MAX_SHOWN);
  const codes = await vouchersOf(found.map((order) => order.id));
  return found.map((order) => ({
    ...order,
    placedAt: order.placedAt.getTime(),
    vouchers: codes.get(order.id) ?? [],
  }));
}

async function loadConsents({ emailKey, confirmedAt }: Customer) {
  // An unconfirmed address may belong to another person.
  if (confirmedAt === null) return [];
  const events = await database()
    .select({
      project: subscriptions.project,
      kind: subscriptionEvents.kind,
      textVersion: subscriptionEvents.textVersion,
      at: subscriptionEvents.at,
    })
    .from(subscriptions)
    .innerJoin(subscriptionEvents, eq(subscriptionEvents.subscriptionId, subscriptions.id))
    .where(sql`lower(${subscriptions.email}) = ${emailKey}`)
    .orderBy(asc(subscriptionEvents.at));
  return events.map(({ at, ...event }) => ({ ...event, at: at.getTime() }));
}

async function loadReservations(customerId: string): Promise<StaffCustomer['reservations']> {
  const { number, status, placedAt } = reservations;
  const found = await database()
    .select({ number, status, placedAt })
    .from(reservations)
    .where(eq(reservations.customerId, customerId))
    .orderBy(desc(placedAt))
    .limit(MAX_SHOWN);
  return found.map((each) => ({ ...each, placedAt: each.placedAt.getTime() }));
}

/** Browsers in which a customer is logged in, and passkeys. */
async function loadLogins(customerId: string) {
  const db = database();
  const [devices] = await db
    .select({ count: count() })
    .from(customerDevices)
    .innerJoin(sessions, eq(sessions.id, customerDevices.sessionId))
    .where(and(eq(sessions.customerId, customerId), sql`${customerDevices.expiresAt} > now()`));
  const [passkeys] = await db
    .select({ count: count() })
    .from(customerPasskeys)
    .where(eq(customerPasskeys.customerId, customerId));
  return { devices: devices?.count ?? 0, passkeys: passkeys?.count ?? 0 };
}

async function loadAddress({ id, firstName, lastName }: Customer, language: 'de' | 'en') {
  const found = await billingAddress(id);
  if (!found) return { address: null, phone: null };
  const { company, postalCode, city, country, state, phone } = found;
  const address = addressLines(
    {
      firstName,
      lastName,
      company,
      postalCode,
      city,
      country,
      state,
      street: found.streetName,
      houseNumber: found.streetNumber,
      addition: found.additionalAddressInfo,
    },
    language,
  );
  return { address, phone };
}

/**
 * A customer for staff.
 * @param customerId a UUID
 * @returns `null` when there is no such customer
 */
export async function loadStaffCustomer(
  customerId: string,
  language: 'de' | 'en',
): Promise<StaffCustomer | null> {
  const customer = await findCustomer(customerId);
  if (!customer) return null;
  const { id, firstName, lastName, email, confirmedAt, registeredAt, project, locale } = customer;
  return {
    id,
    email,
    project,
    locale,
    name: `${firstName} ${lastName}`.trim(),
    confirmedAt: confirmedAt?.getTime() ?? null,
    registeredAt: registeredAt.getTime(),
    ...(await loadAddress(customer, language)),
    ...(await loadLogins(id)),
    card: await loadCard(id, language),
    consents: await loadConsents(customer),
    orders: await loadOrders(customer),
    reservations: await loadReservations(id),
  };
}
