import { isEmailed } from '@/lib/commerce/basket/emailed-basket';
import { customerDraft } from '@/lib/commerce/checkout/customer-draft.server';
import {
  deliveryCountries,
  forEach,
  loadStep,
  stepWith,
  type StepStart,
} from '@/lib/commerce/checkout/load-step.server';
import { isDeliveredTo } from '@/lib/commerce/delivery/vat-registrations.server';
import { expectedArrival } from '@/lib/commerce/delivery/arrival';
import { roundingIn } from '@/lib/shop/settings/rounding.server';
import { deliveryDays, shippingRate } from '@/lib/shop/settings/delivery-terms.server';
import { classRates } from '@/lib/commerce/delivery/class-rates.server';
import { vatRate } from '@/lib/commerce/delivery/vat-rates';
import type { DeliveryPlace, LoadedAddress } from '@/lib/commerce/checkout/loaded-checkout';
import type { BlockLoader } from '@/lib/cms/blocks/block-loader';
import type { CountryOption } from '@/lib/shop/i18n/country-options';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { withShownEmail } from '@/lib/shop/address/shown-email.server';

declare module '@/lib/cms/content/block' {
  interface LoadedByType {
    checkoutAddress: LoadedAddress;
  }
}

/** Whether the stored address, which may have become invalid, has led the visitor here. */
const isRejected = ({ query, error }: StepStart): boolean =>
  query.get('invalid') === '1' || error === 'address_incomplete';

/** What changes with each country. The rate of a place within one is known once the address is sent. */
function placesIn(
  countries: readonly CountryOption[],
  { project, locale: { language }, currency, now }: PageContext,
): Record<string, DeliveryPlace> {
  const places = countries.map(({ code }): [string, DeliveryPlace] => [
    code,
    {
      vatRate: vatRate(code, '', now),
      ...classRates(project, { country: code, postalCode: '' }),
      shippingRate: shippingRate(project, code, currency),
      ...roundingIn(project, currency),
      arrival: expectedArrival(deliveryDays(project, code), code, language, now),
    },
  ]);
  return Object.fromEntries(places);
}

/** Stored values of the visitor; errors are shown after the form was submitted. */
export const loadCheckoutAddress: BlockLoader<'checkoutAddress', LoadedAddress> = async (
  blocks,
  page,
) => {
  const start = await loadStep(page);
  const { draft, errors, changedAt } = start.checkout;
  const { project, locale } = page.context;
  const countries = deliveryCountries(page).filter(({ code }) => isDeliveredTo(project, code));
  const { territory } = locale;
  const isDelivered = countries.some(({ code }) => code === territory);
  const step = {
    changedAt,
    draft:
      (draft && withShownEmail(draft)) ??
      (await customerDraft(start.session)) ??
      (isDelivered ? { country: territory } : {}),
    isGuest: !start.session?.customerId,
    isEmailed: isEmailed(start.basket.lines),
    errors: isRejected(start) ? errors : {},
    countries,
    places: placesIn(countries, page.context),
  };
  return forEach(blocks, stepWith(start, step));
};
