import { createHash, randomBytes } from 'node:crypto';
import { choosePayment } from '@/lib/commerce/checkout/choose-payment.server';
import type { PaymentMethod } from '@/lib/commerce/delivery/methods';
import type { Session } from '@/lib/shop/page-context/session';
import { newGuest, rows, SHIRT, SOCKS, orderRequestOf } from './orders.fixture.server';
import { submitOrder } from './submit-order.server';

/** Two shirts and one pair of socks, with delivery. */
export const BASKET = { [SHIRT]: 2, [SOCKS]: 1 };
export const TOTAL = 4995;

/** An order by bank transfer. */
export async function ordered(
  paymentMethod: PaymentMethod,
  basket: Readonly<Record<string, number>> = BASKET,
  shownTotal = TOTAL,
): Promise<{ session: Session; orderId: string; url: string | null }> {
  const session = await newGuest(basket);
  await choosePayment(session, { shippingMethod: 'standard', paymentMethod });
  const submitted = await submitOrder(orderRequestOf(session, { shownTotal }));
  if (!submitted.ok) throw new Error(submitted.code);
  return { session, orderId: submitted.orderId, url: submitted.url };
}

/** A token for a session's cookie. */
export async function cookieOf({ id }: Session): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('base64url');
  await rows('UPDATE shop.sessions SET token_hash = $1 WHERE id = $2', [hash, id]);
  return `__Host-session=${token}`;
}

/** The lines of an order as staff change them. */
export const linesOf = (orderId: string) =>
  rows<{ id: string; quantity: number; cancelled: number; shipped: number; returned: number }>(
    'SELECT * FROM shop.order_lines WHERE order_id = $1 ORDER BY position',
    [orderId],
  );

export const orderRow = async (orderId: string) =>
  (
    await rows<{ status: string; number: string; total: number; vat: number }>(
      'SELECT * FROM shop.orders WHERE id = $1',
      [orderId],
    )
  )[0];
