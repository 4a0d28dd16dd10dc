import { sql } from 'drizzle-orm';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { NEW_FOR_DAYS } from './article-record.server';

/** Longer than an hour, after which this runs again. */
const RECENTLY = sql`interval '2 hours'`;

/**
 * Notes articles whose newness has begun or ended, so that their records are pushed again. One that is
 * online from its import on is new in its first record already. Must run hourly.
 */
export const noteChangedNewness = (): Promise<void> =>
  inTransaction(async (transaction) => {
    const { rowCount } = await transaction.execute(sql`
      INSERT INTO shop.catalogue_changes (article_number, changes_lists)
      SELECT number, true FROM (
        SELECT number, content, now() - online_since AS age, make_interval(days => ${NEW_FOR_DAYS}) AS new_for
        FROM shop.articles WHERE discontinued_at IS NULL) AS sold
      WHERE age BETWEEN new_for AND new_for + ${RECENTLY}
        OR (age BETWEEN interval '0' AND ${RECENTLY} AND content ? 'onlineSince')`);
    if (rowCount) await transaction.execute(sql`SELECT pg_notify('catalogue_changed', '')`);
  });
