import { countryName } from '@/lib/shop/i18n/country-name';
import type { Language } from '@/lib/shop/page-context/locale';
import type { Seller } from '@/lib/shop/settings/settings-schema';

type Addressed = Pick<Seller, 'name' | 'street' | 'postalCode' | 'city' | 'country'>;

/** A name and its address, line by line; the country last. */
export const addressedTo = (
  { name, street, postalCode, city, country }: Addressed,
  language: Language,
): string[] => [name, street, `${postalCode} ${city}`.trim(), countryName(country, language)];

/** What the number is called on German letters, the only ones with a rule for it. */
const vatLabel = (country: string) => (country === 'DE' ? 'USt-IdNr.' : 'VAT');

/** Imprint that letters and emails have to contain (GmbHG § 35a), in one line. */
export function imprintOf(seller: Seller, language: Language): string {
  const { country, vatNumber, register, directors } = seller;
  return [
    ...addressedTo(seller, language),
    register,
    directors,
    vatNumber && `${vatLabel(country)} ${vatNumber}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
