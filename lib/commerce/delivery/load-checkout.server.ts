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

/** How far a visitor has come. */
export interface Checkout {
  /** Fields as they were typed, right or wrong; none were typed yet: `null`. */
  draft: AddressDraft | null;
  /** One error for each wrong field; empty for a draft that is right or still being typed, or none. */
  errors: CheckoutErrors;
  /** Where the parcel goes, once nothing is wrong with the draft. */
  address: Address | null;
  /** Invoice address; equal to the delivery address unless the parcel goes elsewhere. */
  invoiceAddress: Address | null;
  shippingMethod: ShippingMethod | null;
  paymentMethod: PaymentMethod | null;
}

/** The checkout of a visitor who has not entered anything yet. */
export const NO_CHECKOUT: Checkout = {
  draft: null,
  errors: {},
  address: null,
  invoiceAddress: null,
  shippingMethod: null,
  paymentMethod: null,
};

/** A checkout as its row has it. */
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
  };
}

/** What the visitor has entered and chosen so far. Without a session nothing is queried. */
export async function loadCheckout(session: Session | null): Promise<Checkout> {
  if (!session) return NO_CHECKOUT;
  const [row] = await database()
    .select({ checkout: checkouts })
    .from(checkouts)
    .innerJoin(baskets, eq(baskets.id, checkouts.basketId))
    .where(eq(baskets.sessionId, session.id));
  return row ? readCheckout(row.checkout, session.project) : NO_CHECKOUT;
}
