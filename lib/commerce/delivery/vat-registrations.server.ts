import { join } from 'node:path';
import { ratesIn, vatRate, type Place } from './vat-rates';
import { env } from '@/lib/platform/env/env.server';
import { log } from '@/lib/platform/log/log.server';
import { EU_COUNTRIES } from '@/lib/shop/project/countries';
import { projects, PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';
import type { ShopSettings } from '@/lib/shop/settings/settings-schema';
import { InvalidSettings, shopSettings } from '@/lib/shop/settings/shop-settings.server';

/**
 * Countries where the seller owes tax although the delivery is an export: Great Britain up to an intrinsic
 * value of £135 (gov.uk, “Charging VAT on goods sold direct to customers in the UK”), Norway below
 * 3,000 NOK for each item (VOEC). The shop does not compute either, and so delivers to neither.
 */
const TAXED_EXPORTS = ['GB', 'NO'];

const registrationsOf = (project: ProjectId) => shopSettings(project).seller.vatRegistrations ?? [];

/** Countries to which a shop with these settings delivers. */
const countriesOf = (shop: ProjectId, settings: ShopSettings): string[] =>
  projects[shop].deliveryCountries.filter((country) => isSoldWith(settings, addressIn(country)));

// outside: law-vouchers-single, law-vouchers-swiss
/**
 * Whether the gift cards that a shop sells now are single-purpose vouchers: its merchant accepts them at
 * home only, where place and rate of tax are known, so that their sale is taxed (Directive 2006/112/EC,
 * articles 30a and 30b; CJEU C-68/23).
 */
export const taxesGiftCards = (shop: string): boolean =>
  shopSettings(shop).giftCards === 'singlePurpose';

/**
 * Whether a shop sells gift cards to a place. Cards that can be redeemed in several countries are
 * multi-purpose vouchers. In a shop that delivers to one country they would be for a single purpose, and
 * are sold once its settings say so, where the sale is taxed. Switzerland taxes vouchers with a value
 * only when they are redeemed.
 * @param vatRate of the place, per mille
 */
export function sellsGiftCards(shop: ProjectId, vatRate: number | null): boolean {
  if (taxesGiftCards(shop)) return vatRate !== null;
  const countries = countriesOf(shop, shopSettings(shop));
  return countries.length > 1 || countries[0] === 'CH';
}

/**
 * Why the gift cards of a shop cannot be for a single purpose as its settings say, with the path of the
 * setting; `null` if they can.
 */
export function giftCardFault(shop: ProjectId, settings: ShopSettings): string | null {
  if (settings.giftCards !== 'singlePurpose') return null;
  const { country: home } = settings.seller;
  const fault = (reason: string) => `giftCards: cannot be "singlePurpose", because ${reason}`;
  const others = countriesOf(shop, settings).filter((country) => country !== home);
  if (others.length > 0)
    return fault(`the shop also delivers to ${others.join(', ')}: the country of the tax is open`);
  if (!EU_COUNTRIES.some((country) => country === home))
    return fault(`this is a rule of the European Union, and the seller is in ${home}`);
  const rates = ratesIn(home, Date.now()).map((rate) => `${rate / 10} %`);
  if (Object.values(settings.vatClasses ?? {}).some((byCountry) => byCountry[home] !== undefined))
    return fault(`vatClasses has other rates for ${home}: the rate of the tax is open`);
  if (rates.length > 1) return fault(`${home} has several rates of tax: ${rates.join(', ')}`);
  return null;
}

/**
 * Checks that gift cards are for a single purpose only where one country and one rate are certain.
 * @throws InvalidSettings that names each file and reason
 */
export function checkGiftCards(): void {
  const faults = PROJECT_IDS.flatMap((shop) => {
    const fault = giftCardFault(shop, shopSettings(shop));
    return fault ? [`${join(env().SHOP_SETTINGS, `${shop}.json`)}: ${fault}`] : [];
  });
  if (faults.length > 0) throw new InvalidSettings(faults.join('\n'));
}

function logUnsoldCards(): void {
  const shops = PROJECT_IDS.filter((shop) => !taxesGiftCards(shop) && !sellsGiftCards(shop, null));
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
  logUnsoldCards();
}

function isSoldWith({ seller }: ShopSettings, { country, postalCode }: Place): boolean {
  if (country === seller.country) return true;
  if (vatRate(country, postalCode, Date.now()) === null) return !TAXED_EXPORTS.includes(country);
  return (seller.vatRegistrations ?? []).includes(country === 'CH' ? 'CH' : 'OSS');
}

/**
 * Whether a shop may deliver to a place: at home, where its seller owes no tax, and where it is
 * registered to declare tax. Without a registration that is the seller's own country, and exports
 * that are taxed at the border.
 */
export const isSoldTo = (project: ProjectId, place: Place): boolean =>
  isSoldWith(shopSettings(project), place);

/**
 * An address that stands for its country: for the United Kingdom in Northern Ireland, the part covered by
 * the Union registration.
 */
const addressIn = (country: string): Place => ({
  country,
  postalCode: country === 'GB' ? 'BT1' : '',
});

/**
 * Whether a shop delivers to a country. Parts of a member state that count as exports (the Canary
 * Islands) are not enough, because most addresses of the country would be rejected.
 * @param country ISO 3166-1 alpha-2, upper case
 */
export const isDeliveredTo = (project: ProjectId, country: string): boolean =>
  isSoldTo(project, addressIn(country));
