import { and, eq, sql } from 'drizzle-orm';
import { indexCurrency } from '@/lib/catalogue/price';
import { database } from '@/lib/db/database.server';
import { prices, skus } from '@/lib/db/schema';
import { basketLines, baskets } from '@/lib/db/schema-visits';
import type { PageContext } from '@/lib/page-context/page-context';
import type { Session } from '@/lib/session/session.server';
import { MAX_PIECES } from './basket';
import type { BasketChange } from './basket-change';
import { maxQuantity } from './load-basket.server';

/** Different SKUs in one basket. */
const MAX_LINES = 100;

export interface Wish {
  sku: string;
  /** 1 to 20. */
  quantity: number;
}

/** Stock of something this shop sells in this currency. */
async function findOffer(sku: string, { project, currency }: PageContext) {
  const [offer] = await database()
    .select({ stock: skus.stock, isNos: skus.isNos })
    .from(skus)
    .innerJoin(prices, and(eq(prices.sku, skus.sku), eq(prices.currency, indexCurrency(currency))))
    .where(and(eq(skus.sku, sku), eq(skus.project, project)));
  return offer;
}

/**
 * One statement, so that simultaneous adds add up: it locks the basket's row first, and other
 * requests of the same visitor wait.
 * @returns the line, or `undefined` when it would hold more than `most` or the basket is full
 */
async function putIn({ id, project }: Session, { sku, quantity }: Wish, most: number) {
  const { rows } = await database().execute<{ id: string }>(sql`
    WITH basket AS (
      INSERT INTO ${baskets} (session_id, project) VALUES (${id}, ${project})
      ON CONFLICT (session_id) DO UPDATE SET changed_at = now()
      RETURNING id
    )
    INSERT INTO ${basketLines} AS line (basket_id, sku, quantity)
    SELECT basket.id, ${sku}, ${quantity}::int FROM basket
    WHERE (
      SELECT count(*) FROM ${basketLines} AS other
      WHERE other.basket_id = basket.id AND other.sku <> ${sku}
    ) < ${MAX_LINES}
    ON CONFLICT (basket_id, sku) DO UPDATE SET quantity = line.quantity + excluded.quantity
    WHERE line.quantity + excluded.quantity <= ${most}::int
    RETURNING line.id`);
  return rows[0];
}

async function hasLine(session: Session, sku: string): Promise<boolean> {
  const found = await database()
    .select({ id: basketLines.id })
    .from(basketLines)
    .innerJoin(baskets, eq(baskets.id, basketLines.basketId))
    .where(and(eq(baskets.sessionId, session.id), eq(basketLines.sku, sku)));
  return found.length > 0;
}

/**
 * Adds a quantity of an article to the basket. No stock is reserved: stock moves with the order.
 * @param visitor called only when the article is available, so that a rejection starts no session
 */
export async function addLine(
  { sku, quantity }: Wish,
  context: PageContext,
  visitor: () => Promise<Session>,
): Promise<BasketChange> {
  const offer = await findOffer(sku, context);
  if (!offer) return { ok: false, code: 'unknown_article' };
  const most = maxQuantity(offer);
  if (quantity > most) return { ok: false, code: 'out_of_stock' };
  const session = await visitor();
  const line = await putIn(session, { sku, quantity }, most);
  if (line) return { ok: true, session, added: line.id };
  if (!(await hasLine(session, sku))) return { ok: false, code: 'basket_full' };
  return { ok: false, code: most === MAX_PIECES ? 'quantity_limit' : 'out_of_stock' };
}
