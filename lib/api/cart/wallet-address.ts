import type { WalletOwner } from '@/lib/commerce/payment/wallet-session.server';
import { splitStreet } from '@/lib/shop/address/house-number';
import { DELIVERS_ELSEWHERE, type AddressDraft } from '@/lib/shop/address/address-names';

type Draft = AddressDraft;

/** The last word of a name is the family's; a single one is the first name. */
function nameOf(name: string): Pick<Draft, 'firstName' | 'lastName'> {
  const words = name.split(/\s+/);
  if (words.length < 2) return { firstName: name, lastName: '' };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

/** Fields that have something in them. */
const filled = (fields: Readonly<Record<string, string | null | undefined>>) =>
  Object.entries(fields).flatMap(([field, text]) => (text?.trim() ? [[field, text.trim()]] : []));

/**
 * What a wallet tells, as the fields of the address form. The wallet's address replaces a typed one
 * as a whole, so that no street gets another's number, and the parcel goes there; everything else it
 * does not tell is kept.
 */
export function withWallet(typed: Readonly<Draft>, owner: WalletOwner): Draft {
  const { name, email, phone, line1, line2, postalCode, city, country, state } = owner;
  const place = line1?.trim()
    ? {
        ...splitStreet({ street: line1.trim(), houseNumber: '' }, country?.toUpperCase() ?? ''),
        addition: line2 ?? '',
        postalCode: postalCode ?? '',
        city: city ?? '',
        country: country?.toUpperCase() ?? typed.country ?? '',
        state: state ?? '',
      }
    : Object.fromEntries(filled({ postalCode, city, country: country?.toUpperCase(), state }));
  const person = { ...(name?.trim() ? nameOf(name.trim()) : {}), email, phone };
  const { [DELIVERS_ELSEWHERE]: _, ...kept } = typed;
  return { ...kept, ...Object.fromEntries(filled(person)), ...place };
}
