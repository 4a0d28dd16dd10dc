import { ADDRESS_LIMITS, type AddressError } from '@/lib/shop/address/address-names';

/** Fields of the collector's contact, in the order of the form. */
export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Without spaces around it; a phone number left out is empty. */
export type Contact = Readonly<Record<ContactField, string>>;
export type ContactErrors = Partial<Record<ContactField, AddressError>>;

/** Characters of each field at most, as in an address. */
export const CONTACT_LIMITS: Readonly<Record<ContactField, number>> = {
  firstName: ADDRESS_LIMITS.firstName,
  lastName: ADDRESS_LIMITS.lastName,
  email: ADDRESS_LIMITS.email,
  phone: ADDRESS_LIMITS.phone,
};
