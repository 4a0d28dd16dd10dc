import { z } from 'zod';
import {
  badBody,
  editorRoute,
  entityId,
  readStudioBody,
} from '@/lib/studio/studio/editor-route.server';
import { checkContract, publishTrees } from '@/lib/studio/studio/load-contract.server';
import { loadEntry } from '@/lib/studio/studio/read-entries.server';
import { problem } from '@/lib/platform/http/answer';

export const config = { api: { bodyParser: false } };

const wanted = z.object({ id: entityId, version: z.int().min(1) });

/** Publishes an entry with all it contains, at once, after the contract check. */
export default editorRoute({
  GET: async ({ query }) => {
    const id = entityId.safeParse(query['id']);
    if (!id.success) return problem(400, 'Expected the id of an entry');
    return { status: 200, body: { faults: await checkContract(id.data, true) } };
  },
  POST: async (request) => {
    const body = await readStudioBody(request, wanted);
    if (!body) return badBody();
    const entry = await loadEntry(body.id);
    if (!entry) return problem(404, 'No such entry');
    const isPublished = entry.version === body.version + 1 && entry.state === 'published';
    // By an earlier request whose response was lost.
    if (isPublished) return { status: 200, body: { version: entry.version, state: entry.state } };
    if (entry.version !== body.version)
      return { status: 409, body: { version: entry.version, fields: entry.fields } };
    const published = await publishTrees([body.id]);
    const { version, state, fields } = (await loadEntry(body.id)) ?? entry;
    if (!published.ok && published.kind === 'faults')
      return { status: 422, body: { faults: published.faults } };
    if (!published.ok) return { status: 409, body: { version, fields, detail: published.detail } };
    return { status: 200, body: { version, state } };
  },
});
