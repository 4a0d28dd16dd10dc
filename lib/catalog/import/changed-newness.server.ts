import { sql } from 'drizzle-orm';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { NEW_FOR_DAYS } from './article-record.server';

/** Records are made by another clock, which may be behind. */
const LATELY = sql`now() - interval '1 minute'`;
const NEW_UNTIL = sql`online_since + make_interval(hours => ${NEW_FOR_DAYS * 24}::int)`;

/**
 * Notes articles whose newness has begun or ended, so that their records are pushed again, however long ago that
 * was. One that is online from its import on is new in its first record already.
 */
export const noteChangedNewness = (): Promise<void> =>
  inTransaction(async (transaction) => {
    // Those that an import has locked are left to the next run.
    const { rowCount } = await transaction.execute(sql`
      WITH changed AS (
        SELECT number FROM shop.articles
        WHERE discontinued_at IS NULL AND CASE WHEN noted_as_new
          THEN online_since > now() OR ${NEW_UNTIL} <= ${LATELY}
          ELSE online_since <= ${LATELY} AND ${NEW_UNTIL} > ${LATELY} END
        FOR UPDATE SKIP LOCKED),
      noted AS (
        UPDATE shop.articles AS known SET noted_as_new = NOT noted_as_new
        FROM changed WHERE known.number = changed.number RETURNING known.number)
      INSERT INTO shop.catalogue_changes (article_number, changes_lists) SELECT number, true FROM noted`);
    if (rowCount) await transaction.execute(sql`SELECT pg_notify('catalogue_changed', '')`);
  });
