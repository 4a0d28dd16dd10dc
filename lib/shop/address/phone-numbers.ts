const SHAPE = /^\+?[\d\s()/.-]+$/;
/**
 * ITU-T E.164 allows fifteen digits with the country code; fewer than six cannot be called from
 * abroad.
 */
const DIGITS = { min: 6, max: 15 };
/** Ten digits, optionally with a leading 1. */
const NORTH_AMERICAN = /^1?[2-9]\d{9}$/;

const isNorthAmerican = (country: string) => country === 'US' || country === 'CA';

// outside: phone-full-width
/**
 * Normalises a phone number as typed or copied: unusual hyphens, spaces and full-width digits are
 * replaced, invisible characters removed, and `00` (`011` in North America) becomes `+`.
 * @param country ISO 3166-1 alpha-2, upper case
 */
export function cleanPhone(typed: string, country = ''): string {
  const plain = typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212\u00B7\u2022]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const abroad = isNorthAmerican(country) ? /^(?:00|011)[\s-]?(?=[1-9])/ : /^00[\s-]?(?=[1-9])/;
  return plain.replace(abroad, '+');
}

/** @param country ISO 3166-1 alpha-2, upper case, for numbers without `+` */
export function isPhoneNumber(typed: string, country: string): boolean {
  const text = cleanPhone(typed, country);
  if (!SHAPE.test(text)) return false;
  const digits = text.replace(/\D/g, '');
  const isAbroad = text.startsWith('+') && !text.startsWith('+1');
  if (isNorthAmerican(country) && !isAbroad) return NORTH_AMERICAN.test(digits);
  return digits.length >= DIGITS.min && digits.length <= DIGITS.max;
}
