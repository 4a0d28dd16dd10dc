import { z } from 'zod';
import { endVisit, reportVisit } from '@/lib/studio/editor/editor-presence.server';
import { findEditor } from '@/lib/studio/editor/editor-session.server';
import { nameOfEditor } from '@/lib/studio/editor/name-of-editor.server';
import {
  badBody,
  editorRoute,
  entityId,
  readStudioBody,
} from '@/lib/studio/studio/editor-route.server';

export const config = { api: { bodyParser: false } };

const wanted = z.object({
  visit: z.uuid(),
  /** Empty when the page is closed. */
  entries: z.array(entityId).max(5_000),
});

/** A page of the studio says which entries can be edited there, and learns of other such pages. */
export default editorRoute({
  POST: async (request) => {
    const body = await readStudioBody(request, wanted);
    if (!body) return badBody();
    if (body.entries.length === 0) {
      await endVisit(body.visit);
      return { status: 200, body: { others: [], isOpenTwice: false } };
    }
    const editor = await findEditor(request);
    const name = editor && (await nameOfEditor(editor));
    // A page whose editor's session has just ended counts as another editor.
    const person = editor?.person ?? body.visit;
    return { status: 200, body: await reportVisit({ ...body, name, person }) };
  },
});
