import { aliasedTable, and, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { isPermitted } from '@/lib/counter/staff/permissions';
import { database } from '@/lib/platform/db/database.server';
import { editorComments } from '@/lib/platform/db/schema-comments';
import { staff, STAFF_ROLES } from '@/lib/platform/db/schema-staff';
import type { EditorComment } from './editor-comment';

/** Maximum number of comments of a list. */
const LISTED = 200;

const EDITING = STAFF_ROLES.filter((role) => isPermitted(role, 'studio.edit'));
const isColleague = and(isNull(staff.disabledAt), inArray(staff.role, EDITING));

/** Accounts that may open the studio. */
export const listEditors = (): Promise<{ id: string; email: string }[]> =>
  database()
    .select({ id: staff.id, email: staff.email })
    .from(staff)
    .where(isColleague)
    .orderBy(staff.email);

const mentioned = aliasedTable(staff, 'mentioned');

async function commentsWhere(where: SQL | undefined): Promise<EditorComment[]> {
  const rows = await database()
    .select({
      id: editorComments.id,
      node: editorComments.node,
      entry: editorComments.entry,
      text: editorComments.text,
      author: sql<string | null>`coalesce(${staff.email}, ${editorComments.authorName})`,
      mentioned: mentioned.email,
      writtenAt: editorComments.writtenAt,
      resolvedAt: editorComments.resolvedAt,
    })
    .from(editorComments)
    .leftJoin(staff, eq(staff.id, editorComments.authorId))
    .leftJoin(mentioned, eq(mentioned.id, editorComments.mentionedId))
    .where(where)
    .orderBy(desc(editorComments.writtenAt), desc(editorComments.id))
    .limit(LISTED);
  return rows.map(({ writtenAt, resolvedAt, ...row }) => ({
    ...row,
    writtenAt: writtenAt.getTime(),
    isResolved: resolvedAt !== null,
  }));
}

const isOpen = isNull(editorComments.resolvedAt);

/** Open comments on the blocks of a page, the newest first. */
export const commentsOfPage = (node: string): Promise<EditorComment[]> =>
  commentsWhere(and(eq(editorComments.node, node), isOpen));

/** Comments of all pages, the newest first. */
export const commentsOfAll = (isResolved: boolean): Promise<EditorComment[]> =>
  commentsWhere(isResolved ? sql`${editorComments.resolvedAt} IS NOT NULL` : isOpen);

/** Number of open comments that mention an editor. */
export async function countMentions(staffId: string): Promise<number> {
  const [found] = await database()
    .select({ count: count() })
    .from(editorComments)
    .where(and(eq(editorComments.mentionedId, staffId), isOpen));
  return found?.count ?? 0;
}

export interface NewComment {
  id: string;
  node: string;
  entry: string;
  text: string;
  /** Account of a colleague. */
  mentioned: string | null;
}

/** Who writes a comment. */
interface CommentAuthor {
  /** `null` for an editor without an account. */
  staffId: string | null;
  /** Name as the editor has given it; `null` for none. */
  given: string | null;
}

const authorColumns = ({ staffId, given }: CommentAuthor) => ({
  authorId: staffId,
  authorName: staffId === null ? given : null,
});

/** @returns `false` if the mentioned account may not open the studio */
export async function writeComment(
  { mentioned: mentionedId, ...comment }: NewComment,
  author: CommentAuthor,
): Promise<boolean> {
  const editors = mentionedId === null ? [] : await listEditors();
  if (mentionedId !== null && !editors.some(({ id }) => id === mentionedId)) return false;
  await database()
    .insert(editorComments)
    .values({ ...comment, ...authorColumns(author), mentionedId })
    .onConflictDoNothing();
  return true;
}

/** @returns `false` if there is no such comment */
export async function resolveComment(id: string, isResolved: boolean): Promise<boolean> {
  const { rowCount } = await database()
    .update(editorComments)
    .set({ resolvedAt: isResolved ? sql`coalesce(${editorComments.resolvedAt}, now())` : null })
    .where(eq(editorComments.id, id));
  return rowCount === 1;
}
