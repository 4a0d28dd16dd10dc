import type { ProjectId } from '@/lib/shop/project/projects';
import {
  ADDRESS_FIELDS,
  CHECKED,
  DELIVERS_ELSEWHERE,
  DELIVERY_FIELDS,
  type AddressDraft,
  type CheckoutField,
} from '@/lib/shop/address/address-names';
import { withUnknownLetters } from '@/lib/shop/letters/printable.server';
import { checkCheckoutAddress } from './checkout-address.form';
import { isSoldTo } from './vat-registrations.server';

/** Fields that are chosen from a list, or whose own validation allows fewer characters. */
const WITHOUT_LETTERS: readonly CheckoutField[] = ['country', 'state', 'email', 'phone'];

/**
 * Validates the address step like the browser, and also checks that invoice and label can print it
 * and that the shop can declare tax there. The browser does not know the fonts' characters or the
 * registrations.
 */
export function checkPrintedAddress(
  project: ProjectId,
  sent: AddressDraft,
): ReturnType<typeof checkCheckoutAddress> {
  const checked = checkCheckoutAddress(project, sent);
  const printed = [
    ...ADDRESS_FIELDS.filter((field) => !WITHOUT_LETTERS.includes(field)),
    ...(sent[DELIVERS_ELSEWHERE] === CHECKED ? DELIVERY_FIELDS : []),
  ];
  const errors = withUnknownLetters(checked.ok ? {} : checked.errors, printed, sent);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  if (!checked.ok || isSoldTo(project, checked.addresses.delivery)) return checked;
  const field = sent[DELIVERS_ELSEWHERE] === CHECKED ? 'delivery-country' : 'country';
  return { ok: false, errors: { [field]: 'countryNotDelivered' } };
}
