import { and, arrayOverlaps, eq, gt, lte, ne, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { editorVisits } from '@/lib/platform/db/schema';

/** Seconds after which a page that has not reported itself counts as closed; it does every 20. */
const GONE_SECONDS = 60;

/** Maximum number of other pages. */
const SHOWN = 20;

const isOpenSince = sql`now() - make_interval(secs => ${sql.raw(String(GONE_SECONDS))})`;

/** A page of the studio that is open in a browser. */
export interface EditorVisit {
  /** UUID that the page has chosen. */
  visit: string;
  /** Ids of the entries that can be edited there. */
  entries: readonly string[];
  /** Name of the editor; `null` if it is not known. */
  name: string | null;
}

/**
 * Records that a page is open.
 * @returns the editors of other pages on which one of its entries can be edited, by name: each page once
 */
export async function reportVisit({
  visit,
  entries,
  name,
}: EditorVisit): Promise<(string | null)[]> {
  const db = database();
  const row = { entries: [...entries], name, seenAt: sql`now()` };
  await db
    .insert(editorVisits)
    .values({ visit, ...row })
    .onConflictDoUpdate({ target: editorVisits.visit, set: row });
  await db.delete(editorVisits).where(lte(editorVisits.seenAt, isOpenSince));
  const others = await db
    .select({ name: editorVisits.name })
    .from(editorVisits)
    .where(
      and(
        ne(editorVisits.visit, visit),
        gt(editorVisits.seenAt, isOpenSince),
        arrayOverlaps(editorVisits.entries, [...entries]),
      ),
    )
    .orderBy(editorVisits.visit)
    .limit(SHOWN);
  return others.map((other) => other.name);
}

/** Records that a page was closed. */
export async function endVisit(visit: string): Promise<void> {
  await database().delete(editorVisits).where(eq(editorVisits.visit, visit));
}
