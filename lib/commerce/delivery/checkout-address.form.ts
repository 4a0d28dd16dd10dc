import type { ProjectId } from '@/lib/shop/project/projects';
import {
  CHECKED,
  DELIVERS_ELSEWHERE,
  DELIVERY_FIELDS,
  partOf,
  type AddressErrors,
  type CheckoutErrors,
} from '@/lib/shop/address/address-names';
import { checkAddress, type Address } from './address.form';

/** Addresses of an order. */
export interface OrderAddresses {
  /** Where the parcel goes. */
  delivery: Address;
  /** Invoice address; equal to the delivery address unless the parcel goes elsewhere. */
  invoice: Address;
}

type Sent = Readonly<Record<string, unknown>>;

/** The second address as the fields of the first. */
const elsewhere = (sent: Sent): Sent =>
  Object.fromEntries(DELIVERY_FIELDS.map((name) => [partOf(name), sent[name]]));

/** Errors by the names of the second address; email and phone are in the first one. */
const namedErrors = (errors: AddressErrors): CheckoutErrors =>
  Object.fromEntries(
    DELIVERY_FIELDS.flatMap((name) => {
      const error = errors[partOf(name)];
      return error ? [[name, error]] : [];
    }),
  );

/**
 * The address step: one address, or two by one schema. An unchecked box leaves the second out,
 * whatever its fields hold.
 */
export function checkCheckoutAddress(
  project: ProjectId,
  sent: Sent,
): { ok: true; addresses: OrderAddresses } | { ok: false; errors: CheckoutErrors } {
  const invoice = checkAddress(project, sent);
  if (sent[DELIVERS_ELSEWHERE] !== CHECKED)
    return invoice.ok
      ? { ok: true, addresses: { delivery: invoice.address, invoice: invoice.address } }
      : invoice;
  // A phone number fits the country of the invoice address, not that of the parcel.
  const delivery = checkAddress(project, { ...elsewhere(sent), email: sent['email'], phone: '' });
  const missing = delivery.ok ? {} : namedErrors(delivery.errors);
  if (!invoice.ok) return { ok: false, errors: { ...invoice.errors, ...missing } };
  if (!delivery.ok) return { ok: false, errors: missing };
  const { phone } = invoice.address;
  return {
    ok: true,
    addresses: { invoice: invoice.address, delivery: { ...delivery.address, phone } },
  };
}
