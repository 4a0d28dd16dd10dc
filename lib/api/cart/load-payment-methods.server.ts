import { loadExpressMethods } from './express-methods.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { ProviderMethod } from '@/lib/commerce/delivery/methods';

/** Whether direct debits are possible: only in euros. */
const isDebited = ({ currency }: Pick<PageContext, 'currency'>) => currency === 'EUR';

/**
 * Payment methods at the provider in the country of a page, checked wherever one is chosen or used.
 * @throws ContentUnavailable when the content API is down and there is no copy
 */
export async function loadPaymentMethods(context: PageContext): Promise<readonly ProviderMethod[]> {
  const debit: ProviderMethod[] = isDebited(context) ? ['sepaDebit'] : [];
  return ['card', ...(await loadExpressMethods(context)), 'klarna', ...debit];
}
