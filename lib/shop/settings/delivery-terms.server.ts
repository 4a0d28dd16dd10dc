import type { ShippingRate } from './shipping';
import type { Currency } from '@/lib/shop/project/currencies';
import { zoneOf } from './settings-by-country';
import type { DeliveryZone } from './settings-schema';
import { shopSettings } from './shop-settings.server';

/** Zone of a country. An order of a country that the shop has left counts as the last zone. */
function zoneOfShop(project: string, territory: string): DeliveryZone {
  const settings = shopSettings(project);
  const zone = zoneOf(settings, territory) ?? settings.delivery.zones.at(-1);
  if (!zone) throw new Error(`the settings of ${project} have no delivery zone`);
  return zone;
}

/**
 * What a shop charges for a parcel to a country.
 * @param territory ISO 3166-1 alpha-2, upper case
 * @throws Error in a currency in which the shop does not sell
 */
export function shippingRate(project: string, territory: string, currency: Currency): ShippingRate {
  const { price, freeFrom } = zoneOfShop(project, territory);
  const amount = price[currency];
  if (amount === undefined) throw new Error(`${project} has no shipping price in ${currency}`);
  return { price: amount, freeFrom: freeFrom?.[currency] ?? null };
}

/**
 * Working days until a parcel arrives: read by product pages, the checkout, emails and structured data.
 * @param territory ISO 3166-1 alpha-2, upper case
 */
export const deliveryDays = (project: string, territory: string): DeliveryZone['days'] =>
  zoneOfShop(project, territory).days;
