import type { Totals } from '@/lib/commerce/basket/totals';
import type { OrderAddresses } from '@/lib/commerce/delivery/checkout-address.form';
import type { BusinessDetails } from '@/lib/commerce/delivery/business-details';
import type { PaymentMethod, ProviderMethod } from '@/lib/commerce/delivery/methods';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { Session } from '@/lib/shop/page-context/session';
import type { OrderedLine } from './read-basket-order.server';

export interface NewOrder {
  session: Session;
  context: PageContext;
  idempotencyKey: string;
  /** Scheme and host of the visit. */
  origin: string;
  basketId: string;
  addresses: OrderAddresses;
  /** Details of a company in the seller's country; missing for all others. */
  business?: BusinessDetails;
  paymentMethod: PaymentMethod;
  lines: readonly OrderedLine[];
  totals: Totals;
  /** Payment methods of the payment page: the chosen one; none for a bank transfer. */
  methods: readonly ProviderMethod[];
}
