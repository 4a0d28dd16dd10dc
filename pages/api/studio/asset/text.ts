import { z } from 'zod';
import { problem } from '@/lib/platform/http/api-response';
import { loadAssetText, saveAssetText } from '@/lib/studio/studio/asset-text.server';
import {
  badBody,
  editorRoute,
  entityId,
  readStudioBody,
} from '@/lib/studio/studio/editor-route.server';

export const config = { api: { bodyParser: false } };

const texts = z.record(z.string().max(16), z.string().max(5_000).nullable());

const draft = z.object({
  id: entityId,
  version: z.int().min(1),
  fields: z.strictObject({ title: texts.optional(), description: texts.optional() }),
});

/** Saves a picture's title and description as a draft; a conflict returns the current texts. */
export default editorRoute({
  GET: async ({ query }) => {
    const id = entityId.safeParse(query['id']);
    const entry = id.success ? await loadAssetText(id.data) : null;
    return entry ? { status: 200, body: { entry } } : problem(404, 'No such picture');
  },
  POST: async (request) => {
    const body = await readStudioBody(request, draft);
    if (!body) return badBody();
    const set = Object.entries(body.fields).flatMap(([name, values]) =>
      values ? [[name, values]] : [],
    );
    const result = await saveAssetText(body.id, body.version, Object.fromEntries(set));
    return { status: result.ok ? 200 : 409, body: result };
  },
});
