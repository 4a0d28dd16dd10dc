import { nodeFields } from '@/lib/cms/content/node-index.server';
import { loadRedirect } from '@/lib/cms/content/redirects.server';
import { loadSite } from '@/lib/cms/content/site.server';
import { entriesChangedAt, visitablePages } from '@/lib/cms/content/visitable-pages.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { alternatesOf, canonicalOf } from '@/lib/shop/routes/alternates';
import { isPrivatePath } from './private-paths';
import type { SitemapEntry } from './sitemap-xml';

/** Pages whose content is checked in parallel. */
const AT_ONCE = 8;

/**
 * The content pages of a market that can be visited now, do not redirect, are their own canonical
 * address, and may be indexed.
 * @throws ContentUnavailable when the content API is down and there is no copy
 */
export async function* pageEntries(context: PageContext): AsyncGenerator<SitemapEntry[]> {
  const { shape } = await loadSite(context);
  const pages = (await visitablePages(context)).filter(
    ({ path, node }) => !isPrivatePath(path) && !nodeFields(node).hideFromSearchEngines,
  );
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    const batch = await Promise.all(
      pages.slice(at, at + AT_ONCE).map(async (page): Promise<SitemapEntry[]> => {
        if ((await loadRedirect(page.path, shape, context)).redirect) return [];
        const addresses = await page.addresses();
        const loc = canonicalOf(context.project, context.locale.segment, addresses);
        const isOwn = addresses.canonicalPath === null || addresses.canonicalPath === page.path;
        const lastmod = loc && isOwn ? await entriesChangedAt(page, context) : null;
        if (!loc || !isOwn || lastmod === 'unpublished') return [];
        const alternates = alternatesOf(context.project, addresses);
        return [{ loc, lastmod, alternates, pictures: [] }];
      }),
    );
    yield batch.flat();
  }
}
