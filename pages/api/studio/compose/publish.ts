import { z } from 'zod';
import { problem } from '@/lib/platform/http/api-response';
import {
  badBody,
  editorRoute,
  entityId,
  readStudioBody,
} from '@/lib/studio/studio/editor-route.server';
import { loadEntry } from '@/lib/studio/studio/read-entries.server';
import { checkContract, publishTrees } from '@/lib/studio/studio/load-contract.server';

export const config = { api: { bodyParser: false } };

const wanted = z.object({ nodeId: entityId, pageId: entityId });

/** Publishes a page with its contents and its node in one step, after the contract check. */
export default editorRoute({
  POST: async (request) => {
    const body = await readStudioBody(request, wanted);
    if (!body) return badBody();
    const { pageId, nodeId } = body;
    if ((await loadEntry(nodeId))?.type !== 'node') return problem(404, 'No such node');
    const published = await publishTrees([pageId, nodeId]);
    if (published.ok) return { status: 200, body: { faults: await checkContract(pageId, true) } };
    if (published.kind === 'refused')
      return problem(409, 'The content service refused', { details: published.detail });
    return { status: 422, body: { faults: published.faults } };
  },
});
