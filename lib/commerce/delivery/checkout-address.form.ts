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
  /** Delivery address. */
  delivery: Address;
  /** Invoice address; equal to the delivery address unless another one was entered. */
  invoice: Address;
}

type Sent = Readonly<Record<string, unknown>>;

/** Fields of the second address under the names of the first. */
const elsewhere = (sent: Sent): Sent =>
  Object.fromEntries(DELIVERY_FIELDS.map((name) => [partOf(name), sent[name]]));

/** Errors under the field names of the second address, which has no email and phone. */
const namedErrors = (errors: AddressErrors): CheckoutErrors =>
  Object.fromEntries(
    DELIVERY_FIELDS.flatMap((name) => {
      const error = errors[partOf(name)];
      return error ? [[name, error]] : [];
    }),
  );

/**
 * Validates the address step: one address, or two with the same schema. Without a set checkbox the
 * second is ignored, whatever its fields contain.
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
  // The phone number has to fit the country of the invoice address, not of the delivery.
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
