import { eq, inArray, or } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { skus } from '@/lib/platform/db/schema';
import { sets } from '@/lib/platform/db/schema-baskets';

/**
 * Numbers of the articles that have these SKUs, in any order.
 * @param numbers SKUs, or item numbers or article numbers of sets
 */
export async function articlesOfSkus(numbers: readonly string[]): Promise<string[]> {
  const [single, combined] = await Promise.all([
    database()
      .selectDistinct({ number: skus.articleNumber })
      .from(skus)
      .where(inArray(skus.sku, [...numbers])),
    database()
      .select({ number: sets.articleNumber })
      .from(sets)
      .where(or(inArray(sets.itemNumber, [...numbers]), inArray(sets.articleNumber, [...numbers]))),
  ]);
  return [...single, ...combined].map(({ number }) => number);
}

/** Number of the article that has this colour; `null` if there are no SKUs of it. */
export async function articleOfColour(itemNumber: string): Promise<string | null> {
  const [found] = await database()
    .select({ number: skus.articleNumber })
    .from(skus)
    .where(eq(skus.itemNumber, itemNumber))
    .limit(1);
  return found?.number ?? null;
}
