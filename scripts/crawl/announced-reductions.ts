import { sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { formatMoney } from '@/lib/shop/money/format-money';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { unescaped } from './crawled-page';

/** Reduced prices as pages write them, by the price that they may be compared with. */
export type Reductions = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * What may be announced in a market, computed anew from the history of all prices.
 * @throws the database driver's error
 */
export async function lawfulReductions({
  project,
  currency,
  locale: { language },
}: PageContext): Promise<Reductions> {
  const { rows } = await database().execute<{ price: number; former: number }>(sql`
    SELECT DISTINCT price, former
    FROM (
      SELECT prices.price, shop.strike_price_of(prices.sku, prices.currency, prices.price) AS former
      FROM shop.prices JOIN shop.skus USING (sku)
      WHERE skus.project = ${project} AND prices.currency = ${currency.toLowerCase()}
        AND prices.strike_price IS NOT NULL
    ) AS computed
    WHERE former IS NOT NULL`);
  const lawful = new Map<string, Set<string>>();
  for (const { price, former } of rows) {
    const [now, before] = [price, former].map((each) => formatMoney(each, currency, language));
    if (now === undefined || before === undefined) continue;
    lawful.set(before, (lawful.get(before) ?? new Set()).add(now));
  }
  return lawful;
}

/** A reduced price with its hidden words, and the price that is struck through beside it. */
const REDUCED =
  /<span[^>]* data-reduced="true"[^>]*>(?:<span[^>]*>[^<]*<\/span>)?([^<]*)<\/span>[\s\S]*?<s\b[^>]*>([^<]*)<\/s>/g;

/** Reductions that a page announces and the history of prices does not bear. */
export function unlawfulReductions(html: string, lawful: Reductions): string[] {
  return [...html.replaceAll('<!-- -->', '').matchAll(REDUCED)].flatMap((found) => {
    const [now = '', before = ''] = found.slice(1).map(unescaped);
    // The lowest of several prices is written as “from 69,95 €”.
    const isBorne = [...(lawful.get(before) ?? [])].some((price) => now.endsWith(price));
    return isBorne ? [] : [`${now} instead of ${before}`];
  });
}
