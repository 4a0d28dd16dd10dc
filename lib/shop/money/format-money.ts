import { formatNumber, NARROW_SPACE, type Separators } from '@/lib/shop/i18n/format-number';
import type { Language } from '@/lib/shop/page-context/locale';
import type { Currency } from '@/lib/shop/project/currencies';

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';

const SYMBOLS: Readonly<Record<Currency, string>> = {
  PLN: 'zł',
  CZK: 'Kč',
  EUR: '€',
  USD: '$',
  CHF: 'CHF',
};

const EURO_AND_DOLLAR: Partial<Record<Language, string>> = { en: '', nl: NO_BREAK_SPACE };

/** What separates a sign that comes first from its amount, in languages that put it there. */
const GAP_BEHIND_SIGN: Partial<Record<Currency, Partial<Record<Language, string>>>> = {
  EUR: EURO_AND_DOLLAR,
  USD: EURO_AND_DOLLAR,
  CHF: { de: NO_BREAK_SPACE, en: NO_BREAK_SPACE, nl: NO_BREAK_SPACE },
};

const BEFORE_PERCENT: Readonly<Record<Language, string>> = {
  de: NO_BREAK_SPACE,
  en: '',
  cs: NO_BREAK_SPACE,
  pl: '',
  nl: '',
  fr: NO_BREAK_SPACE,
};

/** Separators of francs in the languages of Switzerland; others keep their own. */
const SWISS: Partial<Record<Language, Separators>> = {
  de: { decimal: '.', group: '’', groupsFrom: 4 },
  fr: { decimal: '.', group: NARROW_SPACE, groupsFrom: 4 },
};

/** Czech shops omit hellers when they are zero. */
const hasWholeAmounts = (currency: Currency, minorUnits: number) =>
  currency === 'CZK' && minorUnits % 100 === 0;

/**
 * Formats a price for a language: `129,95 €`, `€129.95`, `549 Kč`, `1 299,00 zł`, `CHF 129.90`.
 * @param minorUnits whole number of cents, hellers, groszy or centimes
 */
export function formatMoney(minorUnits: number, currency: Currency, language: Language): string {
  const digits = hasWholeAmounts(currency, minorUnits) ? 0 : 2;
  const separators = currency === 'CHF' ? SWISS[language] : undefined;
  const amount = formatNumber(Math.abs(minorUnits) / 100, language, digits, separators);
  const sign = minorUnits < 0 ? MINUS : '';
  const symbol = SYMBOLS[currency];
  const gap = GAP_BEHIND_SIGN[currency]?.[language];
  return gap === undefined
    ? `${sign}${amount}${NO_BREAK_SPACE}${symbol}`
    : `${sign}${symbol}${gap}${amount}`;
}

/** Currency sign beside an amount field: `€`. */
export const currencySign = (currency: Currency): string => SYMBOLS[currency];

/** An unknown price: `--- €`. */
export const unknownMoney = (currency: Currency): string =>
  `---${NO_BREAK_SPACE}${SYMBOLS[currency]}`;

/** A percentage: `12,5 %`. @param percent 0 to 100, with at most two decimals */
export function formatPercent(percent: number, language: Language): string {
  const hundredths = Math.round(percent * 100);
  const digits = [0, 1].find((count) => hundredths % 10 ** (2 - count) === 0) ?? 2;
  const amount = formatNumber(hundredths / 100, language, digits);
  return `${amount}${BEFORE_PERCENT[language]}%`;
}

/** A discount: `−30 %`. @param percent as above */
export const formatDiscount = (percent: number, language: Language): string =>
  `${MINUS}${formatPercent(percent, language)}`;
