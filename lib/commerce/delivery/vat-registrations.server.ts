import type { Place } from './vat-rates';
import { vatRate } from './vat-rates';
import { log } from '@/lib/platform/log/log.server';
import { projects, PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';

/**
 * Countries where the seller owes tax although the delivery is an export: Great Britain up to an intrinsic
 * value of £135 (gov.uk, “Charging VAT on goods sold direct to customers in the UK”), Norway below
 * 3,000 NOK for each item (VOEC). The shop does not compute either, and so delivers to neither.
 */
const TAXED_EXPORTS = ['GB', 'NO'];

const registrationsOf = (project: ProjectId) => shopSettings(project).seller.vatRegistrations ?? [];

/**
 * Whether a shop sells gift cards. Where they can be redeemed in one country only, place and rate of
 * tax are known when they are sold, so that they are single-purpose vouchers whose sale is taxed
 * (Directive 2006/112/EC, articles 30a and 30b; CJEU C-68/23). The shop only knows multi-purpose
 * vouchers, and so sells none there.
 */
export const sellsGiftCards = (shop: ProjectId): boolean =>
  projects[shop].deliveryCountries.filter((country) => isDeliveredTo(shop, country)).length > 1;

function logSinglePurposeCards(): void {
  const shops = PROJECT_IDS.filter((shop) => !sellsGiftCards(shop));
  if (shops.length > 0)
    log('gift cards would be single-purpose vouchers, taxed when sold: none are sold', {
      shops: shops.join(', '),
    });
}

/** Logs shops whose seller is registered nowhere, and those that therefore sell no gift cards. */
export function logRegistrations(): void {
  const without = PROJECT_IDS.filter((shop) => registrationsOf(shop).length === 0);
  if (without.length > 0)
    log('no registrations for value added tax: delivers at home and exports only', {
      shops: without.join(', '),
    });
  logSinglePurposeCards();
}

/**
 * Whether a shop may deliver to a place: at home, where its seller owes no tax, and where it is
 * registered to declare tax. Without a registration that is the seller's own country, and exports
 * that are taxed at the border.
 */
export function isSoldTo(project: ProjectId, { country, postalCode }: Place): boolean {
  if (country === shopSettings(project).seller.country) return true;
  if (vatRate(country, postalCode, Date.now()) === null) return !TAXED_EXPORTS.includes(country);
  return registrationsOf(project).includes(country === 'CH' ? 'CH' : 'OSS');
}

/**
 * A place in Northern Ireland, the part of the United Kingdom covered by the Union registration.
 */
const BELFAST: Place = { country: 'GB', postalCode: 'BT1' };

/**
 * Whether a shop delivers to a country. Parts of a member state that count as exports (the Canary
 * Islands) are not enough, because most addresses of the country would be rejected.
 * @param country ISO 3166-1 alpha-2, upper case
 */
export const isDeliveredTo = (project: ProjectId, country: string): boolean =>
  isSoldTo(project, country === 'GB' ? BELFAST : { country, postalCode: '' });
