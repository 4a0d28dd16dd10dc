import type { Basket } from '@/lib/commerce/basket/basket';
import { readState } from '@/lib/commerce/basket/basket-state.server';
import { isEmailed } from '@/lib/commerce/basket/emailed-basket';
import { loadBasket } from '@/lib/commerce/basket/load-basket.server';
import type {
  BlockLoad,
  BlockToLoad,
  LoaderPage,
  PageVisitor,
} from '@/lib/cms/blocks/block-loader';
import type { Session } from '@/lib/shop/page-context/session';
import { countryOptions, type CountryOption } from '@/lib/shop/i18n/country-options';
import { deliveryDays } from '@/lib/shop/settings/delivery-terms.server';
import { expectedArrival } from '@/lib/commerce/delivery/arrival';
import { NO_CHECKOUT, type Checkout } from '@/lib/commerce/delivery/load-checkout.server';
import type { LoadedStep } from './loaded-checkout';

/** Props of all checkout steps. */
export interface StepStart {
  /** Includes shipping to the country of the address, or else of the page. */
  basket: Basket;
  checkout: Checkout;
  /** Days on which the parcel is expected; `null` for gift cards only, which are emailed. */
  arrival: string | null;
  /** Error code of the previous attempt. */
  error: string | null;
  query: URLSearchParams;
  session: Session | null;
}

/**
 * @throws Error on a page that is the same for everyone, because checkout data belongs to one
 *   visitor
 */
export function checkoutVisitor({ visitor }: Pick<LoaderPage, 'visitor'>): PageVisitor {
  if (!visitor)
    throw new Error(
      'this block belongs on a page that knows its visitor: below /checkout, or /wishlist',
    );
  return visitor;
}

/** Days on which a basket ordered now is expected; `null` without a parcel. */
export const arrivalOf = (
  { lines, territory }: Pick<Basket, 'lines' | 'territory'>,
  { context }: Pick<LoaderPage, 'context'>,
): string | null =>
  isEmailed(lines)
    ? null
    : expectedArrival(
        deliveryDays(context.project, territory),
        territory,
        context.locale.language,
        context.now,
      );

/**
 * Loads the basket and the state of the checkout consistently, as another tab may change them.
 * @throws like `loadBasket`
 */
export async function loadStep(page: LoaderPage): Promise<StepStart> {
  const { session: findSession, query } = checkoutVisitor(page);
  const session = await findSession();
  const state = session && (await readState(session, page.context));
  const basket = await loadBasket(session, page, { state });
  const checkout = state?.checkout ?? NO_CHECKOUT;
  const arrival = arrivalOf(basket, page);
  return { basket, checkout, arrival, error: query.get('error'), query, session };
}

/** A step that only requires a basket that can be ordered. */
export const stepWith = <Step extends object>(
  { basket, arrival, error }: StepStart,
  step: Step,
): LoadedStep<Step> =>
  basket.lines.length === 0
    ? { missing: 'basket' }
    : { missing: null, basket, arrival, error, ...step };

/** Countries that the page's shop delivers to, by name in the page's language. */
export const deliveryCountries = ({ context }: Pick<LoaderPage, 'context'>): CountryOption[] =>
  countryOptions(context.project, context.locale.language).delivery;

/**
 * Gives all blocks of a type the same data, which depends on the visitor rather than the block's
 * fields.
 */
export const forEach = <Loaded>(
  blocks: readonly Pick<BlockToLoad, 'id'>[],
  loaded: Loaded,
): ReadonlyMap<string, BlockLoad<Loaded>> =>
  new Map(blocks.map(({ id }) => [id, { loaded, documents: [] }]));
