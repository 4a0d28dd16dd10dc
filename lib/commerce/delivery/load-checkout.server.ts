import { eq } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { baskets, checkouts } from '@/lib/platform/db/schema-visits';
import type { Session } from '@/lib/shop/page-context/session';
import type { ProjectId } from '@/lib/shop/project/projects';
import {
  IN_TYPING,
  type AddressDraft,
  type CheckoutErrors,
} from '@/lib/shop/address/address-names';
import type { Address } from './address.form';
import { checkPrintedAddress } from './checked-address.server';
import {
  isPaymentMethod,
  isShippingMethod,
  type PaymentMethod,
  type ShippingMethod,
} from './methods';

/** State of a visitor's checkout. */
export interface Checkout {
  /** Fields as entered, valid or not; `null` before anything was entered. */
  draft: AddressDraft | null;
  /**
   * One error per invalid field; empty for drafts that are valid, still being typed, or missing.
   */
  errors: CheckoutErrors;
  /** Delivery address, once the draft is valid. */
  address: Address | null;
  /** Invoice address; equal to the delivery address unless another one was entered. */
  invoiceAddress: Address | null;
  shippingMethod: ShippingMethod | null;
  paymentMethod: PaymentMethod | null;
  /** Last change, in epoch milliseconds; a form names it, so that its drafts are known to be newer. */
  changedAt: number | null;
}

/** The checkout of a visitor who has not entered anything. */
export const NO_CHECKOUT: Checkout = {
  draft: null,
  errors: {},
  address: null,
  invoiceAddress: null,
  shippingMethod: null,
  paymentMethod: null,
  changedAt: null,
};

/** Converts a row to a checkout. */
export function readCheckout(row: typeof checkouts.$inferSelect, project: ProjectId): Checkout {
  const { shippingMethod, paymentMethod } = row;
  const { [IN_TYPING]: unsent, ...draft } = row.address ?? {};
  const checked = row.address && !unsent ? checkPrintedAddress(project, draft) : null;
  return {
    draft: row.address && draft,
    errors: checked && !checked.ok ? checked.errors : {},
    address: checked?.ok ? checked.addresses.delivery : null,
    invoiceAddress: checked?.ok ? checked.addresses.invoice : null,
    shippingMethod: isShippingMethod(shippingMethod) ? shippingMethod : null,
    paymentMethod: isPaymentMethod(paymentMethod) ? paymentMethod : null,
    changedAt: row.changedAt.getTime(),
  };
}

/** Loads what the visitor has entered and chosen so far; without a session there is no query. */
export async function loadCheckout(session: Session | null): Promise<Checkout> {
  if (!session) return NO_CHECKOUT;
  const [row] = await database()
    .select({ checkout: checkouts })
    .from(checkouts)
    .innerJoin(baskets, eq(baskets.id, checkouts.basketId))
    .where(eq(baskets.sessionId, session.id));
  return row ? readCheckout(row.checkout, session.project) : NO_CHECKOUT;
}
