import { EMAIL_LIMIT } from '@/lib/mail/email-pattern';

/** What can be wrong with a field; each is the key of a message. */
export const ADDRESS_ERRORS = [
  'required',
  'tooShort',
  'tooLong',
  'emailInvalid',
  'phoneInvalid',
  'postalCodeInvalid',
  'countryNotDelivered',
  'stateRequired',
  'parcelStationInvalid',
  'invalid',
] as const;
export type AddressError = (typeof ADDRESS_ERRORS)[number];

/** Fields in the order a visitor fills them in. */
export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'street',
  'houseNumber',
  'addition',
  'postalCode',
  'city',
  'country',
  'state',
  'email',
  'phone',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Characters of each field at most. */
export const ADDRESS_LIMITS: Readonly<Record<AddressField, number>> = {
  firstName: 30,
  lastName: 30,
  company: 60,
  street: 255,
  houseNumber: 6,
  addition: 30,
  postalCode: 8,
  city: 25,
  country: 2,
  state: 2,
  email: EMAIL_LIMIT,
  phone: 30,
};

export type AddressErrors = Partial<Record<AddressField, AddressError>>;
