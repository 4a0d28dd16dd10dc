import { loadExpressMethods } from './express-methods.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { isPaidIn, KLARNA_COUNTRIES } from '@/lib/shop/money/payment-places';
import type { ProviderMethod } from '@/lib/commerce/delivery/methods';

/**
 * Payment methods at the provider in the country of a page, checked wherever one is chosen or used.
 * @throws ContentUnavailable when the content API is down and there is no copy
 */
export async function loadPaymentMethods(context: PageContext): Promise<readonly ProviderMethod[]> {
  const { currency, locale } = context;
  const klarna: ProviderMethod[] = KLARNA_COUNTRIES.includes(locale.territory) ? ['klarna'] : [];
  const debit: ProviderMethod[] = isPaidIn('sepaDebit', currency) ? ['sepaDebit'] : [];
  return ['card', ...(await loadExpressMethods(context)), ...klarna, ...debit];
}
