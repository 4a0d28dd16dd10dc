import { and, eq } from 'drizzle-orm';
import { basketLines } from '@/lib/platform/db/schema-visits';
import type { ChangeStep } from './change-basket.server';
import type { ArticleKey } from './offers.server';

export type LineRow = typeof basketLines.$inferSelect;

/**
 * Locks and reads a line of this basket, even if removed: an order may be changing it at the same
 * time.
 */
export async function lockLine({ transaction, basketId }: ChangeStep, lineId: string) {
  const [line] = await transaction
    .select()
    .from(basketLines)
    .where(and(eq(basketLines.basketId, basketId), eq(basketLines.id, lineId)))
    .for('update');
  return line ?? null;
}

/** The line of an article in this basket, locked like {@link lockLine}. */
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
