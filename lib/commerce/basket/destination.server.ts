import type { Currency } from '@/lib/shop/page-context/locale';
import type { Destination } from './totals';
import { vatRate } from './vat-rates';

/** Where goods are sent to. */
export interface Place {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** Empty while it is not known. */
  postalCode: string;
}

/** A place with the currency that is paid in and the tax that is due there now. */
export const destinationOf = ({ country, postalCode }: Place, currency: Currency): Destination => ({
  territory: country,
  currency,
  vatRate: vatRate(country, postalCode, Date.now()),
});
