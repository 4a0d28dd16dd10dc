import type { AddressFieldName } from '@/lib/shop/address/address-names';

type Place = Readonly<Record<'street' | 'houseNumber' | 'addition' | 'country', string>>;

const STATION = /^(packstation|paketbox|postfiliale)\b/i;
const STATION_NUMBER = /^\d{3}$/;
/** The recipient's post number, which must be on the parcel. */
const POST_NUMBER = /(?:^|\D)\d{6,10}(?:\D|$)/;

/**
 * Checks the address of a DHL parcel station or post office: its number is the house number, and
 * the recipient's post number is in the second line. They only exist in Germany.
 * @returns the invalid field; `null` for a valid one and for all other addresses
 * @see https://www.dhl.de/packstation
 */
export function parcelStationFault(place: Place): AddressFieldName | null {
  if (!STATION.test(place.street)) return null;
  if (place.country !== 'DE') return 'street';
  if (!STATION_NUMBER.test(place.houseNumber)) return 'houseNumber';
  return POST_NUMBER.test(place.addition) ? null : 'addition';
}
