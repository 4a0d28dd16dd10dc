import * as z from 'zod/mini';
import { cleanEmail } from '@/lib/shop/address/email-address';
import { EMAIL } from '@/lib/shop/address/email-pattern';
import { projects, type ProjectId } from '@/lib/shop/project/projects';
import { statesOf } from '@/lib/shop/project/states';
import {
  ADDRESS_ERRORS,
  ADDRESS_FIELDS,
  ADDRESS_LIMITS,
  type AddressError,
  type AddressErrors,
  type AddressFieldName,
} from '@/lib/shop/address/address-names';
import { parcelStationFault } from './parcel-station';
import { cleanPhone, isPhoneNumber } from '@/lib/shop/address/phone-numbers';
import { splitStreet } from '@/lib/shop/address/house-number';
import { typedText } from '@/lib/shop/address/one-line';
import { cleanPostalCode, isPostalCode } from '@/lib/shop/address/postal-codes';

const PHONE = /^(\+?[\d\s()/.-]+)?$/;

const errorCode = (error: AddressError) => error;

/** Trimmed text; a missing field is empty. */
const optional = (field: AddressFieldName) =>
  z.prefault(
    z
      .string(errorCode('invalid'))
      .check(z.trim(), z.maxLength(ADDRESS_LIMITS[field], errorCode('tooLong'))),
    '',
  );

const required = (field: AddressFieldName) =>
  z.prefault(
    z
      .string(errorCode('invalid'))
      .check(
        z.trim(),
        z.minLength(1, errorCode('required')),
        z.maxLength(ADDRESS_LIMITS[field], errorCode('tooLong')),
      ),
    '',
  );

const person = {
  // Names may have a single letter: 伟, Ó, O.
  firstName: required('firstName'),
  lastName: required('lastName'),
  email: z.prefault(
    z
      .string(errorCode('invalid'))
      .check(
        z.overwrite(cleanEmail),
        z.minLength(1, errorCode('required')),
        z.maxLength(ADDRESS_LIMITS.email, errorCode('tooLong')),
        z.regex(EMAIL, errorCode('emailInvalid')),
      ),
    '',
  ),
  phone: optional('phone').check(
    z.overwrite((text) => cleanPhone(text)),
    z.regex(PHONE, errorCode('phoneInvalid')),
  ),
};

/** Name, email and phone of a person, without the address. Messages are keys of texts. */
export const personForm = z.object(person);

const { firstName, lastName, email, phone } = person;

/** In the order of the form, because the page scrolls to the first error. */
const fields = z.object({
  firstName,
  lastName,
  company: optional('company'),
  street: required('street'),
  houseNumber: required('houseNumber'),
  addition: optional('addition'),
  postalCode: required('postalCode'),
  city: required('city'),
  country: required('country'),
  state: optional('state'),
  email,
  phone,
});

/** A guest's address; empty fields are `''`. */
export type Address = z.infer<typeof fields>;

/** Errors of combinations: postal code, state and phone number have to fit the country. */
function mismatches(
  address: Address,
  delivers: readonly string[],
): [AddressFieldName, AddressError][] {
  const { country, postalCode, state, phone } = address;
  const states = statesOf(country);
  const found: [AddressFieldName, AddressError][] = [];
  if (country && !delivers.includes(country)) found.push(['country', 'countryNotDelivered']);
  if (postalCode && !isPostalCode(postalCode, country))
    found.push(['postalCode', 'postalCodeInvalid']);
  if (states.length > 0 && !states.some(({ code }) => code === state))
    found.push(['state', 'stateRequired']);
  if (phone && !isPhoneNumber(phone, country)) found.push(['phone', 'phoneInvalid']);
  const station = parcelStationFault(address);
  if (station) found.push([station, 'parcelStationInvalid']);
  return found;
}

/** The form of a shop, for browser and server. Messages are keys of texts. */
export function addressForm(project: ProjectId) {
  const { deliveryCountries } = projects[project];
  return fields.check(({ value, issues }) => {
    for (const [field, message] of mismatches(value, deliveryCountries))
      issues.push({ code: 'custom', path: [field], message, input: value[field] });
  });
}

const isField = (name: unknown): name is AddressFieldName =>
  ADDRESS_FIELDS.some((field) => field === name);
const isError = (message: string): message is AddressError =>
  ADDRESS_ERRORS.some((error) => error === message);

/**
 * Normalises fields for storage: composed characters, the country's format of postal codes, and
 * street and number separated. Values that are not text are left unchanged.
 */
function cleaned(sent: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const texts = Object.entries(sent).map(([field, value]) => [
    field,
    typeof value === 'string' ? typedText(value) : value,
  ]);
  const fields: Record<string, unknown> = Object.fromEntries(texts);
  const text = (field: AddressFieldName) => {
    const value = fields[field];
    return typeof value === 'string' ? value : '';
  };
  const country = text('country');
  const typed = { street: text('street'), houseNumber: text('houseNumber') };
  const place = splitStreet(typed, country, text('city'));
  return {
    ...fields,
    ...(typed.street && place),
    ...(text('postalCode') && { postalCode: cleanPostalCode(text('postalCode'), country) }),
  };
}

/** An address that can be delivered to, or one error per invalid field. */
export function checkAddress(
  project: ProjectId,
  sent: Readonly<Record<string, unknown>>,
): { ok: true; address: Address } | { ok: false; errors: AddressErrors } {
  const parsed = addressForm(project).safeParse(cleaned(sent));
  if (parsed.success) return { ok: true, address: parsed.data };
  const errors: AddressErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const [field] = path;
    if (isField(field)) errors[field] ??= isError(message) ? message : 'invalid';
  }
  return { ok: false, errors };
}
