import { CHECKED, DELIVERS_ELSEWHERE, type AddressDraft } from './address-names';

/** Country to which a form's parcel goes: that of the delivery address if it has another one. */
export const deliveryCountryOf = (draft: AddressDraft): string | undefined =>
  (draft[DELIVERS_ELSEWHERE] === CHECKED && draft['delivery-country']) ||
  draft.country ||
  undefined;
