import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import { hasOwnTax, vatRate, type Place } from './vat-rates';

// outside: law-vat-classes
/**
 * Rates of a shop's classes of articles at a place, in per mille by class, as its merchant has set them.
 * None where no tax is due, and none in places with a tax of their own, whose lower rates are not the
 * country's: the standard rate of the place is due there.
 */
export function classRates(
  project: string,
  place: Place,
): { classRates?: Readonly<Record<string, number>> } {
  const { vatClasses = {} } = shopSettings(project);
  const { country, postalCode } = place;
  if (hasOwnTax(place) || vatRate(country, postalCode, Date.now()) === null) return {};
  const rates = Object.entries(vatClasses).flatMap(([name, byCountry]) => {
    const rate = byCountry[country];
    return rate === undefined ? [] : [[name, rate] as const];
  });
  return rates.length > 0 ? { classRates: Object.fromEntries(rates) } : {};
}
