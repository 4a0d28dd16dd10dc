import type Stripe from 'stripe';
import { noSuch } from '#http/api-error';
import type { Parameters } from '#http/parameters';
import { epochSeconds } from '#store/identifier';
import type { SessionLine, SessionRow } from './session';

/** The API sends decimals as text, which the vendor's client converts to objects. */
type OnTheWire<Price> = Omit<Price, 'unit_amount_decimal'> & { unit_amount_decimal: string };
type LineItem = Omit<Stripe.LineItem, 'price'> & { price: OnTheWire<Stripe.Price> };

/**
 * A page of the line items, in their order.
 * @throws ApiError 400 for a neighbour that the session does not have
 */
export function lineItemPage(
  row: SessionRow,
  { limit, startingAfter, endingBefore }: ReturnType<Parameters['page']>,
) {
  const { lines } = row.details;
  const placeOf = (id: string, param: string) => {
    const place = lines.findIndex((line) => line.id === id);
    if (place < 0) throw noSuch('item', id, param, 400);
    return place;
  };
  const end = endingBefore === undefined ? undefined : placeOf(endingBefore, 'ending_before');
  const start =
    startingAfter === undefined
      ? Math.max(0, (end ?? 0) - limit)
      : placeOf(startingAfter, 'starting_after') + 1;
  const shown = lines.slice(start, end ?? start + limit);
  return {
    ...lineItemList(row),
    data: shown.map((line) => lineItem(line, row)),
    has_more: end === undefined ? start + limit < lines.length : start > 0,
  };
}

/** The list behind `expand[]=line_items`. */
export function lineItemList(row: SessionRow) {
  return {
    object: 'list' as const,
    data: row.details.lines.map((line) => lineItem(line, row)),
    has_more: false,
    url: `/v1/checkout/sessions/${row.id}/line_items`,
  };
}

function lineItem(line: SessionLine, row: SessionRow): LineItem {
  const amount = line.unitAmount * line.quantity;
  return {
    id: line.id,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: row.currency,
    description: line.name,
    metadata: {},
    price: priceObject(line, row),
    quantity: line.quantity,
  };
}

/** The price that the API creates for the `price_data` of a line. */
export const priceObject = (line: SessionLine, row: SessionRow): LineItem['price'] => ({
  id: line.priceId,
  object: 'price',
  active: false,
  billing_scheme: 'per_unit',
  created: epochSeconds(row.created_at),
  currency: row.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product: line.productId,
  recurring: null,
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'one_time',
  unit_amount: line.unitAmount,
  unit_amount_decimal: String(line.unitAmount),
});
