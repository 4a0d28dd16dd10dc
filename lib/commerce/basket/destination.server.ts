import type { Currency } from '@/lib/shop/project/currencies';
import { shippingRate } from '@/lib/shop/settings/delivery-terms.server';
import { roundingIn } from '@/lib/shop/settings/rounding.server';
import type { Destination } from './totals';
import { classRates } from '@/lib/commerce/delivery/class-rates.server';
import { vatRate, type Place } from '@/lib/commerce/delivery/vat-rates';
import { taxesGiftCards } from '@/lib/commerce/delivery/vat-registrations.server';

/** A destination with its currency, current tax rate and what the shop charges for a parcel. */
export const destinationOf = (
  project: string,
  { country, postalCode }: Place,
  currency: Currency,
): Destination => ({
  territory: country,
  currency,
  vatRate: vatRate(country, postalCode, Date.now()),
  shippingRate: shippingRate(project, country, currency),
  ...classRates(project, { country, postalCode }),
  ...roundingIn(project, currency),
  ...(taxesGiftCards(project) && { taxesGiftCards: true }),
});
