import { Client } from 'pg';
import { z } from 'zod';

/** Articles of hgg that are never out of stock. */
export async function endlessSkus(databaseUrl: string, count: number): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT min(sku) AS sku FROM shop.skus WHERE project = 'hgg' AND is_nos
       GROUP BY article_number ORDER BY 1 LIMIT $1`,
      [count],
    );
    return z
      .array(z.object({ sku: z.string() }))
      .parse(rows)
      .map(({ sku }) => sku);
  } finally {
    await client.end();
  }
}
