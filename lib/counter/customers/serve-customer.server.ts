import { randomUUID } from 'node:crypto';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { exportCustomer, exportGuest } from '@/lib/api/account/export-customer.server';
import { forgetCustomer } from '@/lib/api/account/forget-customer.server';
import { writeAudit } from '@/lib/counter/staff/audit-log.server';
import { emailKey, findCustomer } from '@/lib/customer/account/customers.server';
import { queueAccountEmail } from '@/lib/customer/account/queue-email.server';
import { database } from '@/lib/platform/db/database.server';
import { orders } from '@/lib/platform/db/schema-orders';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { env } from '@/lib/platform/env/env.server';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { projectHosts } from '@/lib/shop/project/project-hosts';
import { siteOrigin } from '@/lib/shop/routes/site-origin';

/**
 * Sends a customer the email by which they set a new password; staff see neither password nor link.
 * @param key idempotency key of the form: submitted twice, it sends one email
 * @returns false for an unknown customer
 */
export async function sendPasswordEmail(
  staffId: string,
  customerId: string,
  key: string,
): Promise<boolean> {
  const customer = await findCustomer(customerId);
  const context =
    customer &&
    pageContext({ project: customer.project, locale: customer.locale, path: '/' }, Date.now());
  if (!context) return false;
  const { SITE_URL, PROJECT_HOSTS } = env();
  const origin = siteOrigin(context.project, SITE_URL, projectHosts(PROJECT_HOSTS));
  await inTransaction(async (transaction) => {
    const detail = { customer: customerId };
    const action = 'customer.password-email';
    if (!(await writeAudit(transaction, { staffId, action, detail, requestKey: key }))) return;
    const event = randomUUID();
    const email = { kind: 'password-reset', event, customerId, context, origin } as const;
    await queueAccountEmail(transaction, email);
  });
  return true;
}

/** Everything stored about a customer, for their request; logged. @returns `null` for an unknown one */
export async function exportForCustomer(staffId: string, customerId: string) {
  const exported = await exportCustomer(customerId);
  if (!exported) return null;
  const detail = { customer: customerId };
  await writeAudit(database(), { staffId, action: 'customer.exported', detail });
  return exported;
}

/**
 * Everything stored about the address of a guest's order, for their request; logged.
 * @returns `null` for a customer's order, and one that was anonymised
 */
export async function exportForGuest(staffId: string, orderId: string) {
  const db = database();
  const [guest] = await db
    .select({ email: sql<string>`lower(${orders.email})` })
    .from(orders)
    .where(and(eq(orders.id, orderId), isNull(orders.customerId), ne(orders.email, '')));
  if (!guest) return null;
  const exported = await exportGuest(guest.email);
  await writeAudit(db, { staffId, action: 'guest.exported', orderId });
  return exported;
}

/**
 * Deletes a customer's account at their request.
 * @param typed email address of the account, so that nobody is deleted by a slip
 */
export async function deleteForCustomer(
  staffId: string,
  customerId: string,
  typed: string,
): Promise<'forgotten' | 'order_pending' | 'unknown' | 'other_address'> {
  const customer = await findCustomer(customerId);
  if (!customer) return 'unknown';
  if (emailKey(typed) !== customer.emailKey) return 'other_address';
  const entry = { staffId, action: 'customer.deleted', detail: { customer: customerId } } as const;
  return forgetCustomer(customer, (transaction) => writeAudit(transaction, entry));
}
