import { z } from 'zod';
import {
  badBody,
  editorRoute,
  entityId,
  localizedFields,
  readStudioBody,
} from '@/lib/studio/studio/editor-route.server';
import { isLinked } from '@/lib/studio/studio/in-use.server';
import { saveEntry } from '@/lib/studio/studio/write-entry.server';

export const config = { api: { bodyParser: false } };

const draft = z.object({ id: entityId, version: z.int().min(1), fields: localizedFields });

/**
 * Saves changed fields as the entry's draft; a conflict returns the current fields. The response says
 * whether an entry contains this one, since another editor may have removed it from its page.
 */
export default editorRoute({
  POST: async (request) => {
    const body = await readStudioBody(request, draft);
    if (!body) return badBody();
    const result = await saveEntry(body.id, body.version, body.fields);
    if (result.ok) return { status: 200, body: { ...result, isLinked: await isLinked(body.id) } };
    return { status: result.kind === 'conflict' ? 409 : 422, body: result };
  },
});
