/** Fields of a delivery address that can be changed once it is ordered; the country cannot. */
export const CHANGEABLE_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'street',
  'houseNumber',
  'addition',
  'postalCode',
  'city',
  'state',
] as const;

export type ChangedAddress = Readonly<Record<(typeof CHANGEABLE_FIELDS)[number], string>>;
