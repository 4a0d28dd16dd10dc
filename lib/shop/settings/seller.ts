import type { Seller } from './settings-schema';

type Addressed = Pick<Seller, 'name' | 'street' | 'postalCode' | 'city' | 'country'>;

/** A name and its address, line by line; the country as its code. */
export const addressedTo = ({ name, street, postalCode, city, country }: Addressed): string[] => [
  name,
  street,
  `${postalCode} ${city}`.trim(),
  country,
];

/** How the number is called on German letters, which are the only ones with a rule for it. */
const vatLabel = (country: string) => (country === 'DE' ? 'USt-IdNr.' : 'VAT');

/** Imprint that letters and emails have to contain (GmbHG § 35a), in one line. */
export function imprintOf(seller: Seller): string {
  const { country, vatNumber, register, directors } = seller;
  return [
    ...addressedTo(seller),
    register,
    directors,
    vatNumber && `${vatLabel(country)} ${vatNumber}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
