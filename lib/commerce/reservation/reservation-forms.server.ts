import { z } from 'zod';
import { MAX_RESERVED, type ReservationRejection } from './reservation';

const amount = z
  .union([
    z.int(),
    // Only plain digits are accepted: not `1e1` or `0x5`.
    z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(1).max(MAX_RESERVED));

const store = z.string().min(1).max(16);
const sku = z.string().min(1).max(64);

/** `oxid` is a SKU, `filialeid` a store's number, `amount` a quantity. */
export const reservationAdditionForm = z
  .object({ oxid: sku, amount: amount.default(1), filialeid: store, intent: z.uuid().optional() })
  .transform(({ oxid, filialeid, amount: quantity, intent }) => ({
    sku: oxid,
    store: filialeid,
    quantity,
    changeKey: intent ?? null,
  }));

/** Without a store the line keeps its own. */
export const editForm = z
  .object({ basketid: z.uuid(), amount, filialeid: store.optional() })
  .transform(({ basketid, amount: quantity, filialeid }) => ({
    lineId: basketid,
    quantity,
    store: filialeid ?? null,
  }));

/** The line, under either of its names. */
export const reservationRemovalForm = z
  .union([
    z.object({ basketid: z.uuid() }),
    z.object({ lineItemId: z.uuid() }).transform(({ lineItemId }) => ({ basketid: lineItemId })),
  ])
  .transform(({ basketid }) => ({ lineId: basketid }));

export const checkoutForm = z.object({ requestKey: z.uuid() });

const BY_FIELD: Readonly<Record<string, ReservationRejection>> = {
  oxid: 'sku_missing',
  filialeid: 'store_missing',
  amount: 'invalid_quantity',
  basketid: 'unknown_line',
};

/** The error code of an invalid form; errors about the article take precedence. */
export function reservationRejectionOf({ issues }: z.ZodError): ReservationRejection {
  const codes = issues.map(({ path }) => BY_FIELD[String(path[0])]);
  return codes.find((code) => code !== undefined) ?? 'invalid';
}
