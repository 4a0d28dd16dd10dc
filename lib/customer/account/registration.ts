import { isJsonObject, type JsonObject } from '@/lib/platform/http/json-object';
import { opaqueString } from '@/lib/platform/hashing/opaque-string';
import { splitStreet } from '@/lib/shop/address/house-number';
import { typedText } from '@/lib/shop/address/one-line';
import { cleanPostalCode, isPostalCode } from '@/lib/shop/address/postal-codes';
import { cleanEmail } from '@/lib/shop/address/email-address';
import { EMAIL, EMAIL_LIMIT } from '@/lib/shop/address/email-pattern';
import { CITY_LIMIT, HOUSE_NUMBER_LIMIT } from '@/lib/shop/address/place-limits';
import type { RegistrationField } from './registration-fields';
import { projects, type ProjectId } from '@/lib/shop/project/projects';
import { statesOf } from '@/lib/shop/project/states';

/** Maximum length of a text, and whether it is required. */
type Limits = { isRequired?: boolean; max: number };

const PERSON_LIMITS = {
  firstName: { isRequired: true, max: 30 },
  lastName: { isRequired: true, max: 30 },
} as const satisfies Record<string, Limits>;

const PLACE_LIMITS = {
  streetName: { isRequired: true, max: 255 },
  streetNumber: { isRequired: true, max: HOUSE_NUMBER_LIMIT },
  additionalAddressInfo: { max: 30 },
  postalCode: { isRequired: true, max: 8 },
  city: { isRequired: true, max: CITY_LIMIT },
  country: { isRequired: true, max: 2 },
  state: { max: 2 },
} as const satisfies Record<string, Limits>;

export const PASSWORD_LIMITS = { min: 5, max: 255 } as const;

/** Errors of fields in account forms; each is the key of a message. */
export const ACCOUNT_ERRORS = [
  'required',
  'tooLong',
  'emailInvalid',
  'postalCodeInvalid',
  'countryUnknown',
  'stateRequired',
  'letterUnknown',
  'birthdayInvalid',
  'tooYoung',
  'tooOld',
  'assortmentRequired',
  'passwordTooShort',
  'passwordWrong',
  'passwordsDiffer',
  'invalid',
  'cardNumberInvalid',
  'cardPinInvalid',
] as const;
export type AccountError = (typeof ACCOUNT_ERRORS)[number];
export type AccountErrors = Partial<Record<string, AccountError>>;

export interface CustomerPlace {
  streetName: string;
  streetNumber: string;
  additionalAddressInfo: string;
  postalCode: string;
  city: string;
  country: string;
  state: string;
}

export interface Registration extends CustomerPlace {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** `1980-02-29` */
  birthday: string;
  newsletter: boolean;
  newsletterBig: boolean;
  newsletterTall: boolean;
  /** Whether the customer gets a loyalty card and is redirected to its page. */
  registernewcustomercard: boolean;
  /** Whether the new card is also printed and sent. */
  registernewcustomercard_print: boolean;
}

const CARD_COUNTRIES = ['DE', 'AT', 'CH'];
const MIN_AGE = 16;
const MAX_AGE = 100;

export const accountCountries = (project: ProjectId, withCard: boolean): readonly string[] =>
  withCard ? CARD_COUNTRIES : projects[project].deliveryCountries;

/** Flattens the payload's groups into fields, as in a form. */
export function flatFields(sent: JsonObject): JsonObject {
  const groups = [sent['billingAddress'], sent['projectSpecificData']].filter(isJsonObject);
  return Object.assign({}, sent, ...groups);
}

export const sentText = (sent: JsonObject, field: string): string => {
  const value = sent[field];
  return typeof value === 'string'
    ? typedText(value)
    : typeof value === 'number'
      ? String(value)
      : '';
};

/** Email address of a form, as it is stored. */
export const emailOf = (sent: JsonObject): string => cleanEmail(sentText(sent, 'email'));

/** Reads a checkbox: a boolean from scripts, `on` or missing from forms. */
export const isTicked = (sent: JsonObject, field: string) =>
  sent[field] === true || sent[field] === 'true' || sent[field] === '1' || sent[field] === 'on';

function lengthError(text: string, { isRequired = false, max }: Limits): AccountError | null {
  if (text === '') return isRequired ? 'required' : null;
  return text.length > max ? 'tooLong' : null;
}

/** @returns `null` for a valid email address */
export function emailError(email: string): AccountError | null {
  const length = lengthError(email, { isRequired: true, max: EMAIL_LIMIT });
  return length ?? (EMAIL.test(cleanEmail(email)) ? null : 'emailInvalid');
}

/** Spaces count. The length is that of the normalised form that is hashed. */
export function passwordError(password: unknown): AccountError | null {
  if (typeof password !== 'string' || password === '') return 'required';
  const { length } = opaqueString(password);
  if (length < PASSWORD_LIMITS.min) return 'passwordTooShort';
  return length > PASSWORD_LIMITS.max ? 'tooLong' : null;
}

/** Goes back some years from a day; for 29 February the last day of February. */
function yearsBefore(today: string, years: number): string {
  const day = `${String(Number(today.slice(0, 4)) - years)}${today.slice(4)}`;
  return day.endsWith('02-29') && Number.isNaN(dayOf(day)) ? day.replace('-29', '-28') : day;
}

