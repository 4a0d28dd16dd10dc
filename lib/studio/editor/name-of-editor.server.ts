import { eq } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { staff } from '@/lib/platform/db/schema-staff';
import type { Editor } from './editor-session.server';

/** Name by which others know an editor: the account's email, else the name given; `null` for neither. */
export async function nameOfEditor({
  staffId,
  given,
}: Pick<Editor, 'staffId' | 'given'>): Promise<string | null> {
  if (staffId === null) return given;
  const [found] = await database()
    .select({ email: staff.email })
    .from(staff)
    .where(eq(staff.id, staffId));
  return found?.email ?? null;
}
