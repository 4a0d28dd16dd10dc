import { and, eq, inArray, sql } from 'drizzle-orm';
import { indexCurrency } from '@/lib/catalog/catalogue/price';
import type { Database } from '@/lib/platform/db/database.server';
import { pastPrices } from '@/lib/platform/db/schema-past-prices';
import type { Currency } from '@/lib/shop/page-context/locale';

type Reader = Pick<Database, 'select'>;

/**
 * Lowest price of each SKU in the 30 days before its current price took effect. Omits SKUs whose
 * price never changed.
 * @returns SKU → minor units
 * @throws the driver's error when the database does not respond
 * @see Directive 98/6/EC, Article 6a(2): "the lowest price applied by the trader during a period of
 *   time not shorter than 30 days prior to the application of the price reduction"
 */
export async function lowestPrices(
  reader: Reader,
  skus: readonly string[],
  currency: Currency,
): Promise<ReadonlyMap<string, number>> {
  if (skus.length === 0) return new Map();
  const { sku, price, validUntil } = pastPrices;
  const own = and(inArray(sku, [...skus]), eq(pastPrices.currency, indexCurrency(currency)));
  const dated = reader
    .select({
      sku,
      price,
      validUntil,
      // The previous price ended when the current one began.
      since: sql<Date>`max(${validUntil}) OVER (PARTITION BY ${sku})`.as('since'),
    })
    .from(pastPrices)
    .where(own)
    .as('dated');
  const rows = await reader
    .select({ sku: dated.sku, price: sql<number>`min(${dated.price})` })
    .from(dated)
    .where(sql`${dated.validUntil} > ${dated.since} - interval '30 days'`)
    .groupBy(dated.sku);
  return new Map(rows.map((row) => [row.sku, row.price]));
}
