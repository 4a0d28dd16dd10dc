import { ButtonLink } from '@/components/ui/button/button';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { ErrorNotice } from '@/components/checkout/error-notice';
import { Notice } from '@/components/checkout/notice';
import { OrderLines } from '@/components/checkout/order-lines';
import { GuaranteeNotice } from '@/components/product/guarantee-notice/guarantee-notice';
import { StepBlocked, Unreachable } from '@/components/checkout/step-blocked';
import { isEmailed } from '@/lib/commerce/basket/emailed-basket';
import { stepHref } from '@/lib/commerce/checkout/checkout-steps';
import type { LoadedReview, ReviewedAddress } from '@/lib/commerce/checkout/loaded-checkout';
import { useStepReport } from '@/lib/browser/tracking/use-step-report';
import type { BlockProps } from '@/lib/cms/content/block';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './checkout-review.module.css';
import { OrderForm } from './order-form';
import { ReviewPart } from './review-part';

type Step = Extract<LoadedReview, { missing: null }>;

function AddressPart({ address, headline }: { address: ReviewedAddress; headline: string }) {
  const { checkout: messages } = useMessages();
  const context = useRouteContext();
  const lines = [...address.lines, address.email, address.phone];
  return (
    <ReviewPart
      headline={headline}
      href={stepHref(context, 'address')}
      changeLabel={messages.changeAddress}
    >
      <address className={styles.address}>
        {lines.filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </ReviewPart>
  );
}

/** Delivery and billing address, combined if they are the same; gift cards only have the latter. */
function AddressParts({ step: { address, invoiceAddress, basket } }: { step: Step }) {
  const { checkout: messages } = useMessages();
  if (isEmailed(basket.lines))
    return <AddressPart address={invoiceAddress ?? address} headline={messages.invoiceAddress} />;
  if (!invoiceAddress) return <AddressPart address={address} headline={messages.deliverTo} />;
  return (
    <>
      <AddressPart
        address={{ ...address, email: '', phone: '' }}
        headline={messages.deliveryAddress}
      />
      <AddressPart address={invoiceAddress} headline={messages.invoiceAddress} />
    </>
  );
}

function MethodsPart({ step }: { step: Step }) {
  const { checkout: messages } = useMessages();
  const context = useRouteContext();
  return (
    <ReviewPart
      headline={messages.stepNames.payment}
      href={stepHref(context, 'payment')}
      changeLabel={messages.changePayment}
    >
      {!isEmailed(step.basket.lines) && <p>{messages.shippingMethods[step.shippingMethod]}</p>}
      {/* What is paid in advance waits for its payment. */}
      {step.arrival && step.paymentMethod !== 'prepayment' && (
        <p>{formatMessage(messages.arrival, { days: step.arrival })}</p>
      )}
      <p>{messages.paymentMethods[step.paymentMethod]}</p>
    </ReviewPart>
  );
}

function LinesPart({ step: { basket } }: { step: Step }) {
  const { checkout: messages } = useMessages();
  const context = useRouteContext();
  return (
    <ReviewPart
      headline={messages.goods}
      href={stepHref(context, 'cart')}
      changeLabel={messages.changeBasket}
    >
      <OrderLines lines={basket.lines} currency={basket.currency} />
    </ReviewPart>
  );
}

/**
 * Shown after leaving the payment page: the button pays the same order, and two links lead
 * elsewhere.
 */
function Cancelled() {
  const { checkout: messages } = useMessages();
  const context = useRouteContext();
  const way = (step: 'payment' | 'cart', label: string) => (
    <ButtonLink link={{ href: stepHref(context, step), opens: 'page' }} look="secondary">
      {label}
    </ButtonLink>
  );
  return (
    <Notice>
      <p>{messages.cancelled}</p>
      <div className={styles.ways}>
        {way('payment', messages.otherMethod)}
        {way('cart', messages.toBasket)}
      </div>
    </Notice>
  );
}

export function CheckoutReview({ id, fields, loaded, isFirst }: BlockProps<'checkoutReview'>) {
  useStepReport('review', loaded);
  const { headline, text, ...links } = fields;
  const isOpen = loaded?.missing === null;
  return (
    <CheckoutFrame
      id={id}
      isFirst={isFirst}
      headline={headline}
      text={text}
      step="review"
      aside={isOpen && <OrderForm step={loaded} links={links} labelledBy={`${id}-heading`} />}
    >
      {loaded === null && <Unreachable />}
      {loaded?.missing && <StepBlocked missing={loaded.missing} />}
      {isOpen && (
        <>
          <ErrorNotice code={loaded.error} />
          {loaded.isCancelled && !loaded.error && <Cancelled />}
          <LinesPart step={loaded} />
          <AddressParts step={loaded} />
          <MethodsPart step={loaded} />
          {!isEmailed(loaded.basket.lines) && <GuaranteeNotice />}
        </>
      )}
    </CheckoutFrame>
  );
}
