import { and, arrayOverlaps, count, eq, gt, lte, ne, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { editorVisits } from '@/lib/platform/db/schema';

/** Seconds after which a page that has not reported itself counts as closed; it does every 20. */
const GONE_SECONDS = 60;

const isOpenSince = sql`now() - make_interval(secs => ${sql.raw(String(GONE_SECONDS))})`;

/** A page of the studio that is open in a browser. */
export interface EditorVisit {
  /** UUID that the page has chosen. */
  visit: string;
  /** Ids of the entries that can be edited there. */
  entries: readonly string[];
}

/**
 * Records that a page is open.
 * @returns number of other pages on which one of its entries can be edited
 */
export async function reportVisit({ visit, entries }: EditorVisit): Promise<number> {
  const db = database();
  const row = { entries: [...entries], seenAt: sql`now()` };
  await db
    .insert(editorVisits)
    .values({ visit, ...row })
    .onConflictDoUpdate({ target: editorVisits.visit, set: row });
  await db.delete(editorVisits).where(lte(editorVisits.seenAt, isOpenSince));
  const [others] = await db
    .select({ count: count() })
    .from(editorVisits)
    .where(
      and(
        ne(editorVisits.visit, visit),
        gt(editorVisits.seenAt, isOpenSince),
        arrayOverlaps(editorVisits.entries, [...entries]),
      ),
    );
  return others?.count ?? 0;
}

/** Records that a page was closed. */
export async function endVisit(visit: string): Promise<void> {
  await database().delete(editorVisits).where(eq(editorVisits.visit, visit));
}
