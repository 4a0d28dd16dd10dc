import { z } from 'zod';
import { COMMENT_LENGTH } from '@/lib/studio/editor/editor-comment';
import {
  commentsOfPage,
  listEditors,
  resolveComment,
  writeComment,
} from '@/lib/studio/editor/editor-comments.server';
import { findEditor } from '@/lib/studio/editor/editor-session.server';
import { problem } from '@/lib/platform/http/api-response';
import {
  badBody,
  editorRoute,
  entityId,
  readStudioBody,
} from '@/lib/studio/studio/editor-route.server';

export const config = { api: { bodyParser: false } };

const wanted = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('write'),
    id: z.uuid(),
    node: entityId,
    entry: entityId,
    // PostgreSQL stores no NUL.
    text: z
      .string()
      .trim()
      .min(1)
      .max(COMMENT_LENGTH)
      .regex(/^[^\0]*$/),
    mentioned: z.uuid().nullable(),
  }),
  z.object({ action: z.literal('resolve'), id: z.uuid(), isResolved: z.boolean() }),
]);

/** Open comments on the blocks of a page, and whom a comment can mention. */
export default editorRoute({
  GET: async ({ query }) => {
    const { data: node } = entityId.safeParse(query['node']);
    if (node === undefined) return problem(400, 'There is no such node');
    const [comments, editors] = await Promise.all([commentsOfPage(node), listEditors()]);
    return { status: 200, body: { comments, editors } };
  },
  POST: async (request) => {
    const body = await readStudioBody(request, wanted);
    if (!body) return badBody();
    if (body.action === 'resolve')
      return (await resolveComment(body.id, body.isResolved))
        ? { status: 200, body: {} }
        : problem(404, 'There is no such comment');
    const { action: _, ...comment } = body;
    const editor = await findEditor(request);
    return (await writeComment(comment, editor ?? { staffId: null, given: null }))
      ? { status: 201, body: {} }
      : problem(409, 'This account cannot open the studio any more');
  },
});
