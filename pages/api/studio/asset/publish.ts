import { z } from 'zod';
import { publishAsset } from '@/lib/studio/studio/asset-text.server';
import {
  badBody,
  editorRoute,
  entityId,
  readStudioBody,
} from '@/lib/studio/studio/editor-route.server';

export const config = { api: { bodyParser: false } };

const wanted = z.object({ id: entityId, version: z.int().min(1) });

/** Publishes a picture's texts, unless they have changed since the editor saw them. */
export default editorRoute({
  POST: async (request) => {
    const body = await readStudioBody(request, wanted);
    if (!body) return badBody();
    const result = await publishAsset(body.id, body.version);
    return { status: result.ok ? 200 : 409, body: result };
  },
});
