import { z } from 'zod';
import {
  badBody,
  editorRoute,
  entityId,
  publishChoice,
  readStudioBody,
} from '@/lib/studio/studio/editor-route.server';
import { checkContract } from '@/lib/studio/studio/load-contract.server';
import { publishEntry } from '@/lib/studio/studio/publish-entry.server';
import { problem } from '@/lib/platform/http/api-response';

export const config = { api: { bodyParser: false } };

const wanted = z.object({ id: entityId, version: z.int().min(1), ...publishChoice });

/** Publishes an entry with everything nested in it in one step, after the contract check. */
export default editorRoute({
  GET: async ({ query }) => {
    const id = entityId.safeParse(query['id']);
    if (!id.success) return problem(400, 'Expected the id of an entry');
    return { status: 200, body: { faults: await checkContract(id.data, true) } };
  },
  POST: async (request) => {
    const body = await readStudioBody(request, wanted);
    if (!body) return badBody();
    const published = await publishEntry(body.id, body.version, body);
    if (published.ok) return { status: 200, body: published };
    if (published.kind === 'missing') return problem(404, 'No such entry');
    return { status: published.kind === 'faults' ? 422 : 409, body: published };
  },
});
