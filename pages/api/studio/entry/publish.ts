import { z } from 'zod';
import { badBody, editorRoute, entityId, readStudioBody } from '@/lib/studio/editor-route.server';
import { checkContract, publishTree } from '@/lib/studio/load-contract.server';
import { loadEntry } from '@/lib/studio/read-entries.server';
import { problem } from '@/lib/http/answer';

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
    if (entry.version !== body.version)
      return { status: 409, body: { version: entry.version, fields: entry.fields } };
    const faults = await publishTree(body.id);
    if (faults.length > 0) return { status: 422, body: { faults } };
    const { version, state } = (await loadEntry(body.id)) ?? entry;
    return { status: 200, body: { version, state } };
  },
});
