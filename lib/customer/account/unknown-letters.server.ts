import type { JsonObject } from '@/lib/platform/http/json-object';
import { withUnknownLetters } from '@/lib/shop/letters/printable.server';
import { flatFields, type AccountErrors } from './registration';

/** Fields of every form of an account that invoices and labels print, once an order has taken them over. */
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
 * Errors of an account's form, with those of letters that documents cannot print: the browser does not know them.
 * @param ownFields that this form has as well, and whose lengths it has checked
 */
export const withUnknownAccountLetters = (
  errors: AccountErrors,
  payload: JsonObject,
  ownFields: readonly string[] = [],
): AccountErrors =>
  withUnknownLetters(errors, [...PRINTED_FIELDS, ...ownFields], flatFields(payload));
