import { z } from 'zod';
import { problem } from '@/lib/platform/http/api-response';
import {
  badBody,
  editorRoute,
  entityId,
  publishChoice,
  readStudioBody,
} from '@/lib/studio/studio/editor-route.server';
import { LIST_LENGTH } from '@/lib/studio/studio/content-search';
import { publishMany, unpublishMany } from '@/lib/studio/studio/write-many.server';

export const config = { api: { bodyParser: false } };

const selected = z
  .array(z.object({ id: entityId, type: entityId, version: z.int().min(1) }))
  .min(1)
  .max(LIST_LENGTH);

const wanted = z.union([
  z.object({ to: z.literal('publish'), entries: selected, ...publishChoice }),
  z.object({
    to: z.literal('unpublish'),
    entries: selected,
    /** Whether the editor knows what shows them. */
    isConfirmed: z.boolean().default(false),
  }),
]);

/** Publishes or unpublishes the entries that an editor has selected, all or none. */
export default editorRoute({
  POST: async (request) => {
    const body = await readStudioBody(request, wanted);
    if (!body) return badBody();
    const result =
      body.to === 'publish'
        ? await publishMany(body.entries, body)
        : await unpublishMany(body.entries, body.isConfirmed);
    if (result.ok) return { status: 200, body: result };
    if (result.kind === 'refused')
      return problem(409, 'The content service refused', { details: result.detail });
    return { status: result.kind === 'faults' ? 422 : 409, body: result };
  },
});
