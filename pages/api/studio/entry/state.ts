import { z } from 'zod';
import {
  badBody,
  editorRoute,
  entityId,
  readStudioBody,
} from '@/lib/studio/studio/editor-route.server';
import { changeState } from '@/lib/studio/studio/write-entry.server';

export const config = { api: { bodyParser: false } };

const change = z.object({
  id: entityId,
  version: z.int().min(1),
  to: z.enum(['publish', 'unpublish', 'archive', 'unarchive']),
});

/** Publishes, unpublishes or archives an entry, unless it has changed since the editor saw it. */
export default editorRoute({
  POST: async (request) => {
    const body = await readStudioBody(request, change);
    if (!body) return badBody();
    const result = await changeState(body.id, body.version, body.to);
    return { status: result.ok ? 200 : 409, body: result };
  },
});
