import { z } from 'zod';
import { problem } from '@/lib/platform/http/api-response';
import {
  badBody,
  editorRoute,
  entityId,
  localizedFields,
  readStudioBody,
} from '@/lib/studio/studio/editor-route.server';
import { LANGUAGE_COOKIE, studioLanguage } from '@/lib/studio/studio/messages';
import { resolveDrafts } from '@/lib/studio/studio/resolve-drafts.server';
import { blockLoaders } from '@/registry/block-loaders.server';

export const config = { api: { bodyParser: false } };

/** Ids on the canvas: a repeated entry has a number after its id. */
const canvasId = z.string().regex(/^[\w.~-]{1,80}$/);

const drafts = z.object({
  project: z.string().max(16),
  locale: z.string().max(16),
  path: z.string().max(500),
  category: z.string().max(200).nullable(),
  roots: z.array(canvasId).max(1_000),
  entries: z.array(z.object({ id: canvasId, type: entityId, fields: localizedFields })).max(5_000),
});

/** Renders unsaved entries: their blocks with real articles, and the reasons that hide them. */
export default editorRoute({
  POST: async (request) => {
    const body = await readStudioBody(request, drafts);
    if (!body) return badBody();
    const { cookies, headers } = request;
    const language = studioLanguage(cookies[LANGUAGE_COOKIE], headers['accept-language']);
    const blocks = await resolveDrafts(body, blockLoaders, Date.now(), language);
    return blocks ? { status: 200, body: { blocks } } : problem(404, 'No such market');
  },
});
