import type { AddressError } from '@/lib/shop/address/address-names';

/** Fields of the collector's contact, in the order of the form. */
export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Without spaces around it; a phone number left out is empty. */
export type Contact = Readonly<Record<ContactField, string>>;
export type ContactErrors = Partial<Record<ContactField, AddressError>>;
