import type { Address } from '@/lib/commerce/delivery/address.form';

/** Columns of an address without its phone number; empty fields are stored as missing. */
export function storedAddress(address: Address) {
  const { firstName, lastName, street, houseNumber, postalCode, city, country } = address;
  return {
    firstName,
    lastName,
    street,
    houseNumber,
    postalCode,
    city,
    country,
    company: address.company || null,
    addition: address.addition || null,
    state: address.state || null,
  };
}
