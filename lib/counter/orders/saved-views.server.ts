import { and, asc, count, eq, ne } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { staffViews } from '@/lib/platform/db/schema-staff';
import type { OrderListRequest } from './order-list';

/** More would be no shortcut any more. */
const MAX_VIEWS = 20;
const MAX_NAME = 40;

/** Views of the list of orders that a member of staff has saved, by name. */
export const listViews = (staffId: string) =>
  database()
    .select({
      id: staffViews.id,
      name: staffViews.name,
      query: staffViews.query,
      state: staffViews.state,
      project: staffViews.project,
    })
    .from(staffViews)
    .where(eq(staffViews.staffId, staffId))
    .orderBy(asc(staffViews.name));

/**
 * Saves a view, in place of one with its name.
 * @returns false without a name or with a long one, and for the twenty-first
 */
export async function saveView(
  staffId: string,
  typed: string,
  { query, state, project }: OrderListRequest,
): Promise<boolean> {
  const name = typed.trim();
  const db = database();
  if (name === '' || name.length > MAX_NAME) return false;
  const others = and(eq(staffViews.staffId, staffId), ne(staffViews.name, name));
  const [saved] = await db.select({ count: count() }).from(staffViews).where(others);
  if ((saved?.count ?? 0) >= MAX_VIEWS) return false;
  const view = { query, state, project };
  await db
    .insert(staffViews)
    .values({ staffId, name, ...view })
    .onConflictDoUpdate({ target: [staffViews.staffId, staffViews.name], set: view });
  return true;
}

/** Removes a view if it belongs to this member of staff. @param id a UUID */
export const removeView = async (staffId: string, id: string): Promise<void> => {
  await database()
    .delete(staffViews)
    .where(and(eq(staffViews.id, id), eq(staffViews.staffId, staffId)));
};