/** Epoch milliseconds; `NaN` if the day does not exist. */
function dayOf(date: string): number {
  const parsed = Date.parse(`${date}T00:00:00Z`);
  const isSame = !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(date);
  return isSame ? parsed : Number.NaN;
}

/** Day, month and year as one date, `1980-02-29`, or its error. */
export function birthdayIn(
  sent: JsonObject,
  today: string,
): { date: string; error: null } | { date: null; error: AccountError } {
  const parts = ['birthdayYear', 'birthdayMonth', 'birthdayDay'].map((field) =>
    sentText(sent, field),
  );
  if (parts.some((part) => part === '')) return { date: null, error: 'required' };
  const [year = '', month = '', day = ''] = parts;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(dayOf(date)))
    return { date: null, error: 'birthdayInvalid' };
  if (date > yearsBefore(today, MIN_AGE)) return { date: null, error: 'tooYoung' };
  if (date < yearsBefore(today, MAX_AGE)) return { date: null, error: 'tooOld' };
  return { date, error: null };
}

/** Splits street and number, and formats the postal code for its country. */
function storedPlace(texts: ReadonlyMap<string, string>) {
  const country = texts.get('country') ?? '';
  const typed = {
    street: texts.get('streetName') ?? '',
    houseNumber: texts.get('streetNumber') ?? '',
  };
  const { street, houseNumber } = splitStreet(typed, country, texts.get('city'));
  return {
    streetName: street,
    streetNumber: houseNumber,
    postalCode: cleanPostalCode(texts.get('postalCode') ?? '', country),
  };
}

/** An address with its errors, at most one per field. */
export function checkPlace(sent: JsonObject, countries: readonly string[]) {
  const errors: AccountErrors = {};
  const texts = new Map<string, string>();
  for (const field of Object.keys(PLACE_LIMITS)) texts.set(field, sentText(sent, field));
  for (const [field, text] of Object.entries(storedPlace(texts))) texts.set(field, text);
  for (const [field, limits] of Object.entries(PLACE_LIMITS)) {
    const text = texts.get(field) ?? '';
    const error = lengthError(text, limits);
    // A ZIP+4 code exceeds the limit.
    const isRight = field === 'postalCode' && isPostalCode(text, texts.get('country') ?? '');
    if (error && (!isRight || text === '')) errors[field] = error;
  }
  const get = (field: keyof CustomerPlace) => texts.get(field) ?? '';
  const states = statesOf(get('country'));
  if (get('country') && !countries.includes(get('country'))) errors['country'] ??= 'countryUnknown';
  if (get('postalCode') && !isPostalCode(get('postalCode'), get('country')))
    errors['postalCode'] ??= 'postalCodeInvalid';
  if (states.length > 0 && !states.some(({ code }) => code === get('state')))
    errors['state'] = 'stateRequired';
  const place: CustomerPlace = {
    streetName: get('streetName'),
    streetNumber: get('streetNumber'),
    additionalAddressInfo: get('additionalAddressInfo'),
    postalCode: get('postalCode'),
    city: get('city'),
    country: get('country'),
    // The field is shown only for countries with states: drops the value of a hidden one.
    state: states.length > 0 ? get('state') : '',
  };
  return { place, errors };
}

export function checkNames(sent: JsonObject): AccountErrors {
  const errors: AccountErrors = {};
  for (const [field, limits] of Object.entries(PERSON_LIMITS)) {
    const error = lengthError(sentText(sent, field), limits);
    if (error) errors[field] = error;
  }
  return errors;
}

/** Whether a shop offers tall and big assortments. */
export const hasAssortments = (project: ProjectId): boolean => project === 'hgg';

/**
 * A registration, or its errors, at most one per field. Runs in the browser and on the server;
 * reads declared fields only.
 * @param today `2026-11-23`
 */
export function checkRegistration(
  project: ProjectId,
  payload: JsonObject,
  today: string,
): { ok: true; registration: Registration } | { ok: false; errors: AccountErrors } {
  const sent = flatFields(payload);
  const ticked = (field: RegistrationField) => isTicked(sent, field);
  const isPrinted = ticked('registernewcustomercard_print');
  const withCard = isPrinted || ticked('registernewcustomercard');
  const { place, errors: wrongPlace } = checkPlace(sent, accountCountries(project, withCard));
  const birthday = birthdayIn(sent, today);
  const [email, password] = [emailOf(sent), sent['password']];
  const wrong = {
    ...checkNames(sent),
    ...(birthday.error && { birthdayDay: birthday.error }),
    ...wrongPlace,
    ...(emailError(email) && { email: emailError(email) ?? 'invalid' }),
    ...(passwordError(password) && { password: passwordError(password) ?? 'invalid' }),
    ...(hasAssortments(project) &&
      !ticked('newsletterBig') &&
      !ticked('newsletterTall') && { newsletterBig: 'assortmentRequired' as const }),
  };
  if (Object.keys(wrong).length > 0 || !birthday.date || typeof password !== 'string')
    return { ok: false, errors: wrong };
  return {
    ok: true,
    registration: {
      ...place,
      email,
      password,
      birthday: birthday.date,
      firstName: sentText(sent, 'firstName'),
      lastName: sentText(sent, 'lastName'),
      newsletter: ticked('newsletter'),
      newsletterBig: ticked('newsletterBig'),
      newsletterTall: ticked('newsletterTall'),
      registernewcustomercard: withCard,
      registernewcustomercard_print: isPrinted,
    },
  };
}
