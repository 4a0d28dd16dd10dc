import type { Currency } from '@/lib/shop/project/currencies';

/** Payment methods that exist in some currencies only. */
const METHOD_CURRENCIES = {
  amazonPay: ['EUR', 'USD'],
  sepaDebit: ['EUR'],
} as const satisfies Record<string, readonly Currency[]>;

export const isPaidIn = (method: keyof typeof METHOD_CURRENCIES, currency: Currency): boolean =>
  METHOD_CURRENCIES[method].some((each) => each === currency);
