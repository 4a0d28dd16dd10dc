import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { cleanPhone } from './phone-numbers';

const parsed = (text: string, country: string) =>
  // outside: phone-national
  parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined);

/**
 * A phone number for storage: E.164 (`+4989123456`), which is valid in every country. A number
 * outside every numbering plan is stored as entered, because it may still work.
 * @param country ISO 3166-1 alpha-2, upper case, for numbers without `+`
 */
export function storedPhone(typed: string, country: string): string {
  const text = cleanPhone(typed, country);
  const number = parsed(text, country);
  // outside: phone-extension, phone-unknown
  return number?.isValid() && !number.ext ? number.number : text;
}

/**
 * Formats a stored phone number: national format in its own country, else international.
 * @param country of the reader, ISO 3166-1 alpha-2, upper case
 */
export function shownPhone(stored: string, country: string): string {
  const number = parsed(stored, country);
  if (!number?.isValid() || number.ext) return stored;
  return number.country === country ? number.formatNational() : number.formatInternational();
}
