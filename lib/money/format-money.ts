import { REGIONAL } from '@/lib/i18n/regional';
import type { Currency, Language } from '@/lib/page-context/locale';

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';

const SYMBOLS: Readonly<Record<Currency, string>> = { PLN: 'zł', CZK: 'Kč', EUR: '€', USD: '$' };

/** What stands between a sign in front and its amount, where a language puts € and $ in front. */
const GAP_BEHIND_SIGN: Partial<Record<Language, string>> = { en: '', nl: NO_BREAK_SPACE };

const formats = new Map<string, Intl.NumberFormat>();

/** To make a format takes a hundred times as long as to use it, and a list writes thousands of prices. */
function formatFor(language: Language, style: 'decimal' | 'percent', digits: number) {
  const key = `${language} ${style} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(REGIONAL[language], {
    style,
    minimumFractionDigits: style === 'decimal' ? digits : 0,
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
}

/** Czech shops leave out hellers that nobody pays. */
const hasWholeAmounts = (currency: Currency, minorUnits: number) =>
  currency === 'CZK' && minorUnits % 100 === 0;

/**
 * A price as shoppers of a language write it: `129,95 €`, `€129.95`, `549 Kč`, `1 299,00 zł`.
 * @param minorUnits whole number of cents, hellers or groszy
 */
export function formatMoney(minorUnits: number, currency: Currency, language: Language): string {
  const digits = hasWholeAmounts(currency, minorUnits) ? 0 : 2;
  const amount = formatFor(language, 'decimal', digits).format(Math.abs(minorUnits) / 100);
  const sign = minorUnits < 0 ? MINUS : '';
  const symbol = SYMBOLS[currency];
  const gap = currency === 'EUR' || currency === 'USD' ? GAP_BEHIND_SIGN[language] : undefined;
  return gap === undefined
    ? `${sign}${amount}${NO_BREAK_SPACE}${symbol}`
    : `${sign}${symbol}${gap}${amount}`;
}

/** What stands for a currency beside a field of amounts: `€`. */
export const currencySign = (currency: Currency): string => SYMBOLS[currency];

/** A price that is not known: `--- €`. */
export const unknownMoney = (currency: Currency): string =>
  `---${NO_BREAK_SPACE}${SYMBOLS[currency]}`;

/** What is taken off: `−30 %`. @param percent 0 to 100 */
export function formatDiscount(percent: number, language: Language): string {
  return `${MINUS}${formatFor(language, 'percent', 2).format(percent / 100)}`;
}
