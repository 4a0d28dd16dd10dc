import { z } from 'zod';
import {
  badBody,
  editorRoute,
  entityId,
  instant,
  readStudioBody,
} from '@/lib/studio/studio/editor-route.server';
import { restoreEntries } from '@/lib/studio/studio/restore-entries.server';

export const config = { api: { bodyParser: false } };

const wanted = z.object({
  at: instant,
  entries: z
    .array(z.object({ id: entityId, version: z.int().min(1) }))
    .min(1)
    .max(500),
});

/** Restores an earlier state of some entries as drafts; entries changed meanwhile are conflicts. */
export default editorRoute({
  POST: async (request) => {
    const body = await readStudioBody(request, wanted);
    if (!body) return badBody();
    const result = await restoreEntries(body.at, body.entries);
    return { status: result.conflicts.length > 0 ? 409 : 200, body: result };
  },
});
