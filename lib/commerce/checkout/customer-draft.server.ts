import { billingAddress, findCustomer } from '@/lib/customer/account/customers.server';
import type { Session } from '@/lib/shop/page-context/session';
import type { AddressDraft } from '@/lib/shop/address/address-names';
import { shownEmail } from '@/lib/shop/address/shown-email.server';

/**
 * The address of a customer's account as a draft for the form; `null` for guests and accounts
 * without one.
 */
export async function customerDraft(session: Session | null): Promise<AddressDraft | null> {
  if (!session?.customerId) return null;
  const [customer, address] = await Promise.all([
    findCustomer(session.customerId),
    billingAddress(session.customerId),
  ]);
  if (!customer || !address) return null;
  const { firstName, lastName, email } = customer;
  const { company, streetName, streetNumber, additionalAddressInfo, phone, state } = address;
  const { postalCode, city, country } = address;
  return {
    firstName,
    lastName,
    email: shownEmail(email),
    postalCode,
    city,
    country,
    street: streetName,
    houseNumber: streetNumber,
    ...(company && { company }),
    ...(additionalAddressInfo && { addition: additionalAddressInfo }),
    ...(phone && { phone }),
    ...(state && { state }),
  };
}
