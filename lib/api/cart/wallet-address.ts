import type { WalletOwner } from '@/lib/commerce/payment/wallet-session.server';
import { splitStreet } from '@/lib/shop/address/house-number';
import { DELIVERS_ELSEWHERE, type AddressDraft } from '@/lib/shop/address/address-names';

type Draft = AddressDraft;

/** Splits a name: the last word is the family name; a single word is the first name. */
function nameOf(name: string): Pick<Draft, 'firstName' | 'lastName'> {
  const words = name.split(/\s+/);
  if (words.length < 2) return { firstName: name, lastName: '' };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

/** Fields that are not empty. */
const filled = (fields: Readonly<Record<string, string | null | undefined>>) =>
  Object.entries(fields).flatMap(([field, text]) => (text?.trim() ? [[field, text.trim()]] : []));

/**
 * Converts a wallet's address to the fields of the address form. It replaces an entered address as
 * a whole, so that streets and numbers are not mixed, and becomes the delivery address; fields that
 * the wallet lacks are kept.
 */
export function withWallet(typed: Readonly<Draft>, owner: WalletOwner): Draft {
  const { name, email, phone, line1, line2, postalCode, city, country, state } = owner;
  const place = line1?.trim()
    ? {
        ...splitStreet(
          { street: line1.trim(), houseNumber: '' },
          country?.toUpperCase() ?? '',
          city ?? '',
        ),
        addition: line2 ?? '',
        postalCode: postalCode ?? '',
        city: city ?? '',
        country: country?.toUpperCase() ?? typed.country ?? '',
        state: state ?? '',
      }
    : Object.fromEntries(filled({ postalCode, city, country: country?.toUpperCase(), state }));
  const person = { ...(name?.trim() ? nameOf(name.trim()) : {}), email, phone };
  const { [DELIVERS_ELSEWHERE]: _, ...rest } = typed;
  return { ...rest, ...Object.fromEntries(filled(person)), ...place };
}
