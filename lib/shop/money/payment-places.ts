import type { Currency } from '@/lib/shop/page-context/locale';

/** Countries in which an order may be paid by invoice. */
export const INVOICE_COUNTRIES: readonly string[] = ['DE', 'AT', 'CH'];

/**
 * Klarna is paid in the currency of the customer's country: these are the countries for which that is ours, too.
 * @see https://docs.klarna.com/klarna-payments/in-depth-knowledge/puchase-countries-currencies-locales/
 */
export const KLARNA_COUNTRIES: readonly string[] = 'AT BE CZ DE ES FI FR GR IE IT NL PL PT'.split(
  ' ',
);

/** Payment methods that exist in some currencies only. */
const METHOD_CURRENCIES = {
  amazonPay: ['EUR', 'USD'],
  sepaDebit: ['EUR'],
} as const satisfies Record<string, readonly Currency[]>;

export const isPaidIn = (method: keyof typeof METHOD_CURRENCIES, currency: Currency): boolean =>
  METHOD_CURRENCIES[method].some((each) => each === currency);
