import type { ApiRequest } from '@/lib/platform/http/api-request';
import { z } from 'zod';
import { draftEntries } from '@/lib/cms/content/draft-entries.server';
import { draftEnd } from '@/lib/cms/content/draft-mode';
import { serveDraft } from '@/lib/cms/content/serve-page.server';
import { typedSource } from '@/lib/cms/content/typed-source.server';
import { problem } from '@/lib/platform/http/api-response';
import { apiRoute, type Operation } from '@/lib/platform/http/api-route.server';
import { readJson } from '@/lib/platform/http/read-json.server';
import { findSession } from '@/lib/customer/session/session.server';
import { blockLoaders } from '@/registry/block-loaders.server';
import { draftViewOf, pagePropsOf } from '@/registry/page-props.server';

/** Disables Next's parser, whose size limit is too small for entries. */
export const config = { api: { bodyParser: false } };

const page = z.object({
  project: z.string().max(16),
  locale: z.string().max(16),
  path: z.string().max(500).startsWith('/'),
});

const typing = page.extend({
  /** Whether the page shows the visitor's own data. */
  isForOne: z.boolean(),
  typed: z
    .array(
      z.object({
        id: z.string().regex(/^[\w.-]{1,64}$/),
        fields: z.record(z.string().max(64), z.unknown()),
      }),
    )
    .max(200),
});

const inDraftMode =
  (operation: Operation): Operation =>
  (request, response) =>
    draftEnd(request.previewData) > Date.now()
      ? operation(request, response)
      : problem(401, 'Only in draft mode');

const visitorOf = (request: ApiRequest) => ({
  session: () => findSession(request),
  query: new URLSearchParams(),
});

const badRequest = () => problem(400, 'The request is not what was expected');

/**
 * `GET` returns the sources of a page, `POST` the page with unsaved changes from the CMS's own
 * editor.
 */
export default apiRoute({
  GET: inDraftMode(async ({ query }) => {
    const wanted = page.safeParse(query);
    if (!wanted.success) return badRequest();
    const entries = await draftEntries(wanted.data);
    return entries ? { status: 200, body: { entries } } : problem(404, 'No such page');
  }),
  POST: inDraftMode(async (request) => {
    const body = typing.safeParse(await readJson(request));
    if (!body.success) return badRequest();
    const { typed, isForOne, ...wanted } = body.data;
    const visitor = isForOne ? visitorOf(request) : null;
    const filling = { loaders: blockLoaders, list: null, visitor };
    const served = await serveDraft(wanted, filling, typedSource(typed));
    if (!served?.page) return problem(404, 'No such page');
    const draft = draftViewOf(served, wanted.path, draftEnd(request.previewData));
    const props = { ...pagePropsOf(served, served.page), draft };
    return { status: 200, body: { page: isForOne ? { ...props, isForOne } : props } };
  }),
});
