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

/** The client puts the API's whole answer into the message, as JSON. */
const apiMessage = z.object({
  status: z.int().min(400).max(499),
  message: z.string().optional(),
  details: z.unknown(),
});

/** A refusal of the API as a response; `null` for everything else. */
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

/** An API route of the studio: it needs an editor's session, and writes come from its own pages. */
export function editorRoute({ GET, POST }: { GET?: Operation; POST?: Operation }): NextApiHandler {
  return apiRoute({
    ...(GET && { GET: forEditors(GET) }),
    ...(POST && { POST: forEditors(POST) }),
  });
}

/** The studio's routes read their bodies themselves: entries are longer than Next's parser allows. */
export async function readStudioBody<Schema extends z.ZodType>(
  request: ApiRequest,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const parsed = schema.safeParse(await readJson(request));
  return parsed.success ? parsed.data : null;
}

export const entityId = z.string().refine(isEntityId);

/** As far from 1970 as a date can be. */
const FARTHEST_MS = 8.64e15;

/** Epoch milliseconds. */
export const instant = z.int().min(-FARTHEST_MS).max(FARTHEST_MS);

/** Field → locale → value, unchecked: the API checks values against the content model. */
export const localizedFields = z.record(
  z.string().max(64),
  z.record(z.string().max(16), z.unknown()),
);

export const badBody = (): ApiResponse => problem(400, 'The body is not what was expected');
