import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { staffDrafts } from '@/lib/platform/db/schema-staff';

/** Minutes for which a form is kept. */
const MINUTES = 60;

/** Field of a form that is sent again, by which it is forgotten. */
export const SENT_AGAIN = 'sentAgain';

/** A form that was sent after its session had ended. */
export interface TypedDraft {
  path: string;
  fields: Readonly<Record<string, string>>;
}

/** Keeps a form for its sender, in place of an earlier one. */
export async function keepCounterDraft(
  staffId: string,
  { path, fields }: TypedDraft,
): Promise<void> {
  const db = database();
  await db.delete(staffDrafts).where(eq(staffDrafts.staffId, staffId));
  await db.insert(staffDrafts).values({
    staffId,
    path,
    fields,
    expiresAt: sql`now() + make_interval(mins => ${MINUTES}::int)`,
  });
}

/** The form that a member of staff sent too late; `null` without one. */
export async function findTyped(staffId: string): Promise<TypedDraft | null> {
  const [found] = await database()
    .select({ path: staffDrafts.path, fields: staffDrafts.fields })
    .from(staffDrafts)
    .where(and(eq(staffDrafts.staffId, staffId), gt(staffDrafts.expiresAt, sql`now()`)))
    .orderBy(desc(staffDrafts.expiresAt))
    .limit(1);
  return found ?? null;
}

/** Forgets a form that was sent again, or is not wanted any more. */
export const dropTyped = async (staffId: string): Promise<void> => {
  await database().delete(staffDrafts).where(eq(staffDrafts.staffId, staffId));
};
