const SHAPE = /^\+?[\d\s()/.-]+$/;
/** ITU-T E.164: fifteen digits with the country's; shorter ones than six reach nobody from abroad. */
const DIGITS = { min: 6, max: 15 };
/** Ten digits, with or without the 1 before them. */
const NORTH_AMERICAN = /^1?[2-9]\d{9}$/;

/** @param country ISO 3166-1 alpha-2, upper case, which a number without `+` is in */
export function isPhoneNumber(text: string, country: string): boolean {
  if (!SHAPE.test(text)) return false;
  const digits = text.replace(/\D/g, '');
  const isAbroad = text.startsWith('+') && !text.startsWith('+1');
  if ((country === 'US' || country === 'CA') && !isAbroad) return NORTH_AMERICAN.test(digits);
  return digits.length >= DIGITS.min && digits.length <= DIGITS.max;
}
