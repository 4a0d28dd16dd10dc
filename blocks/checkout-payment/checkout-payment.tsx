import { Button } from '@/components/ui/button/button';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { Notice } from '@/components/checkout/notice';
import { OrderSummary } from '@/components/checkout/order-summary';
import { StepBlocked, Unreachable } from '@/components/checkout/step-blocked';
import { SHIPPING_METHODS } from '@/lib/commerce/delivery/methods';
import type { LoadedPayment } from '@/lib/commerce/checkout/loaded-checkout';
import { useStepReport } from '@/lib/browser/tracking/use-step-report';
import type { BlockProps } from '@/lib/cms/content/block';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './checkout-payment.module.css';
import { MethodChoice } from './method-choice';

type Step = Extract<LoadedPayment, { missing: null }>;

const HELP = {
  card: 'cardHelp',
  payPal: 'walletHelp',
  amazonPay: 'walletHelp',
  klarna: 'walletHelp',
  sepaDebit: 'walletHelp',
  invoice: 'invoiceHelp',
  prepayment: 'prepaymentHelp',
} as const;

function MethodError({ code }: { code: string | null }) {
  const { checkout: messages } = useMessages();
  if (!code) return null;
  return (
    <Notice isError>
      {code === 'unavailable' || code === 'method_unavailable'
        ? messages.errors[code]
        : messages.methodMissing}
    </Notice>
  );
}

function MethodForm({ step, labelledBy }: { step: Step; labelledBy: string }) {
  const { checkout: messages, language } = useMessages();
  const { locale } = useRouteContext();
  const { shipping, currency } = step.basket;
  const price = shipping === 0 ? messages.free : formatMoney(shipping, currency, language);
  return (
    <form
      method="post"
      action="/api/checkout/payment"
      className={styles.form}
      aria-labelledby={labelledBy}
    >
      <input type="hidden" name="locale" value={locale} />
      <MethodChoice
        name="shippingMethod"
        label={messages.shippingMethod}
        chosen={step.shippingMethod ?? SHIPPING_METHODS[0]}
        methods={SHIPPING_METHODS.map((value) => ({
          value,
          label: messages.shippingMethods[value],
          price,
          ...(step.arrival && { help: formatMessage(messages.arrival, { days: step.arrival }) }),
        }))}
      />
      <MethodChoice
        name="paymentMethod"
        label={messages.paymentMethod}
        chosen={step.paymentMethods.find((each) => each === step.paymentMethod) ?? 'card'}
        methods={step.paymentMethods.map((value) => ({
          value,
          label: messages.paymentMethods[value],
          help: messages[HELP[value]],
        }))}
      />
      <div>
        <Button type="submit">{messages.toReview}</Button>
      </div>
    </form>
  );
}

export function CheckoutPayment({ id, fields, loaded, isFirst }: BlockProps<'checkoutPayment'>) {
  useStepReport('payment', loaded);
  const isOpen = loaded?.missing === null;
  return (
    <CheckoutFrame
      id={id}
      isFirst={isFirst}
      {...fields}
      step="payment"
      aside={isOpen && <OrderSummary {...loaded.basket} arrival={loaded.arrival} />}
    >
      {loaded === null && <Unreachable />}
      {loaded?.missing && <StepBlocked missing={loaded.missing} />}
      {isOpen && (
        <>
          <MethodError code={loaded.error} />
          <MethodForm step={loaded} labelledBy={`${id}-heading`} />
        </>
      )}
    </CheckoutFrame>
  );
}
