import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { basketIntents } from '@/lib/db/schema-baskets';
import { basketLines } from '@/lib/db/schema-visits';
import type { ChangeStep } from './change-basket.server';
import type { ArticleKey } from './offers.server';

/** Different articles in one basket. */
export const MAX_LINES = 100;

export type LineRow = typeof basketLines.$inferSelect;

/** A line of this basket, removed ones too; an order may be taking from it at the same moment. */
export async function lockLine({ transaction, basketId }: ChangeStep, lineId: string) {
  const [line] = await transaction
    .select()
    .from(basketLines)
    .where(and(eq(basketLines.basketId, basketId), eq(basketLines.id, lineId)))
    .for('update');
  return line ?? null;
}

/** The same by its article. */
export async function lockLineOf({ transaction, basketId }: ChangeStep, article: ArticleKey) {
  const [line] = await transaction
    .select()
    .from(basketLines)
    .where(
      and(
        eq(basketLines.basketId, basketId),
        eq(basketLines.sku, article.sku),
        eq(basketLines.parts, article.parts.toSorted()),
      ),
    )
    .for('update');
  return line ?? null;
}

/** Whether another article fits into the basket. */
export async function hasRoom({ transaction, basketId }: ChangeStep): Promise<boolean> {
  const [found] = await transaction
    .select({ lines: count() })
    .from(basketLines)
    .where(and(eq(basketLines.basketId, basketId), isNull(basketLines.removedAt)));
  return (found?.lines ?? 0) < MAX_LINES;
}

/** Pieces that later intents have added to a line: a quantity that comes late must not undo them. */
export async function addedSince(
  { transaction, basketId }: ChangeStep,
  lineId: string,
  sequence: number,
): Promise<number> {
  const { rows } = await transaction.execute<{ pieces: number }>(sql`
    SELECT coalesce(sum((additions ->> ${lineId})::int), 0)::int AS pieces FROM ${basketIntents}
    WHERE basket_id = ${basketId} AND sequence > ${sequence}`);
  return rows[0]?.pieces ?? 0;
}
