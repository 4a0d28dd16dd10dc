import { problem } from '@/lib/platform/http/api-response';
import { editorRoute, entityId } from '@/lib/studio/studio/editor-route.server';
import { loadLinked, loadTrees } from '@/lib/studio/studio/load-compose.server';
import { z } from 'zod';

const ids = z.array(entityId).min(1).max(100);

/**
 * `?ids=a,b`: entries with everything nested in them, after another editor has added them to the
 * page.
 */
export default editorRoute({
  GET: async ({ query }) => {
    const wanted = ids.safeParse([query['ids'] ?? ''].flat().join().split(','));
    if (!wanted.success) return problem(400, 'Expected the ids of entries');
    const entries = await loadTrees(wanted.data);
    return { status: 200, body: { entries, linked: await loadLinked(entries) } };
  },
});
