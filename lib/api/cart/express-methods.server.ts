import { expressMethodsIn, type ExpressMethod } from '@/lib/commerce/delivery/methods';
import { shopContext } from '@/lib/cms/content/shop-context.server';
import { isPaidIn } from '@/lib/shop/money/payment-places';
import type { PageContext } from '@/lib/shop/page-context/page-context';

/**
 * Payment methods that lead from the basket directly to the checkout, in the country of a page.
 * @throws ContentUnavailable when the content API is down and there is no copy
 */
export async function loadExpressMethods({
  project,
  locale,
  currency,
}: Pick<PageContext, 'project' | 'locale' | 'currency'>): Promise<readonly ExpressMethod[]> {
  const shop = await shopContext(project, locale.segment);
  if (!shop) return [];
  const methods = expressMethodsIn(locale.territory, shop.projectData.expressAvailability);
  return methods.filter((method) => method !== 'amazonPay' || isPaidIn(method, currency));
}
