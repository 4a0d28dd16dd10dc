import { editorRoute } from '@/lib/studio/editor-route.server';
import { findAssets, findEntries } from '@/lib/studio/read-entries.server';

const single = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : '';

/** `?kind=Asset&query=…` or `?kind=Entry&query=…&types=a,b`: what a field may link to. */
export default editorRoute({
  GET: async ({ query }) => {
    const words = single(query['query']).slice(0, 200);
    const types = single(query['types']).slice(0, 4_000).split(',').filter(Boolean);
    const found =
      query['kind'] === 'Asset' ? await findAssets(words) : await findEntries(words, types);
    return { status: 200, body: found };
  },
});
