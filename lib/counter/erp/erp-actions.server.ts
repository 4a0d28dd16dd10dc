import { z } from 'zod';
import { ChangeRejected } from '@/lib/commerce/orders/order-change.server';
import type { OrderAction, WantedAction } from '@/lib/counter/orders/order-action';
import type { LinePieces } from '@/lib/platform/db/schema-order-life';

/** Line ids of an order by the number of the line, from 0. */
export type LineIds = ReadonlyMap<number, string>;

const MAX_PIECES = 999;

const line = z.int().min(0).describe('Number of the line, from 0, as in the order');
const quantity = z.int().min(1).max(MAX_PIECES);
const somePieces = z.array(z.strictObject({ line, quantity })).max(200);
const pieces = z
  .union([z.literal('all'), somePieces.min(1)])
  .describe('Pieces of lines, or all that are possible');
const text = (longest: number) => z.string().trim().min(1).max(longest);
const optionalText = z.string().trim().max(200).default('');

/** What every action on an order has. */
const target = {
  order: text(80).describe('Number of the order: HGG-1000010'),
  version: text(64).describe(
    'Version of the order that was read; another one is rejected with 409',
  ),
};

/** @throws ChangeRejected for a line that the order does not have */
function lineId(ids: LineIds, number: number): string {
  const id = ids.get(number);
  if (!id) throw new ChangeRejected('unknown_line');
  return id;
}

const piecesOf = (sent: z.output<typeof somePieces>, ids: LineIds): LinePieces[] =>
  sent.map((each) => ({ lineId: lineId(ids, each.line), quantity: each.quantity }));

const possiblePieces = (sent: z.output<typeof pieces>, ids: LineIds) =>
  sent === 'all' ? sent : piecesOf(sent, ids);

const ship = z.strictObject({
  ...target,
  lines: pieces,
  carrier: text(40),
  number: text(60).describe("The carrier's tracking number"),
});
const cancel = z.strictObject({ ...target, lines: pieces });
const takeBack = z.strictObject({
  ...target,
  lines: pieces.describe('Pieces that came back; their price is refunded'),
  damaged: somePieces
    .default([])
    .describe('Those of them that cannot be sold again; the others return to stock'),
});
const exchange = z.strictObject({
  ...target,
  line,
  quantity,
  sku: text(200).describe('Another size of the same article and colour'),
  isDamaged: z.boolean().default(false),
});
const refund = z.strictObject({
  ...target,
  amount: z
    .int()
    .min(1)
    .max(99_999_999)
    .describe('An allowance in minor units; the pieces stay with the customer'),
});
const address = z.strictObject({
  ...target,
  address: z.strictObject({
    firstName: text(200),
    lastName: text(200),
    company: optionalText,
    street: text(200),
    houseNumber: optionalText,
    addition: optionalText,
    postalCode: text(200),
    city: text(200),
    state: optionalText,
  }),
});
const paid = z.strictObject({
  ...target,
  amount: z
    .int()
    .min(1)
    .max(99_999_999)
    .describe('A bank transfer that has arrived, in minor units'),
});
const transferred = z.strictObject(target);
const resend = z.strictObject({
  ...target,
  email: text(100).describe('Key of an email of the order'),
});
const note = z.strictObject({ ...target, text: text(2000) });

/** Body of each action on an order. */
export const ERP_BODIES = {
  ship,
  cancel,
  return: takeBack,
  exchange,
  refund,
  address,
  paid,
  transferred,
  resend,
  note,
} as const satisfies Record<OrderAction, z.ZodType>;

/** A body with its action. */
export type ErpAction = {
  [Action in OrderAction]: { action: Action; body: z.output<(typeof ERP_BODIES)[Action]> };
}[OrderAction];

/** What the counter calls an action. @throws ChangeRejected for a line that the order does not have */
export function wantedAction(sent: ErpAction, ids: LineIds): WantedAction {
  const { action } = sent;
  switch (action) {
    case 'ship': {
      const { lines, carrier, number: parcel } = sent.body;
      return { action, pieces: possiblePieces(lines, ids), carrier, parcel };
    }
    case 'cancel':
      return { action, pieces: possiblePieces(sent.body.lines, ids) };
    case 'return': {
      const { lines, damaged } = sent.body;
      return { action, pieces: possiblePieces(lines, ids), damaged: piecesOf(damaged, ids) };
    }
    case 'exchange': {
      const { line: number, quantity: count, sku, isDamaged } = sent.body;
      return { action, lineId: lineId(ids, number), quantity: count, sku, isDamaged };
    }
    case 'paid':
    case 'refund':
      return { action, amount: sent.body.amount };
    case 'transferred':
      return { action };
    case 'address':
      return { action, address: sent.body.address };
    case 'resend':
      return { action, email: sent.body.email };
    case 'note':
      return { action, text: sent.body.text };
  }
}
