import { z } from 'zod';
import { problem } from '@/lib/http/answer';
import {
  badBody,
  editorRoute,
  entityId,
  localizedFields,
  readStudioBody,
} from '@/lib/studio/editor-route.server';
import { createEntry, duplicateEntry } from '@/lib/studio/write-entry.server';

export const config = { api: { bodyParser: false } };

const wanted = z.union([
  z.object({ type: entityId, fields: localizedFields.optional() }),
  z.object({ copyOf: entityId }),
]);

/** A new draft of a type, or one with the fields of another entry. */
export default editorRoute({
  POST: async (request) => {
    const body = await readStudioBody(request, wanted);
    if (!body) return badBody();
    const id =
      'copyOf' in body
        ? await duplicateEntry(body.copyOf)
        : await createEntry(body.type, body.fields ?? {});
    return id === null ? problem(404, 'No such content type') : { status: 201, body: { id } };
  },
});
