import { expressMethodsIn, type ExpressMethod } from '@/lib/commerce/delivery/methods';
import { shopContext } from '@/lib/cms/content/shop-context.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';

/**
 * Payment methods that lead from the basket directly to the checkout, in the country of a page.
 * @throws ContentUnavailable when the content API is down and there is no copy
 */
export async function loadExpressMethods({
  project,
  locale,
}: Pick<PageContext, 'project' | 'locale'>): Promise<readonly ExpressMethod[]> {
  const shop = await shopContext(project, locale.segment);
  return shop ? expressMethodsIn(locale.territory, shop.projectData.expressAvailability) : [];
}
