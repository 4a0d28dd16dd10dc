/** Fields in the order of the form; the page focuses the first with an error. */
export const REGISTRATION_FIELDS = [
  'firstName',
  'lastName',
  'birthdayDay',
  'birthdayMonth',
  'birthdayYear',
  'streetName',
  'streetNumber',
  'additionalAddressInfo',
  'postalCode',
  'city',
  'country',
  'state',
  'email',
  'password',
  'newsletter',
  'newsletterBig',
  'newsletterTall',
  'registernewcustomercard',
  'registernewcustomercard_print',
] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];
