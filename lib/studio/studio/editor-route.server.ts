import type { NextApiHandler } from 'next';
import { z } from 'zod';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { isEditor } from '@/lib/studio/editor/editor-session.server';
import { problem, problemFor, type ApiResponse } from '@/lib/platform/http/api-response';
import { apiRoute, type Operation } from '@/lib/platform/http/api-route.server';
import { readJson } from '@/lib/platform/http/read-json.server';
import { report } from '@/lib/platform/log/log.server';
import { isEntityId } from './entity-id';
import { isContentOutage } from './content-outage';

/** The client's message contains the API's complete response as JSON. */
const apiMessage = z.object({
  status: z.int().min(400).max(499),
  message: z.string().optional(),
  details: z.unknown(),
});

/** Response for a rejection by the API; `null` for other errors. */
function rejectionOf(error: unknown): ApiResponse | null {
  if (!(error instanceof Error)) return null;
  try {
    const { status, message, details } = apiMessage.parse(JSON.parse(error.message));
    return problem(status === 401 || status === 403 ? 502 : status, message ?? error.name, {
      code: error.name,
      details,
    });
  } catch {
    return null;
  }
}

const forEditors =
  (operation: Operation): Operation =>
  async (request, response) => {
    if (!(await isEditor(request))) return problem(401, 'Only for editors');
    try {
      return await operation(request, response);
    } catch (error) {
      if (isContentOutage(error)) {
        report('the content service cannot be reached', { error });
        return problemFor(5, 503, 'The content service cannot be reached now');
      }
      const rejection = rejectionOf(error);
      if (rejection) return rejection;
      throw error;
    }
  };

/** An API route of the studio: requires an editor's session, and writes from its own pages. */
export function editorRoute({ GET, POST }: { GET?: Operation; POST?: Operation }): NextApiHandler {
  return apiRoute({
    ...(GET && { GET: forEditors(GET) }),
    ...(POST && { POST: forEditors(POST) }),
  });
}

/** Reads a body without Next's parser, whose limit is too small for entries. */
export async function readStudioBody<Schema extends z.ZodType>(
  request: ApiRequest,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const parsed = schema.safeParse(await readJson(request));
  return parsed.success ? parsed.data : null;
}

export const entityId = z.string().refine(isEntityId);

/** Maximum of a `Date`. */
const FARTHEST_MS = 8.64e15;

/** Epoch milliseconds. */
export const instant = z.int().min(-FARTHEST_MS).max(FARTHEST_MS);

/** Field → locale → value, not validated here: the API checks values against the content model. */
export const localizedFields = z.record(
  z.string().max(64),
  z.record(z.string().max(16), z.unknown()),
);

/** The drafts that an editor knows to be published along. */
export const publishChoice = {
  seen: z.record(z.string().max(80), z.int()).default({}),
  leftOut: z.array(z.string().max(80)).max(5_000).default([]),
};

export const badBody = (): ApiResponse => problem(400, 'The body is not what was expected');
