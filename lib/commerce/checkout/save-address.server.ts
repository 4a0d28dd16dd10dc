import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { database } from '@/lib/platform/db/database.server';
import { baskets, checkouts } from '@/lib/platform/db/schema-visits';
import type { Session } from '@/lib/shop/page-context/session';
import {
  ADDRESS_FIELDS,
  BASED_ON,
  CHECKED,
  DELIVERS_ELSEWHERE,
  DELIVERY_FIELDS,
  IN_TYPING,
  type CheckoutErrors,
} from '@/lib/shop/address/address-names';
import { checkPrintedAddress } from '@/lib/commerce/delivery/checked-address.server';

export type AddressSaved =
  | { ok: true }
  | { ok: false; code: 'basket_empty' }
  | { ok: false; code: 'address_invalid'; errors: CheckoutErrors }
  /** The checkbox for a delivery address was set in a form that did not contain its fields. */
  | { ok: false; code: 'delivery_missing'; errors: CheckoutErrors };

const FIELDS = [...ADDRESS_FIELDS, DELIVERS_ELSEWHERE, ...DELIVERY_FIELDS];

/** Known fields only, as entered; only the request's body limits their length. */
function draftOf(sent: Readonly<Record<string, unknown>>): Record<string, string> {
  const typed = FIELDS.map((field) => [field, sent[field]] as const);
  const texts = typed.filter(
    (entry): entry is [(typeof entry)[0], string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** Seconds after submission during which a draft of a form that was rendered before may still arrive. */
const SETTLING_SECONDS = 10;

/**
 * Whether a draft is newer than the stored one and differs from the submitted address.
 * @param basedOn last change that its form was rendered from, in epoch milliseconds
 */
const isDraftNews = (
  basedOn: number,
) => sql`${checkouts.address} IS NULL OR ${checkouts.address} ? ${IN_TYPING}::text
  OR (${checkouts.address} <> excluded.address - ${IN_TYPING}::text
    AND (${checkouts.changedAt} < now() - make_interval(secs => ${SETTLING_SECONDS}::int)
      OR floor(extract(epoch FROM ${checkouts.changedAt}) * 1000) <= ${basedOn}::bigint))`;

/** Stores an address without changing later steps. @returns false without a basket */
async function storeAddress(
  session: Session,
  address: Readonly<Record<string, string>>,
  basedOn = 0,
): Promise<boolean> {
  const db = database();
  const basket = db
    .select({
      basketId: baskets.id,
      address: sql`${JSON.stringify(address)}::jsonb`.as('address'),
      shippingMethod: sql<string | null>`NULL::text`.as('shipping_method'),
      paymentMethod: sql<string | null>`NULL::text`.as('payment_method'),
      changedAt: sql`now()`.as('changed_at'),
    })
    .from(baskets)
    .where(eq(baskets.sessionId, session.id));
  const saved = await db
    .insert(checkouts)
    .select(basket)
    .onConflictDoUpdate({
      target: checkouts.basketId,
      set: { address, changedAt: sql`now()` },
      ...(address[IN_TYPING] && { setWhere: isDraftNews(basedOn) }),
    })
    .returning({ basketId: checkouts.basketId });
  return saved.length > 0;
}

/**
 * Stores what a visitor is typing, so that it survives a reload. It counts as an address only once
 * submitted.
 * @param sent fields of the form
 */
export async function storeAddressDraft(
  session: Session,
  sent: Readonly<Record<string, unknown>>,
): Promise<void> {
  // Absent in forms of an earlier release, and before the first change.
  const basedOn = z.coerce.number().int().catch(0).parse(sent[BASED_ON]);
  await storeAddress(session, { ...draftOf(sent), [IN_TYPING]: CHECKED }, basedOn);
}

/**
 * Stores a submitted address, valid or not, so that the form can show it again.
 * @param sent fields of the form
 */
export async function saveAddress(
  session: Session,
  sent: Readonly<Record<string, unknown>>,
): Promise<AddressSaved> {
  const isRequested = sent[DELIVERS_ELSEWHERE] === CHECKED;
  const isLeftOut = isRequested && DELIVERY_FIELDS.every((name) => sent[name] === undefined);
  const address = draftOf(sent);
  if (!(await storeAddress(session, address))) return { ok: false, code: 'basket_empty' };
  const checked = checkPrintedAddress(session.project, address);
  if (checked.ok) return { ok: true };
  const code = isLeftOut ? 'delivery_missing' : 'address_invalid';
  return { ok: false, code, errors: checked.errors };
}
