import { z } from 'zod';
import { problem } from '@/lib/platform/http/api-response';
import {
  badBody,
  editorRoute,
  entityId,
  publishChoice,
  readStudioBody,
} from '@/lib/studio/studio/editor-route.server';
import { isRootType } from '@/lib/studio/studio/compose-data';
import { loadEntry } from '@/lib/studio/studio/read-entries.server';
import { checkContract } from '@/lib/studio/studio/load-contract.server';
import { publishTrees } from '@/lib/studio/studio/publish-trees.server';

export const config = { api: { bodyParser: false } };

const wanted = z.object({ nodeId: entityId, pageId: entityId, ...publishChoice });

/** Publishes a page with its contents and its node, or its template, in one step, after the contract check. */
export default editorRoute({
  POST: async (request) => {
    const body = await readStudioBody(request, wanted);
    if (!body) return badBody();
    const { pageId, nodeId } = body;
    const root = await loadEntry(nodeId);
    if (!root || !isRootType(root.type)) return problem(404, 'No such node');
    const published = await publishTrees([pageId, nodeId], body);
    if (published.ok) return { status: 200, body: { faults: await checkContract(pageId, true) } };
    if (published.kind === 'refused')
      return problem(409, 'The content service refused', { details: published.detail });
    return { status: published.kind === 'others' ? 409 : 422, body: published };
  },
});
