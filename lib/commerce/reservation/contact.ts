import type { AddressError } from '@/lib/shop/address/address-names';

/** Fields of the contact, in the order of the form. */
export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Trimmed; a missing phone number is empty. */
export type Contact = Readonly<Record<ContactField, string>>;
export type ContactErrors = Partial<Record<ContactField, AddressError>>;
