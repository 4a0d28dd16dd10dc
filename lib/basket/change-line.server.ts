import { and, eq, sql } from 'drizzle-orm';
import { database } from '@/lib/db/database.server';
import { skus } from '@/lib/db/schema';
import { basketLines, baskets } from '@/lib/db/schema-visits';
import type { Session } from '@/lib/session/session.server';
import type { BasketChange } from './basket-change';

/** The visitor's own basket, which the change now dates. */
const touchedBasket = ({ id }: Session) => sql`
  touched AS (
    UPDATE ${baskets} SET changed_at = now() WHERE session_id = ${id} RETURNING id
  )`;

async function isOwnLine(session: Session, lineId: string): Promise<boolean> {
  const found = await database()
    .select({ id: basketLines.id })
    .from(basketLines)
    .innerJoin(baskets, eq(baskets.id, basketLines.basketId))
    .where(and(eq(baskets.sessionId, session.id), eq(basketLines.id, lineId)));
  return found.length > 0;
}

/**
 * Changes how many pieces of a line are wanted. Lines of others are unknown.
 * @param lineId a UUID
 * @param quantity 1 to 20
 */
export async function changeQuantity(
  session: Session,
  lineId: string,
  quantity: number,
): Promise<BasketChange> {
  const { rowCount } = await database().execute(sql`
    WITH ${touchedBasket(session)}
    UPDATE ${basketLines} AS line SET quantity = ${quantity}::int
    FROM touched, ${skus} AS article
    WHERE line.id = ${lineId} AND line.basket_id = touched.id AND article.sku = line.sku
      AND (article.is_nos OR article.stock >= ${quantity}::int)`);
  if (rowCount) return { ok: true, session, added: null };
  const isKnown = await isOwnLine(session, lineId);
  return { ok: false, code: isKnown ? 'out_of_stock' : 'unknown_line' };
}

/**
 * Removes a line from the basket. Lines of others are not found.
 * @param lineId a UUID
 */
export async function removeLine(session: Session, lineId: string): Promise<BasketChange> {
  const { rowCount } = await database().execute(sql`
    WITH ${touchedBasket(session)}
    DELETE FROM ${basketLines} AS line USING touched
    WHERE line.id = ${lineId} AND line.basket_id = touched.id`);
  return rowCount ? { ok: true, session, added: null } : { ok: false, code: 'unknown_line' };
}
