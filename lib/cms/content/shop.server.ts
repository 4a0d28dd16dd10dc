import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { LoaderPage } from '@/lib/cms/blocks/block-loader';
import { projectFields } from './project-fields.server';
import { loadSite } from './site.server';

/**
 * Determines which articles may be shown, for API routes without a page.
 * @throws ContentUnavailable when the content API is down and there is no copy
 */
export async function shopOf(
  context: PageContext,
): Promise<Pick<LoaderPage, 'context' | 'productRules'>> {
  const { project } = await loadSite(context);
  return { context, productRules: projectFields(project).filterProductBlacklists ?? [] };
}
