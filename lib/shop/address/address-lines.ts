import { formatAddress } from 'localized-address-format';
import { countryName } from '@/lib/shop/i18n/country-name';
import type { Language } from '@/lib/shop/page-context/locale';
import { oneLine } from './one-line';
import { cleanPostalCode } from './postal-codes';
import { streetLines } from './street-lines';

/** Recipient and address of an order. */
export interface OrderEmailAddress {
  firstName: string;
  lastName: string;
  company: string | null;
  street: string;
  houseNumber: string | null;
  addition: string | null;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** Postal abbreviation, in the US and Canada. */
  state: string | null;
}

/** An address in its country's format, line by line, without the country. */
export function placeLines(address: OrderEmailAddress): string[] {
  const { firstName, lastName, company, street, houseNumber, addition, country } = address;
  const place = {
    street: oneLine(street),
    houseNumber: oneLine(houseNumber ?? ''),
    addition: oneLine(addition ?? ''),
  };
  // outside: address-order, address-unknown
  const lines = formatAddress(
    {
      postalCountry: country,
      name: oneLine(`${firstName} ${lastName}`),
      organization: oneLine(company ?? ''),
      addressLines: streetLines(place, country).filter(Boolean),
      postalCode: cleanPostalCode(oneLine(address.postalCode), country),
      locality: oneLine(address.city),
      administrativeArea: oneLine(address.state ?? ''),
    },
    'latin',
  );
  return lines.map(oneLine).filter(Boolean);
}

/**
 * An address in its country's format, line by line: order of lines, house number, postal code and
 * region.
 * @param language in which the country is named
 */
export const addressLines = (address: OrderEmailAddress, language: Language): string[] => [
  ...placeLines(address),
  countryName(address.country, language),
];

/**
 * An address for a parcel: the country is in English capitals, which carriers everywhere can read.
 */
export const parcelAddressLines = (address: OrderEmailAddress): string[] => [
  ...placeLines(address),
  countryName(address.country, 'en').toUpperCase(),
];
