import { sql } from 'drizzle-orm';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { NEW_FOR_DAYS } from './article-record.server';

/** Records are made by another clock, which may be behind. */
const LATELY = sql`now() - interval '1 minute'`;
/** Articles online before this are no longer new. In the statement, so that its plan is made for it. */
const ENDED = sql`${LATELY} - make_interval(hours => ${sql.raw(String(NEW_FOR_DAYS * 24))})`;

/**
 * Notes articles whose newness has begun or ended, so that their records are pushed again, however long ago that
 * was. One that is online from its import on is new in its first record already.
 */
export const noteChangedNewness = (): Promise<void> =>
  inTransaction(async (transaction) => {
    // Those that an import has locked are left to the next run.
    const { rowCount } = await transaction.execute(sql`
      WITH noted AS (
        UPDATE shop.articles SET noted_as_new = NOT noted_as_new
        WHERE number = ANY(ARRAY(
          SELECT number FROM shop.articles
          WHERE discontinued_at IS NULL AND (
            (noted_as_new AND (online_since > now() OR online_since <= ${ENDED}))
            OR (NOT noted_as_new AND online_since <= ${LATELY} AND online_since > ${ENDED}))
          FOR UPDATE SKIP LOCKED))
        RETURNING number)
      INSERT INTO shop.catalogue_changes (article_number, changes_lists) SELECT number, true FROM noted`);
    if (rowCount) await transaction.execute(sql`SELECT pg_notify('catalogue_changed', '')`);
  });
