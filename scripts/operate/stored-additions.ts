import type { Watcher } from '@/e2e/watcher';
import type { Figure } from './figure';
import { openRows } from './rows';

const STORED = `
  WITH changes AS (SELECT basket_id, key FROM shop.basket_intents WHERE key = ANY($1))
  SELECT (SELECT count(*)::int FROM changes) AS changes,
    (SELECT count(DISTINCT basket_id)::int FROM changes) AS baskets,
    (SELECT coalesce(sum(quantity), 0)::int FROM shop.basket_lines
     WHERE removed_at IS NULL AND basket_id IN (SELECT basket_id FROM changes)) AS pieces`;

/**
 * What the database has of a visitor's acknowledged additions. A piece that only the basket's response lacks is
 * not lost: that counts no line whose article the search does not have.
 */
export async function storedAdditions(url: string, visitor: Watcher): Promise<Figure[]> {
  const rows = await openRows(url);
  try {
    const { rows: found } = await rows.query(STORED, [visitor.acknowledgedKeys]);
    const { changes = 0, baskets = 0, pieces = 0 } = found[0] ?? {};
    const { acknowledged } = visitor;
    return [
      {
        name: 'acknowledged additions that were not written',
        value: acknowledged - changes,
        max: 0,
      },
      { name: 'baskets of the one visitor', value: baskets, max: 1 },
      { name: 'pieces that are lost', value: Math.max(0, acknowledged - pieces), max: 0 },
      { name: 'pieces that the basket does not count', value: await visitor.lostWrites(), max: 0 },
    ];
  } finally {
    await rows.end();
  }
}
