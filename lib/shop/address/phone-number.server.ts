import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { cleanPhone } from './phone-numbers';

const parsed = (text: string, country: string) =>
  parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined);

/**
 * A phone number as it is stored: in E.164 (`+4989123456`), which means the same in every country. A number
 * that no plan knows is stored as it was typed: somebody may still be reached by it.
 * @param country ISO 3166-1 alpha-2, upper case, which a number without `+` is in
 */
export function storedPhone(typed: string, country: string): string {
  const text = cleanPhone(typed, country);
  const number = parsed(text, country);
  return number?.isValid() && !number.ext ? number.number : text;
}

/**
 * A stored phone number as people write it: as one calls it in its own country, else with the code of its
 * country.
 * @param country of the reader, ISO 3166-1 alpha-2, upper case
 */
export function shownPhone(stored: string, country: string): string {
  const number = parsed(stored, country);
  if (!number?.isValid() || number.ext) return stored;
  return number.country === country ? number.formatNational() : number.formatInternational();
}
