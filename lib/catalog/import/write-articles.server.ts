import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/platform/db/transaction';
import { rowsOf } from './json-rows.server';
import { itemNumberOf, type ArticleContent } from './article-content.server';
import type { ImportedArticle } from './import-article.server';

/** An article with the number and the content that it gets. */
export interface PlannedArticle {
  line: number;
  number: string;
  article: ImportedArticle;
  content: ArticleContent;
}

/** @returns the numbers of articles that are new, or described differently than before */
export async function writeContents(
  transaction: Transaction,
  planned: readonly PlannedArticle[],
): Promise<string[]> {
  const values = planned.map(({ number, article, content }) => ({
    number,
    project: article.shop,
    merchant_number: article.article,
    content,
    online_since: article.onlineSince ?? null,
  }));
  const { rows } = await transaction.execute<{ number: string }>(sql`
    INSERT INTO shop.articles AS known (number, project, merchant_number, content, online_since)
    SELECT number, project, merchant_number, content, coalesce(online_since, now())
    FROM jsonb_to_recordset(${rowsOf(values)}) AS given (number text, project text,
      merchant_number text, content jsonb, online_since timestamptz)
    ON CONFLICT (number) DO UPDATE SET content = EXCLUDED.content, discontinued_at = NULL,
      online_since = coalesce((EXCLUDED.content ->> 'onlineSince')::timestamptz, known.online_since)
    WHERE known.content <> EXCLUDED.content OR known.discontinued_at IS NOT NULL
    RETURNING number`);
  return rows.map(({ number }) => number);
}

/**
 * Writes the SKUs of some articles, new ones with the stock of the file. The rows of known ones must be
 * locked.
 * @param isFull whether SKUs are counted unless the file says otherwise, instead of as before
 * @returns the new SKUs
 */
export async function writeSkus(
  transaction: Transaction,
  planned: readonly PlannedArticle[],
  isFull: boolean,
): Promise<string[]> {
  const values = planned.flatMap(({ number, article, content }) => {
    const given = new Map(
      article.colours.flatMap(({ sizes }) => sizes.map((size) => [size.sku, size] as const)),
    );
    return content.colours.flatMap((colour) =>
      colour.sizes.flatMap(({ sku }) => {
        const size = given.get(sku);
        if (!size) return [];
        const stock = Math.max(0, size.stock ?? size.stockChange ?? 0);
        return [
          {
            sku,
            article_number: number,
            item_number: itemNumberOf(number, colour),
            project: article.shop,
            stock,
            is_nos: size.isNos ?? (isFull ? false : null),
          },
        ];
      }),
    );
  });
  const { rows } = await transaction.execute<{ sku: string; is_new: boolean }>(sql`
    INSERT INTO shop.skus AS known (sku, article_number, item_number, project, stock, is_nos)
    SELECT sku, given.article_number, given.item_number, given.project, given.stock,
      coalesce(given.is_nos, present.is_nos, false)
    FROM jsonb_to_recordset(${rowsOf(values)}) AS given (sku text,
      article_number text, item_number text, project text, stock int, is_nos boolean)
    LEFT JOIN shop.skus AS present USING (sku)
    ORDER BY sku COLLATE "C"
    ON CONFLICT (sku) DO UPDATE SET item_number = EXCLUDED.item_number, is_nos = EXCLUDED.is_nos
    WHERE (known.item_number, known.is_nos) IS DISTINCT FROM (EXCLUDED.item_number, EXCLUDED.is_nos)
    RETURNING sku, xmax = 0 AS is_new`);
  return rows.filter((row) => row.is_new).map(({ sku }) => sku);
}
