import type { Currency } from '@/lib/shop/page-context/locale';
import type { Destination } from './totals';
import { vatRate, type Place } from '@/lib/commerce/delivery/vat-rates';

/** A destination with its currency and current tax rate. */
export const destinationOf = ({ country, postalCode }: Place, currency: Currency): Destination => ({
  territory: country,
  currency,
  vatRate: vatRate(country, postalCode, Date.now()),
});
