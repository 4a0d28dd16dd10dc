import { customerDraft } from '@/lib/account/customer-draft.server';
import { deliveryCountries, forEach, loadStep, stepWith } from '@/lib/checkout/load-step.server';
import type { LoadedAddress } from '@/lib/checkout/loaded-checkout';
import type { BlockLoader } from '@/lib/blocks/block-loader';

/** What the visitor has typed so far; its errors are shown once it has been submitted. */
export const loadCheckoutAddress: BlockLoader<'checkoutAddress', LoadedAddress> = async (
  blocks,
  page,
) => {
  const start = await loadStep(page);
  const { draft, errors } = start.checkout;
  const countries = deliveryCountries(page);
  const { territory } = page.context.locale;
  const isDelivered = countries.some(({ code }) => code === territory);
  const step = {
    draft:
      draft ?? (await customerDraft(start.session)) ?? (isDelivered ? { country: territory } : {}),
    isGuest: !start.session?.customerId,
    errors: start.query.get('invalid') === '1' ? errors : {},
    countries,
  };
  return forEach(blocks, stepWith(start, step));
};
