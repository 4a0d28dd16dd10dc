import { useState } from 'react';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { ErrorNotice } from '@/components/checkout/error-notice';
import { OrderSummary } from '@/components/checkout/order-summary';
import { StepBlocked, Unreachable } from '@/components/checkout/step-blocked';
import { totalsOf } from '@/lib/commerce/basket/totals';
import type { LoadedAddress } from '@/lib/commerce/checkout/loaded-checkout';
import { deliveryCountryOf } from '@/lib/shop/address/delivery-country';
import { useStepReport } from '@/lib/browser/tracking/use-step-report';
import type { BlockProps } from '@/lib/cms/content/block';
import { AddressForm } from './address-form';
import { SignIn } from './sign-in';

type Step = Extract<LoadedAddress, { missing: null }>;

/** The order with costs and days of the country in the form, before the address is sent. */
function orderTo(country: string | undefined, { basket, arrival, places }: Step) {
  const place = country && country !== basket.territory ? places[country] : undefined;
  if (!country || !place) return { ...basket, arrival };
  const { lines, vouchers, currency, taxesGiftCards } = basket;
  const destination = { ...place, territory: country, currency, taxesGiftCards };
  const sums = totalsOf(lines, vouchers, destination);
  const { vatParts: _, ...rest } = basket;
  return { ...rest, ...sums, arrival: arrival && place.arrival };
}

export function CheckoutAddress({ id, fields, loaded, isFirst }: BlockProps<'checkoutAddress'>) {
  useStepReport('address', loaded);
  const isOpen = loaded?.missing === null;
  const [country, setCountry] = useState(isOpen ? deliveryCountryOf(loaded.draft) : undefined);
  return (
    <CheckoutFrame
      id={id}
      isFirst={isFirst}
      {...fields}
      step="address"
      aside={isOpen && <OrderSummary {...orderTo(country, loaded)} />}
    >
      {loaded === null && <Unreachable />}
      {loaded?.missing && <StepBlocked missing={loaded.missing} />}
      {isOpen && (
        <>
          <ErrorNotice code={loaded.error} />
          {loaded.isGuest && <SignIn />}
          <AddressForm {...loaded} onCountry={setCountry} labelledBy={`${id}-heading`} />
        </>
      )}
    </CheckoutFrame>
  );
}
