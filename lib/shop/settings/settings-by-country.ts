import { EU_COUNTRIES } from '@/lib/shop/project/countries';
import type {
  CountrySetting,
  DeliveryZone,
  PaymentSettings,
  ShopSettings,
} from './settings-schema';

// Without the schema's validator, because browsers load this file.
const EU: ReadonlySet<string> = new Set(EU_COUNTRIES);

/** @param territory ISO 3166-1 alpha-2, upper case */
export function includesCountry(list: CountrySetting, territory: string): boolean {
  if (list === 'all') return true;
  return list === 'EU' ? EU.has(territory) : list.includes(territory);
}

/** Whether a payment method of the settings is offered in a country. */
export function isOfferedIn(
  payment: PaymentSettings,
  method: keyof PaymentSettings,
  territory: string,
): boolean {
  const offered = payment[method];
  return offered !== undefined && includesCountry(offered.countries, territory);
}

/** The zone that a country belongs to. */
export const zoneOf = (
  { delivery }: Pick<ShopSettings, 'delivery'>,
  territory: string,
): DeliveryZone | undefined =>
  delivery.zones.find(({ countries: list }) => includesCountry(list, territory));
