import { isProjectId, PROJECT_IDS } from '@/lib/shop/project/projects';
import { editorRoute } from '@/lib/studio/studio/editor-route.server';
import { findArticles } from '@/lib/studio/studio/find-articles.server';
import { findAssets, findEntries } from '@/lib/studio/studio/read-entries.server';

const single = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : '';

/** One shop, or else all. */
const shopsOf = (project: string | string[] | undefined) => {
  const shop = single(project);
  return isProjectId(shop) ? [shop] : PROJECT_IDS;
};

/**
 * `?kind=Entry&query=…&types=a,b`, or kind `Asset` or `Article` (of all shops, or of `&project=hgg`): possible targets of a link field.
 */
export default editorRoute({
  GET: async ({ query }) => {
    const words = single(query['query']).slice(0, 200);
    const types = single(query['types']).slice(0, 4_000).split(',').filter(Boolean);
    if (query['kind'] === 'Article')
      return { status: 200, body: { items: await findArticles(words, shopsOf(query['project'])) } };
    const found =
      query['kind'] === 'Asset' ? await findAssets(words) : await findEntries(words, types);
    return { status: 200, body: found };
  },
});
