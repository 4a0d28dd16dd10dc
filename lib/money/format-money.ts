import type { Currency, Language } from '@/lib/page-context/locale';

const NO_BREAK_SPACE = '\u00a0';
/** Sets off groups of digits in French. */
const NARROW_SPACE = '\u202f';
const MINUS = '\u2212';

const SYMBOLS: Readonly<Record<Currency, string>> = { PLN: 'zł', CZK: 'Kč', EUR: '€', USD: '$' };

/** Separator between a leading sign and its amount, where a language puts € and $ in front. */
const GAP_BEHIND_SIGN: Partial<Record<Language, string>> = { en: '', nl: NO_BREAK_SPACE };

interface Writing {
  decimal: string;
  group: string;
  /** Digits from which groups are set apart. */
  groupsFrom: number;
  beforePercent: string;
}

/**
 * By hand, not by `Intl`: every tile has a price, and the first call of `Intl` costs a phone 30 to
 * 90 ms during hydration. A test compares both.
 */
const WRITING: Readonly<Record<Language, Writing>> = {
  de: { decimal: ',', group: '.', groupsFrom: 4, beforePercent: NO_BREAK_SPACE },
  en: { decimal: '.', group: ',', groupsFrom: 4, beforePercent: '' },
  cs: { decimal: ',', group: NO_BREAK_SPACE, groupsFrom: 4, beforePercent: NO_BREAK_SPACE },
  pl: { decimal: ',', group: NO_BREAK_SPACE, groupsFrom: 5, beforePercent: '' },
  nl: { decimal: ',', group: '.', groupsFrom: 4, beforePercent: '' },
  fr: { decimal: ',', group: NARROW_SPACE, groupsFrom: 4, beforePercent: NO_BREAK_SPACE },
};

/** @param hundredths not negative, whole @param digits behind the decimal sign, 0 to 2 */
function formatHundredths(hundredths: number, digits: number, language: Language): string {
  const { decimal, group, groupsFrom } = WRITING[language];
  const [whole = '', part] = (hundredths / 100).toFixed(digits).split('.');
  const grouped = whole.length < groupsFrom ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  return part ? `${grouped}${decimal}${part}` : grouped;
}

/** Czech shops omit hellers when they are zero. */
const hasWholeAmounts = (currency: Currency, minorUnits: number) =>
  currency === 'CZK' && minorUnits % 100 === 0;

/**
 * A price as shoppers of a language write it: `129,95 €`, `€129.95`, `549 Kč`, `1 299,00 zł`.
 * @param minorUnits whole number of cents, hellers or groszy
 */
export function formatMoney(minorUnits: number, currency: Currency, language: Language): string {
  const digits = hasWholeAmounts(currency, minorUnits) ? 0 : 2;
  const amount = formatHundredths(Math.abs(minorUnits), digits, language);
  const sign = minorUnits < 0 ? MINUS : '';
  const symbol = SYMBOLS[currency];
  const gap = currency === 'EUR' || currency === 'USD' ? GAP_BEHIND_SIGN[language] : undefined;
  return gap === undefined
    ? `${sign}${amount}${NO_BREAK_SPACE}${symbol}`
    : `${sign}${symbol}${gap}${amount}`;
}

/** The sign of a currency beside a field of amounts: `€`. */
export const currencySign = (currency: Currency): string => SYMBOLS[currency];

/** A price that is not known: `--- €`. */
export const unknownMoney = (currency: Currency): string =>
  `---${NO_BREAK_SPACE}${SYMBOLS[currency]}`;

/** A share: `12,5 %`. @param percent 0 to 100, with two decimals at most */
export function formatPercent(percent: number, language: Language): string {
  const hundredths = Math.round(percent * 100);
  const digits = [0, 1].find((count) => hundredths % 10 ** (2 - count) === 0) ?? 2;
  const amount = formatHundredths(hundredths, digits, language);
  return `${amount}${WRITING[language].beforePercent}%`;
}

/** What is taken off: `−30 %`. @param percent as above */
export const formatDiscount = (percent: number, language: Language): string =>
  `${MINUS}${formatPercent(percent, language)}`;
