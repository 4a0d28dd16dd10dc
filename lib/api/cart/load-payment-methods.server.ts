import { loadExpressMethods } from './express-methods.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { isPaidIn } from '@/lib/shop/money/payment-places';
import { isOfferedIn } from '@/lib/shop/settings/settings-by-country';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import type { ProviderMethod } from '@/lib/commerce/delivery/methods';

/**
 * Payment methods at the provider in the country of a page, checked wherever one is chosen or used.
 * @throws ContentUnavailable when the content API is down and there is no copy
 */
export async function loadPaymentMethods(context: PageContext): Promise<readonly ProviderMethod[]> {
  const { project, currency, locale } = context;
  const { payment } = shopSettings(project);
  const offered = (method: 'card' | 'klarna' | 'sepaDebit'): ProviderMethod[] =>
    isOfferedIn(payment, method, locale.territory) ? [method] : [];
  return [
    ...offered('card'),
    ...(await loadExpressMethods(context)),
    ...offered('klarna'),
    ...(isPaidIn('sepaDebit', currency) ? offered('sepaDebit') : []),
  ];
}
