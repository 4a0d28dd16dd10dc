import type { PageContext } from '@/lib/shop/page-context/page-context';
import {
  routeHref,
  type StepAfterBasket,
  type RouteContext,
  type RouteParameters,
} from '@/lib/shop/routes/named-routes';

/** Pages of the checkout, in the order a visitor sees them. */
export type CheckoutStep = 'cart' | StepAfterBasket;

type BasketQuery = Omit<RouteParameters['Frontastic.Frontend.Master.Checkout.cart'], 'type'>;
type StepQuery = Omit<RouteParameters['checkout'], 'step'>;

/** Path and query of a step's page. */
export function stepHref(context: RouteContext, step: CheckoutStep, query: StepQuery = {}): string {
  if (step !== 'cart')
    return routeHref({ name: 'checkout', parameters: { step, ...query } }, context);
  return basketHref(context, { error: query.error });
}

/** Path and query of the basket's page. */
export const basketHref = (context: RouteContext, query: BasketQuery = {}): string =>
  routeHref({ name: 'Frontastic.Frontend.Master.Checkout.cart', parameters: query }, context);

/** Path and query of a step's page, in the context of a request. */
export const checkoutHref = (
  { project, locale }: Pick<PageContext, 'project' | 'locale'>,
  step: CheckoutStep,
  query?: StepQuery,
): string => stepHref({ project, locale: locale.segment }, step, query);
