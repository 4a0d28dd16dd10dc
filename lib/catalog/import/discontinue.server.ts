import { sql } from 'drizzle-orm';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import type { Transaction } from '@/lib/platform/db/transaction';
import { readContent, withoutSkus } from './article-content.server';
import { rowsOf } from './json-rows.server';
import { removePrices } from './write-prices.server';
import { beginImport } from './write-stock.server';

const PER_TRANSACTION = 100;

/** Articles whose SKUs are read together. */
const PER_PAGE = 1_000;

interface OnSale extends Record<string, unknown> {
  number: string;
  skus: string[];
}

/** Imported articles on sale, with the SKUs of each that are to go. */
export interface Missing {
  /** SKUs on sale. */
  total: number;
  /** Article number → its SKUs that the file does not mention. */
  gone: ReadonlyMap<string, ReadonlySet<string>>;
}

/** SKUs of the articles of some shops, without the rest of their contents. */
async function* articlesOnSale(shops: ReadonlySet<string>): AsyncGenerator<OnSale> {
  const named = rowsOf([...shops].map((project) => ({ project })));
  for (let after: string | undefined = ''; after !== undefined;) {
    const last: string = after;
    const { rows } = await inTransaction((transaction) =>
      transaction.execute<OnSale>(sql`
        SELECT number, jsonb_path_query_array(content, '$.colours[*].sizes[*].sku') AS skus
        FROM shop.articles
        WHERE discontinued_at IS NULL AND number > ${last}
          AND project IN (SELECT project FROM jsonb_to_recordset(${named}) AS named (project text))
        ORDER BY number LIMIT ${PER_PAGE}`),
    );
    yield* rows;
    after = rows.at(-1)?.number;
  }
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
  let total = 0;
  const gone = new Map<string, ReadonlySet<string>>();
  for await (const { number, skus } of articlesOnSale(shops)) {
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
  const { rows } = await transaction.execute<{ number: string; content: unknown }>(sql`
    SELECT number, content FROM shop.articles
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
  // Without a price there is no offer, even if a cancelled order returns its pieces. Whether a SKU is
  // counted stays: orders of one that is not have taken no pieces that could be returned.
  await removePrices(
    transaction,
    [...missing.values()].flatMap((each) => [...each]),
  );
  await transaction.execute(sql`
    UPDATE shop.skus AS known SET stock = 0
    FROM jsonb_to_recordset(${skus}) AS named (sku text)
    WHERE known.sku = named.sku AND stock <> 0`);
  await transaction.execute(sql`
    UPDATE shop.articles AS known SET
      content = CASE WHEN given.content -> 'colours' = '[]' THEN known.content ELSE given.content END,
      discontinued_at = CASE WHEN given.content -> 'colours' = '[]' THEN now() END
    FROM jsonb_to_recordset(${rowsOf(contents)}) AS given (number text, content jsonb)
    WHERE known.number = given.number`);
}

/** Takes SKUs off sale; an article goes with its last one. Orders and baskets keep their rows. */
export async function discontinue(
  { gone }: Missing,
  checkLock: (() => void) | undefined,
): Promise<void> {
  const all = [...gone];
  for (let at = 0; at < all.length; at += PER_TRANSACTION) {
    checkLock?.();
    await inTransaction((transaction) =>
      takeOffSale(transaction, all.slice(at, at + PER_TRANSACTION)),
    );
  }
}
