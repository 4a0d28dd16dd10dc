import { personForm } from '@/lib/commerce/delivery/address.form';
import { ADDRESS_ERRORS } from '@/lib/shop/address/address-names';
import { CONTACT_FIELDS, type Contact, type ContactErrors } from './contact';

/**
 * Validates the contact of the person who collects the articles: the contact, or one error per
 * field.
 */
export function checkContact(
  sent: Readonly<Record<string, unknown>>,
): { ok: true; contact: Contact } | { ok: false; errors: ContactErrors } {
  const parsed = personForm.safeParse(sent);
  if (parsed.success) return { ok: true, contact: parsed.data };
  const errors: ContactErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = CONTACT_FIELDS.find((name) => name === path[0]);
    if (field) errors[field] ??= ADDRESS_ERRORS.find((error) => error === message) ?? 'invalid';
  }
  return { ok: false, errors };
}

/** Fields as entered, to be shown again. */
export const typedContact = (sent: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const value = sent[field];
      return typeof value === 'string' ? [[field, value]] : [];
    }),
  );
