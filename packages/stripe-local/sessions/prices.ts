import type Stripe from 'stripe';
import { noSuch } from '#http/api-error';
import type { Call, Route } from '#http/call';
import { epochSeconds, isId } from '#store/identifier';
import { priceObject } from './line-items';
import type { SessionLine, SessionRow } from './session';

/** Prices and products exist because a line of a session has described them (`price_data`). */
export const priceRoutes: Route[] = [
  {
    method: 'GET',
    path: '/prices/:id',
    handle: async (call) => {
      const expansions = call.parameters.expansions(['product']);
      const { line, row } = await describedBy(call, 'priceId', 'price');
      const price = priceObject(line, row);
      return expansions.has('product') ? { ...price, product: productObject(line, row) } : price;
    },
  },
  {
    method: 'GET',
    path: '/products/:id',
    handle: async (call) => {
      const { line, row } = await describedBy(call, 'productId', 'product');
      return productObject(line, row);
    },
  },
];

/** @throws ApiError 404 if no line of a session has this price or product */
async function describedBy(
  { transaction, parameters, id }: Call,
  property: 'priceId' | 'productId',
  kind: 'price' | 'product',
): Promise<{ line: SessionLine; row: SessionRow }> {
  parameters.rejectUnread();
  const { rows } = isId(id)
    ? await transaction.query<SessionRow>(
        `select * from payment.session where (details->'lines')::jsonb @> $1::jsonb`,
        [JSON.stringify([{ [property]: id }])],
      )
    : { rows: [] };
  const [row] = rows;
  const line = row?.details.lines.find((each) => each[property] === id);
  if (!row || !line) throw noSuch(kind, id, kind === 'product' ? 'id' : 'price');
  return { line, row };
}

/** Inactive, as the API has products that only one session uses. */
const productObject = (line: SessionLine, row: SessionRow): Stripe.Product => ({
  id: line.productId,
  object: 'product',
  active: false,
  created: epochSeconds(row.created_at),
  default_price: null,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name: line.name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated: epochSeconds(row.created_at),
  url: null,
});
