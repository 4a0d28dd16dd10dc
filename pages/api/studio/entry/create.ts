import { z } from 'zod';
import { problem } from '@/lib/platform/http/api-response';
import {
  badBody,
  editorRoute,
  entityId,
  localizedFields,
  readStudioBody,
} from '@/lib/studio/studio/editor-route.server';
import { createEntry, createEntryAs, duplicateEntry } from '@/lib/studio/studio/write-entry.server';

export const config = { api: { bodyParser: false } };

const wanted = z.union([
  z.object({ id: entityId, type: entityId, fields: localizedFields }),
  z.object({ id: entityId, type: entityId }),
  z.object({ id: entityId, copyOf: entityId }),
]);

type Wanted = z.output<typeof wanted>;

function create(body: Wanted) {
  if ('copyOf' in body) return duplicateEntry(body.id, body.copyOf);
  if ('fields' in body) return createEntryAs(body.id, body.type, body.fields);
  return createEntry(body.id, body.type);
}

/**
 * Creates a draft with an id chosen by the browser: with its type's initial values, with given
 * fields, or with the fields of another entry.
 */
export default editorRoute({
  POST: async (request) => {
    const body = await readStudioBody(request, wanted);
    if (!body) return badBody();
    const result = await create(body);
    if (!result) return problem(404, 'No such content type');
    if (result.ok) return { status: 201, body: { id: body.id, ...result } };
    return { status: result.kind === 'conflict' ? 409 : 422, body: result };
  },
});
