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
  /** Account or session: pages with one value are those of one editor. */
  person: string;
}

/** Who else has entries of a page open. */
export interface Presence {
  /** Names of the other editors, each once; `null` for one without a name. */
  others: (string | null)[];
  /** Whether the editor has them open on another page, too. */
  isOpenTwice: boolean;
}

/**
 * Records that a page is open.
 * @returns the editors of other pages on which one of its entries can be edited
 */
export async function reportVisit({
  visit,
  entries,
  name,
  person,
}: EditorVisit): Promise<Presence> {
  const db = database();
  const row = { entries: [...entries], name, person, seenAt: sql`now()` };
  await db
    .insert(editorVisits)
    .values({ visit, ...row })
    .onConflictDoUpdate({ target: editorVisits.visit, set: row });
  await db.delete(editorVisits).where(lte(editorVisits.seenAt, isOpenSince));
  const pages = await db
    .select({ name: editorVisits.name, person: editorVisits.person, visit: editorVisits.visit })
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
  // By person, of whom the page that is last in the list counts.
  const names = new Map(pages.map((page) => [page.person ?? page.visit, page.name]));
  const isOpenTwice = names.delete(person);
  return { others: [...names.values()], isOpenTwice };
}

/** Records that a page was closed. */
export async function endVisit(visit: string): Promise<void> {
  await database().delete(editorVisits).where(eq(editorVisits.visit, visit));
}
