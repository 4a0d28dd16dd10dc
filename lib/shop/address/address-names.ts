import { EMAIL_LIMIT } from './email-pattern';
import { CITY_LIMIT, HOUSE_NUMBER_LIMIT } from './place-limits';

/** Errors of a field; each is the key of a message. */
export const ADDRESS_ERRORS = [
  'required',
  'tooLong',
  'emailInvalid',
  'phoneInvalid',
  'postalCodeInvalid',
  'countryNotDelivered',
  'stateRequired',
  'parcelStationInvalid',
  'letterUnknown',
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
export type AddressFieldName = (typeof ADDRESS_FIELDS)[number];

/** Maximum number of characters of each field. */
export const ADDRESS_LIMITS: Readonly<Record<AddressFieldName, number>> = {
  firstName: 30,
  lastName: 30,
  company: 60,
  street: 255,
  houseNumber: HOUSE_NUMBER_LIMIT,
  addition: 30,
  /** A ZIP+4 code. */
  postalCode: 10,
  city: CITY_LIMIT,
  country: 2,
  state: 2,
  email: EMAIL_LIMIT,
  phone: 30,
};

export type AddressErrors = Partial<Record<AddressFieldName, AddressError>>;

/** Fields of a separate delivery address; email and phone belong to the invoice address. */
export type DeliveredField = Exclude<AddressFieldName, 'email' | 'phone'>;
/** Field names of the form. */
export type DeliveryField = `delivery-${DeliveredField}`;

/** Fields of the second address in the order of the form, with the part that each stands for. */
const PARTS: Readonly<Record<DeliveryField, DeliveredField>> = {
  'delivery-firstName': 'firstName',
  'delivery-lastName': 'lastName',
  'delivery-company': 'company',
  'delivery-street': 'street',
  'delivery-houseNumber': 'houseNumber',
  'delivery-addition': 'addition',
  'delivery-postalCode': 'postalCode',
  'delivery-city': 'city',
  'delivery-country': 'country',
  'delivery-state': 'state',
};

// `Object.keys` loses the type of the record's keys.
export const DELIVERY_FIELDS = Object.keys(PARTS) as DeliveryField[];

/** Checkbox of the form: the parcel goes to the second address, the invoice to the first. */
export const DELIVERS_ELSEWHERE = 'deliversElsewhere';
/** Value of a checked checkbox; all others mean unchecked. */
export const CHECKED = 'on';

/** Field of a form: the last change of the checkout that the form was rendered from. */
export const BASED_ON = 'basedOn';

/** Marks a draft that has not been submitted. */
export const IN_TYPING = 'isBeingTyped';

export type CheckoutField = AddressFieldName | DeliveryField;
export type CheckoutErrors = Partial<Record<CheckoutField, AddressError>>;
/** The address as entered. */
export type AddressDraft = Readonly<
  Partial<Record<CheckoutField | typeof DELIVERS_ELSEWHERE, string>>
>;

export const isDeliveryField = (field: CheckoutField): field is DeliveryField => field in PARTS;

/** The part of an address that a form field stands for. */
export const partOf = (field: CheckoutField): AddressFieldName =>
  isDeliveryField(field) ? PARTS[field] : field;
