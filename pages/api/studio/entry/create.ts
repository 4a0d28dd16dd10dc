import { z } from 'zod';
import { problem } from '@/lib/http/answer';
import {
  badBody,
  editorRoute,
  entityId,
  localizedFields,
  readStudioBody,
} from '@/lib/studio/editor-route.server';
import { createEntry, createEntryAs, duplicateEntry } from '@/lib/studio/write-entry.server';

export const config = { api: { bodyParser: false } };

const wanted = z.union([
  z.object({ id: entityId, type: entityId, fields: localizedFields }),
  z.object({ type: entityId, fields: localizedFields.optional() }),
  z.object({ copyOf: entityId }),
]);

async function createAs({ id, type, fields }: z.output<(typeof wanted.options)[0]>) {
  const result = await createEntryAs(id, type, fields);
  if (!result) return problem(404, 'No such content type');
  if (result.ok) return { status: 201, body: { id, ...result } };
  return { status: result.kind === 'conflict' ? 409 : 422, body: result };
}

/** A new draft of a type, one with an id chosen already, or one with the fields of another entry. */
export default editorRoute({
  POST: async (request) => {
    const body = await readStudioBody(request, wanted);
    if (!body) return badBody();
    if ('id' in body) return createAs(body);
    const id =
      'copyOf' in body
        ? await duplicateEntry(body.copyOf)
        : await createEntry(body.type, body.fields ?? {});
    return id === null ? problem(404, 'No such content type') : { status: 201, body: { id } };
  },
});
