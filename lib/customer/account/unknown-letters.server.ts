import { unprintableFields } from '@/lib/shop/letters/printable.server';
import { flatFields, type AccountErrors, type SentFields } from './registration';

/** Fields that invoices and labels print, once an order has taken them from the account. */
const PRINTED_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'streetName',
  'streetNumber',
  'additionalAddressInfo',
  'postalCode',
  'city',
];

/**
 * What documents cannot print of an account's name and address: their fonts do not have the letters.
 * The browser does not know them.
 * @param payload of a form or JSON
 */
export function unknownLetters(payload: SentFields): AccountErrors {
  const fields = unprintableFields(PRINTED_FIELDS, flatFields(payload));
  return Object.fromEntries(fields.map((field) => [field, 'letterUnknown' as const]));
}

/** What a check of the form says, and what it cannot know: letters that documents cannot print. */
export function withUnknownLetters<
  Checked extends { ok: true } | { ok: false; errors: AccountErrors },
>(checked: Checked, payload: SentFields): Checked | { ok: false; errors: AccountErrors } {
  const unknown = unknownLetters(payload);
  if (Object.keys(unknown).length === 0) return checked;
  return { ok: false, errors: { ...unknown, ...(checked.ok ? {} : checked.errors) } };
}
