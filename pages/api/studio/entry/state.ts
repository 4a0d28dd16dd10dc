import { z } from 'zod';
import {
  badBody,
  editorRoute,
  entityId,
  readStudioBody,
} from '@/lib/studio/studio/editor-route.server';
import { publicUses } from '@/lib/studio/studio/in-use.server';
import { changeState } from '@/lib/studio/studio/write-entry.server';

export const config = { api: { bodyParser: false } };

const change = z.object({
  id: entityId,
  version: z.int().min(1),
  to: z.enum(['unpublish', 'archive', 'unarchive']),
  /** Whether the editor knows what shows the entry. */
  isConfirmed: z.boolean().default(false),
});

/**
 * Unpublishes or archives an entry, unless it has changed since the editor saw it. To
 * unpublish what is in use has to be confirmed.
 */
export default editorRoute({
  POST: async (request) => {
    const body = await readStudioBody(request, change);
    if (!body) return badBody();
    if (body.to === 'unpublish' && !body.isConfirmed) {
      const uses = await publicUses(body.id);
      if (uses.length > 0) return { status: 409, body: { kind: 'in use', uses } };
    }
    const result = await changeState(body.id, body.version, body.to);
    return { status: result.ok ? 200 : 409, body: result };
  },
});
