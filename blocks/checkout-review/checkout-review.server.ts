import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import { shownPhone, storedPhone } from '@/lib/shop/address/phone-number.server';
import { randomUUID } from 'node:crypto';
import {
  forEach,
  loadStep,
  stepWith,
  type StepStart,
} from '@/lib/commerce/checkout/load-step.server';
import { addressLines } from '@/lib/shop/address/address-lines';
import { readDraft } from '@/lib/customer/account/form-draft.server';
import type { Address } from '@/lib/commerce/delivery/address.form';
import { isBusinessAddress } from '@/lib/commerce/delivery/business-details';
import type { LoadedReview, ReviewedBusiness } from '@/lib/commerce/checkout/loaded-checkout';
import type { BlockLoader, LoaderPage } from '@/lib/cms/blocks/block-loader';
import { shownEmail } from '@/lib/shop/address/shown-email.server';

declare module '@/lib/cms/content/block' {
  interface LoadedByType {
    checkoutReview: LoadedReview;
  }
}

/** Rejection of an order → the field that caused it. */
const WRONG_FIELDS: ReadonlyMap<string | null, NonNullable<ReviewedBusiness['wrong']>> = new Map([
  ['vat_number_invalid', 'vatNumber'],
  ['customer_reference_invalid', 'customerReference'],
]);

/** What a company has entered for an order that is not paid yet; empty at first, and again after an hour. */
async function businessIn({ session, error }: StepStart, invoiceTo: Address, project: string) {
  if (!isBusinessAddress(invoiceTo, shopSettings(project).seller.country)) return null;
  const { fields } = await readDraft(session, 'businessDetails');
  return {
    vatNumber: fields['vatNumber'] ?? '',
    customerReference: fields['customerReference'] ?? '',
    wrong: WRONG_FIELDS.get(error) ?? null,
  };
}

async function review(start: StepStart, page: LoaderPage): Promise<LoadedReview> {
  const { address, invoiceAddress, shippingMethod, paymentMethod } = start.checkout;
  if (start.basket.lines.length === 0) return { missing: 'basket' };
  if (!address || !invoiceAddress) return { missing: 'address' };
  if (!shippingMethod || !paymentMethod) return { missing: 'payment' };
  const { language, territory } = page.context.locale;
  const shown = (address: Address) => ({
    lines: addressLines(address, language),
    email: shownEmail(address.email),
    phone: shownPhone(storedPhone(address.phone, invoiceAddress.country), territory),
  });
  return stepWith(start, {
    address: shown(address),
    invoiceAddress: invoiceAddress === address ? null : shown(invoiceAddress),
    business: await businessIn(start, invoiceAddress, page.context.project),
    shippingMethod,
    paymentMethod,
    // Idempotency key per view: pressing the button or sending the form twice places one order.
    idempotencyKey: randomUUID(),
    isCancelled: start.query.get('cancelled') === '1',
  });
}

/** All parts of an order, with the idempotency key for placing it. */
export const loadCheckoutReview: BlockLoader<'checkoutReview', LoadedReview> = async (
  blocks,
  page,
) => forEach(blocks, await review(await loadStep(page), page));
