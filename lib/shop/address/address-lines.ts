import { countryName } from '@/lib/shop/i18n/country-name';
import type { Language } from '@/lib/shop/page-context/locale';
import { oneLine } from './one-line';

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
}

/** An address as it is written on a letter, in one of our languages. */
export function addressLines(address: OrderEmailAddress, language: Language): string[] {
  const { firstName, lastName, company, street, houseNumber, addition } = address;
  return [
    `${firstName} ${lastName}`,
    company ?? '',
    `${street} ${houseNumber ?? ''}`,
    addition ?? '',
    `${address.postalCode} ${address.city}`,
    countryName(address.country, language),
  ]
    .map(oneLine)
    .filter(Boolean);
}
