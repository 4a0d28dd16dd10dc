import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { ErrorNotice } from '@/components/checkout/error-notice';
import { OrderSummary } from '@/components/checkout/order-summary';
import { StepBlocked, Unreachable } from '@/components/checkout/step-blocked';
import { useStepReport } from '@/lib/browser/tracking/use-step-report';
import type { BlockProps } from '@/lib/cms/content/block';
import { AddressForm } from './address-form';
import { SignIn } from './sign-in';

export function CheckoutAddress({ id, fields, loaded, isFirst }: BlockProps<'checkoutAddress'>) {
  useStepReport('address', loaded);
  const isOpen = loaded?.missing === null;
  return (
    <CheckoutFrame
      id={id}
      isFirst={isFirst}
      {...fields}
      step="address"
      aside={isOpen && <OrderSummary {...loaded.basket} />}
    >
      {loaded === null && <Unreachable />}
      {loaded?.missing && <StepBlocked missing={loaded.missing} />}
      {isOpen && (
        <>
          <ErrorNotice code={loaded.error} />
          {loaded.isGuest && <SignIn />}
          <AddressForm {...loaded} labelledBy={`${id}-heading`} />
        </>
      )}
    </CheckoutFrame>
  );
}
