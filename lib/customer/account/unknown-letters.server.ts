import type { JsonObject } from '@/lib/platform/http/json-object';
import { withUnknownLetters } from '@/lib/shop/letters/printable.server';
import { flatFields, type AccountErrors } from './registration';

/** Fields of every account form that invoices and labels print, once an order copies them. */
const PRINTED_FIELDS = [
  'firstName',
  'lastName',
  'streetName',
  'streetNumber',
  'additionalAddressInfo',
  'postalCode',
  'city',
];

/**
 * Errors of an account form, including those for letters that documents cannot print, which the
 * browser does not know.
 * @param ownFields additional fields of this form, whose lengths it has checked
 */
export const withUnknownAccountLetters = (
  errors: AccountErrors,
  payload: JsonObject,
  ownFields: readonly string[] = [],
): AccountErrors =>
  withUnknownLetters(errors, [...PRINTED_FIELDS, ...ownFields], flatFields(payload));
