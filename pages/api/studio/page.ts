import { z } from 'zod';
import { problem } from '@/lib/platform/http/api-response';
import { PROJECT_KEYS } from '@/cms-schema/content-type';
import {
  badBody,
  editorRoute,
  entityId,
  readStudioBody,
} from '@/lib/studio/studio/editor-route.server';
import { createPage } from '@/lib/studio/studio/new-page.server';

export const config = { api: { bodyParser: false } };

const none = z.literal('');

const wanted = z.object({
  id: entityId,
  title: z.string().trim().min(1).max(60),
  project: z.enum(PROJECT_KEYS),
  parent: z.union([none, entityId]),
  copyOf: z.union([none, entityId]),
});

/** Creates a page with its node as drafts, without blocks or with copies of another page's. */
export default editorRoute({
  POST: async (request) => {
    const body = await readStudioBody(request, wanted);
    if (!body) return badBody();
    const result = await createPage(body);
    if (!result) return problem(404, 'No such parent, or no such page to copy');
    if (result.ok) return { status: 201, body: { id: body.id } };
    return { status: result.kind === 'conflict' ? 409 : 422, body: result };
  },
});
