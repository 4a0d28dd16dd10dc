import type Stripe from 'stripe';
import { epochSeconds } from '#store/identifier';
import type { SessionLine, SessionRow } from './session';

/** The API sends decimals as text, which the vendor's client converts to objects. */
type OnTheWire<Price> = Omit<Price, 'unit_amount_decimal'> & { unit_amount_decimal: string };
type LineItem = Omit<Stripe.LineItem, 'price'> & { price: OnTheWire<Stripe.Price> };

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
    price: price(line, row),
    quantity: line.quantity,
  };
}

const price = (line: SessionLine, row: SessionRow): LineItem['price'] => ({
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
