import { isProjectId } from '@/lib/shop/project/projects';
import { marketCurrency } from '@/lib/shop/settings/shop-settings.server';
import { parseLocale } from './locale';
import type { PageContext, PageRequest } from './page-context';

/**
 * Context of a page, in the currency that the shop's settings choose for the country.
 * @param now epoch milliseconds
 * @returns `null` for a project or locale that does not exist
 */
export function pageContext(request: PageRequest, now: number): PageContext | null {
  const { project } = request;
  const locale = parseLocale(project, request.locale);
  if (!locale || !isProjectId(project)) return null;
  return { project, locale, currency: marketCurrency(project, locale.territory), now };
}
