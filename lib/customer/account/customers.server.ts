import { eq } from 'drizzle-orm';
import { shownPhone } from '@/lib/shop/address/phone-number.server';
import { cleanEmail } from '@/lib/shop/address/email-address';
import { database } from '@/lib/platform/db/database.server';
import { customerAddresses, customers } from '@/lib/platform/db/schema-customers';
import { loadLevel } from '@/lib/customer/loyalty/load-card.server';
import type { Session } from '@/lib/shop/page-context/session';
import { isSubscribed } from './is-subscribed.server';
import { NOBODY, type User } from './user';

export type Customer = typeof customers.$inferSelect;

/** Key of a customer: addresses that differ only in case are the same. */
export const emailKey = (email: string): string => cleanEmail(email).toLowerCase();

/** @param email from a form, untrusted */
export async function findByEmail(email: string): Promise<Customer | null> {
  const [found] = await database()
    .select()
    .from(customers)
    .where(eq(customers.emailKey, emailKey(email)));
  return found ?? null;
}

export async function findCustomer(id: string): Promise<Customer | null> {
  const [found] = await database().select().from(customers).where(eq(customers.id, id));
  return found ?? null;
}

/** Billing address of a customer, with a formatted phone number; `null` if there is none. */
export async function billingAddress(customerId: string) {
  const [address] = await database()
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId));
  if (!address) return null;
  return { ...address, phone: address.phone && shownPhone(address.phone, address.country) };
}

/** The customer who is logged in; {@link NOBODY} for guests. */
export async function loadUser(session: Session | null): Promise<User> {
  if (!session?.customerId) return NOBODY;
  const [customer, address, userLevel] = await Promise.all([
    findCustomer(session.customerId),
    billingAddress(session.customerId),
    loadLevel(session.customerId),
  ]);
  if (!customer) return NOBODY;
  const { id, email, emailKey: key, firstName, lastName } = customer;
  // An unconfirmed address may belong to another person.
  const newsletter = customer.confirmedAt !== null && (await isSubscribed(session.project, key));
  const addresses = address ? [address] : [];
  return {
    loggedIn: true,
    ...(userLevel && { userLevel }),
    ...(newsletter && { newsletter }),
    message: null,
    account: {
      accountId: id,
      email,
      firstName,
      lastName,
      addresses: addresses.map(({ id: addressId, customerId: _, kind: __, ...rest }) => ({
        addressId,
        ...rest,
        projectSpecificData: { lastCountry: rest.country },
      })),
    },
    projectSpecificData: { emarsysuserid: id },
  };
}
