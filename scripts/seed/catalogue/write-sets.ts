import { sql } from 'drizzle-orm';
import { INDEX_CURRENCIES } from '@/lib/catalog/catalogue/price';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { SeedArticle } from './seed-article';

/** Rows travel as one JSON parameter. */
const rowsOf = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

const setRows = (article: SeedArticle) =>
  article.setPrice
    ? [
        {
          article_number: article.number,
          item_number: article.colours[0]?.itemnum,
          project: article.project,
          parts: article.parts.map(({ number }) => number),
        },
      ]
    : [];

const priceRows = ({ number, setPrice }: SeedArticle) =>
  INDEX_CURRENCIES.flatMap((currency) => {
    const price = setPrice?.[currency];
    return price === undefined ? [] : [{ article_number: number, currency, price }];
  });

/** Writes the sets among some articles, with their parts and prices, which follow the seed. */
export async function writeSets(
  transaction: Transaction,
  articles: readonly SeedArticle[],
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO shop.sets (article_number, item_number, project, parts)
    SELECT * FROM jsonb_to_recordset(${rowsOf(articles.flatMap(setRows))}) AS made
      (article_number text, item_number text, project text, parts text[])
    ON CONFLICT (article_number) DO UPDATE SET item_number = EXCLUDED.item_number,
      parts = EXCLUDED.parts`);
  await transaction.execute(sql`
    INSERT INTO shop.set_prices (article_number, currency, price)
    SELECT * FROM jsonb_to_recordset(${rowsOf(articles.flatMap(priceRows))}) AS priced
      (article_number text, currency text, price int)
    ON CONFLICT (article_number, currency) DO UPDATE SET price = EXCLUDED.price`);
}
