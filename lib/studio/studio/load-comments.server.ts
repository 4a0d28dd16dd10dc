import type { EditorComment } from '@/lib/studio/editor/editor-comment';
import { commentsOfAll } from '@/lib/studio/editor/editor-comments.server';
import { entriesByIds } from './load-compose.server';
import { entrySummary } from './read-entries.server';

/** A comment with the titles of its page and block; `null` for a deleted one. */
export interface PlacedComment extends EditorComment {
  page: string | null;
  block: string | null;
}

/**
 * Comments on the blocks of all pages, the newest first.
 * @throws the client's error when the content service cannot be reached
 */
export async function loadComments(isResolved: boolean): Promise<PlacedComment[]> {
  const comments = await commentsOfAll(isResolved);
  const ids = new Set(comments.flatMap(({ node, entry }) => [node, entry]));
  const entries = await entriesByIds([...ids]);
  const titles = new Map(entries.map((entry) => [entry.sys.id, entrySummary(entry).title]));
  return comments.map((comment) => ({
    ...comment,
    page: titles.get(comment.node) ?? null,
    block: titles.get(comment.entry) ?? null,
  }));
}
