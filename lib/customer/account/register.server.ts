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
   * Number of an existing card, whose PIN was correct; becomes the customer's when they set a
   * password by the emailed link.
   */
  heldCard?: string;
  /** Additional writes in the same transaction. */
  also?: (transaction: Transaction) => Promise<void>;
}

/**
 * Creates an account in one transaction: customer, address and the email with the confirmation
 * link.
 * @returns the customer's id; `null` if the address already has an account
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
