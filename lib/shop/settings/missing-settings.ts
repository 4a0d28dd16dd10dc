import type { Currency } from '@/lib/shop/project/currencies';
import { zoneOf } from './settings-by-country';
import type { ShopSettings } from './settings-schema';

const REQUIRED = ['name', 'street', 'postalCode', 'city', 'vatNumber'] as const;

/** Whether all prices are those of an empty start. Shipping that is always free is free from `0.00` on. */
const isUndecided = ({ zones }: ShopSettings['delivery']) =>
  zones.every(
    ({ price, freeFrom }) => !freeFrom && Object.values(price).every((each) => each === 0),
  );

/** Paths of what a shop needs before it may sell and a merchant has not filled in: `seller.name`. */
export function missingSettings({
  seller: filled,
  payment,
  mail,
  delivery,
}: ShopSettings): string[] {
  const { holder, iban } = filled.bankAccount;
  const isPaidByTransfer = Boolean(payment.invoice ?? payment.prepayment);
  return [
    ...REQUIRED.filter((name) => !filled[name]).map((name) => `seller.${name}`),
    ...(isPaidByTransfer && !holder ? ['seller.bankAccount.holder'] : []),
    ...(isPaidByTransfer && !iban ? ['seller.bankAccount.iban'] : []),
    ...(mail.from ? [] : ['mail.from']),
    ...(isUndecided(delivery) ? ['delivery.zones'] : []),
    ...(Object.values(payment).some(Boolean) ? [] : ['payment']),
  ];
}

/** Countries and currencies in which a shop sells. */
export interface SoldMarket {
  countries: readonly string[];
  currencies: readonly Currency[];
}

/** What a file does not say about where its shop sells, each with its path. */
export function gapsIn(
  settings: ShopSettings,
  { countries: sold, currencies }: SoldMarket,
): string[] {
  const without = sold.filter((territory) => !zoneOf(settings, territory));
  return [
    ...(without.length > 0
      ? [`delivery.zones: no zone contains ${without.join(', ')}, to which the shop delivers`]
      : []),
    ...settings.delivery.zones.flatMap(({ price }, at) =>
      currencies
        .filter((currency) => price[currency] === undefined)
        .map((currency) => `delivery.zones.${at}.price: has no amount in ${currency}`),
    ),
  ];
}
