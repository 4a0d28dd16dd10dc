import { shopUrl } from './hosts';
import { shopRows } from './staff';

/** Price of a piece of {@link makeOrders}, in minor units. */
export const PRICE = 4000;

interface Made {
  id: string;
  number: string;
  line: string;
}

/** Orders by invoice of one SKU. @param shipped pieces of each that have been shipped */
export async function makeOrders(
  count: number,
  sku: string,
  { quantity = 1, shipped = 0 } = {},
): Promise<Made[]> {
  const made: Made[] = [];
  for (let index = 0; index < count; index += 1) {
    const [order] = await shopRows<Made>(
      `WITH placed AS (
         INSERT INTO shop.orders (project, number, idempotency_key, basket_id, locale, origin, currency, total,
           shipping, status, payment_method, email, expires_at)
         VALUES ('hgg', 'HGG-' || nextval('shop.order_numbers_hgg'), gen_random_uuid(), gen_random_uuid(),
           'de-de', $1, 'eur', $2::int * $3::int, 0, 'accepted', 'invoice', 'day@example.org', now())
         RETURNING id, number),
       addressed AS (
         INSERT INTO shop.addresses (order_id, kind, first_name, last_name, street, house_number, postal_code,
           city, country)
         SELECT id, kind, 'Max', 'Muster', 'Musterstraße', '1', '80331', 'München', 'DE'
         FROM placed, unnest(ARRAY['delivery', 'invoice']) AS kind),
       payable AS (
         INSERT INTO shop.payments (order_id, provider, status, amount, currency)
         SELECT id, 'invoice', 'open', $2::int * $3::int, 'eur' FROM placed)
       INSERT INTO shop.order_lines (order_id, sku, article_number, item_number, name, colour, size, quantity,
         price, position, shipped)
       SELECT placed.id, $4, article_number, item_number, 'Leinenhemd', 'Blau', 'L', $3::int, $2::int, 0, $5::int
       FROM placed, shop.skus WHERE sku = $4
       RETURNING order_id AS id, id AS line, (SELECT number FROM placed) AS number`,
      [shopUrl('hgg', ''), PRICE, quantity, sku, shipped],
    );
    if (!order) throw new Error('the database kept no order');
    made.push(order);
  }
  return made;
}
