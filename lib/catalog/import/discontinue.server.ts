import { sql } from 'drizzle-orm';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import type { Transaction } from '@/lib/platform/db/transaction';
import { readContent, withoutSkus } from './article-content.server';
import { rowsOf } from './json-rows.server';
import { beginImport } from './write-stock.server';

const PER_TRANSACTION = 100;

interface Sold extends Record<string, unknown> {
  number: string;
  merchant_number: string;
  content: unknown;
}

/** Imported articles on sale, with the SKUs of each that are to go. */
export interface Missing {
  /** SKUs on sale. */
  total: number;
  /** Article number → its SKUs that the file does not mention. */
  gone: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Compares what is on sale with a file.
 * @param shops those that the file is about; articles of others are not touched
 * @param mentioned SKUs of the file, also those of rejected rows
 */
export async function findMissing(
  shops: ReadonlySet<string>,
  mentioned: ReadonlySet<string>,
): Promise<Missing> {
  const { rows } = await inTransaction((transaction) =>
    transaction.execute<Sold>(sql`
      SELECT number, merchant_number, content FROM shop.articles
      WHERE discontinued_at IS NULL
        AND project IN (SELECT project FROM jsonb_to_recordset(${rowsOf(
          [...shops].map((project) => ({ project })),
        )}) AS named (project text)) ORDER BY number`),
  );
  let total = 0;
  const gone = new Map<string, ReadonlySet<string>>();
  for (const { number, content } of rows) {
    const skus = readContent(content).colours.flatMap(({ sizes }) => sizes.map(({ sku }) => sku));
    total += skus.length;
    const missing = skus.filter((sku) => !mentioned.has(sku));
    if (missing.length > 0) gone.set(number, new Set(missing));
  }
  return { total, gone };
}

async function takeOffSale(
  transaction: Transaction,
  gone: readonly (readonly [string, ReadonlySet<string>])[],
): Promise<void> {
  await beginImport(transaction);
  const numbers = rowsOf(gone.map(([number]) => ({ number })));
  const { rows } = await transaction.execute<Sold>(sql`
    SELECT number, merchant_number, content FROM shop.articles
    WHERE number IN (SELECT number FROM jsonb_to_recordset(${numbers}) AS named (number text))
    ORDER BY number FOR UPDATE`);
  const missing = new Map(gone);
  const contents = rows.map(({ number, content }) => ({
    number,
    content: withoutSkus(readContent(content), missing.get(number) ?? new Set()),
  }));
  const skus = rowsOf(gone.flatMap(([, each]) => [...each].map((sku) => ({ sku }))));
  // Orders lock SKUs in this order, too.
  await transaction.execute(sql`
    SELECT FROM shop.skus WHERE sku IN (SELECT sku FROM jsonb_to_recordset(${skus}) AS named (sku text))
    ORDER BY sku COLLATE "C" FOR UPDATE`);
  await transaction.execute(sql`
    UPDATE shop.skus AS known SET stock = 0, is_nos = false
    FROM jsonb_to_recordset(${skus}) AS named (sku text)
    WHERE known.sku = named.sku AND (stock <> 0 OR is_nos)`);
  await transaction.execute(sql`
    UPDATE shop.articles AS known SET
      content = CASE WHEN given.content -> 'colours' = '[]' THEN known.content ELSE given.content END,
      discontinued_at = CASE WHEN given.content -> 'colours' = '[]' THEN now() END
    FROM jsonb_to_recordset(${rowsOf(contents)}) AS given (number text, content jsonb)
    WHERE known.number = given.number`);
}

/** Takes SKUs off sale; an article goes with its last one. Orders and baskets keep their rows. */
export async function discontinue({ gone }: Missing): Promise<void> {
  const all = [...gone];
  for (let at = 0; at < all.length; at += PER_TRANSACTION)
    await inTransaction((transaction) =>
      takeOffSale(transaction, all.slice(at, at + PER_TRANSACTION)),
    );
}
