import { eq } from 'drizzle-orm';
import { database } from '@/lib/db/database.server';
import { baskets, checkouts } from '@/lib/db/schema-visits';
import type { Session } from '@/lib/session/session.server';
import type { AddressErrors } from './address-names';
import { checkAddress, type Address } from './address.form';
import {
  isPaymentMethod,
  isShippingMethod,
  type PaymentMethod,
  type ShippingMethod,
} from './methods';

/** How far a visitor has come. */
export interface Checkout {
  /** Fields as they were typed, right or wrong; none were typed yet: `null`. */
  draft: Readonly<Record<string, string>> | null;
  /** One error for each wrong field; empty for a draft that is right, or none. */
  errors: AddressErrors;
  /** The draft, once nothing is wrong with it. */
  address: Address | null;
  shippingMethod: ShippingMethod | null;
  paymentMethod: PaymentMethod | null;
}

const EMPTY: Checkout = {
  draft: null,
  errors: {},
  address: null,
  shippingMethod: null,
  paymentMethod: null,
};

/** A checkout as its row has it. */
export function readCheckout(row: typeof checkouts.$inferSelect, { project }: Session): Checkout {
  const { address: draft, shippingMethod, paymentMethod } = row;
  const checked = draft ? checkAddress(project, draft) : null;
  return {
    draft,
    errors: checked && !checked.ok ? checked.errors : {},
    address: checked?.ok ? checked.address : null,
    shippingMethod: isShippingMethod(shippingMethod) ? shippingMethod : null,
    paymentMethod: isPaymentMethod(paymentMethod) ? paymentMethod : null,
  };
}

/** What the visitor has entered and chosen so far. Without a session nothing is queried. */
export async function loadCheckout(session: Session | null): Promise<Checkout> {
  if (!session) return EMPTY;
  const [row] = await database()
    .select({ checkout: checkouts })
    .from(checkouts)
    .innerJoin(baskets, eq(baskets.id, checkouts.basketId))
    .where(eq(baskets.sessionId, session.id));
  return row ? readCheckout(row.checkout, session) : EMPTY;
}
