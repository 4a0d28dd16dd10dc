import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { customerAddresses, customers } from '@/lib/platform/db/schema-customers';
import { holdCard } from '@/lib/customer/loyalty/hold-card.server';
import { issueCard } from '@/lib/customer/loyalty/issue-card.server';
import { emailKey } from './customers.server';
import { hashPassword } from '@/lib/platform/hashing/password-hash.server';
import type { Transaction } from '@/lib/platform/db/transaction';
import { queueAccountEmail, type Visited } from './queue-email.server';
import type { Registration } from './registration';

interface Extras {
  /**
   * Number of the card they have, whose PIN was right; it is theirs once they have followed the
   * email's link and set a password.
   */
  heldCard?: string;
  /** What else is written with the account. */
  also?: (transaction: Transaction) => Promise<void>;
}

/**
 * Opens an account: customer, address and the email with the confirmation link, all or nothing.
 * @returns the customer's id; `null` for an address that has an account already
 * @throws HashesBusy
 */
export async function createCustomer(
  registration: Registration,
  visited: Visited,
  { heldCard, also }: Extras = {},
): Promise<string | null> {
  const { email, password, firstName, lastName, birthday, ...rest } = registration;
  const passwordHash = await hashPassword(password);
  const { project, locale } = visited.context;
  return inTransaction(async (transaction) => {
    const [customer] = await transaction
      .insert(customers)
      .values({
        email,
        firstName,
        lastName,
        birthday,
        passwordHash,
        project,
        emailKey: emailKey(email),
        locale: locale.segment,
        wantsNewsletter: rest.newsletter,
        wantsBig: rest.newsletterBig,
        wantsTall: rest.newsletterTall,
      })
      .onConflictDoNothing({ target: customers.emailKey })
      .returning({ id: customers.id });
    if (!customer) return null;
    const { streetName, streetNumber, postalCode, city, country } = rest;
    await transaction.insert(customerAddresses).values({
      customerId: customer.id,
      kind: 'billing' as const,
      streetName,
      streetNumber,
      postalCode,
      city,
      country,
      additionalAddressInfo: rest.additionalAddressInfo || null,
      state: rest.state || null,
    });
    if (heldCard) await holdCard(transaction, heldCard, customer.id);
    else if (rest.registernewcustomercard)
      await issueCard(transaction, customer.id, rest.registernewcustomercard_print);
    await queueAccountEmail(transaction, {
      kind: heldCard ? 'card-activation' : 'account-registered',
      event: customer.id,
      customerId: customer.id,
      ...visited,
    });
    await also?.(transaction);
    return customer.id;
  });
}
