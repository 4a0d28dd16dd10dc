import { loadSender } from '@/components/forms/captcha/load-sender';
import { useCaptchaForm } from '@/components/forms/captcha/use-captcha-form';
import { Button } from '@/components/ui/button/button';
import { OrderSums } from '@/components/checkout/order-sums';
import { LegalLinks } from '@/components/content/legal-links/legal-links';
import type { LoadedReview } from '@/lib/commerce/checkout/loaded-checkout';
import type { PaymentMethod } from '@/lib/commerce/delivery/methods';
import type { BlockFields } from '@/lib/cms/content/block';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { BusinessFields } from './business-fields';
import styles from './checkout-review.module.css';

type Step = Extract<LoadedReview, { missing: null }>;
type Links = Pick<BlockFields<'checkoutReview'>, 'termsLink' | 'withdrawalLink' | 'privacyLink'>;

interface Props {
  step: Step;
  links: Links;
  labelledBy: string;
}

/** Explanations for payment methods that continue after the button, such as the provider's page. */
const HELP: Readonly<
  Partial<Record<PaymentMethod, 'cardHelp' | 'invoiceHelp' | 'prepaymentHelp'>>
> = { card: 'cardHelp', invoice: 'invoiceHelp', prepayment: 'prepaymentHelp' };

/** Costs and terms of the order, with the button that places it. */
export function OrderForm({ step, links, labelledBy }: Props) {
  const { checkout: messages } = useMessages();
  const { locale } = useRouteContext();
  const { isPending, formProps } = useCaptchaForm(loadSender);
  const { termsLink, withdrawalLink, privacyLink } = links;
  return (
    <form
      method="post"
      action="/api/checkout/order"
      className={styles.order}
      aria-labelledby={labelledBy}
      {...formProps}
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="idempotencyKey" value={step.idempotencyKey} />
      <input type="hidden" name="total" value={step.basket.due} />
      <input type="hidden" name="vatRate" value={step.basket.vatRate ?? ''} />
      <OrderSums {...step.basket} />
      {step.business && <BusinessFields business={step.business} />}
      <LegalLinks
        intro={messages.legal}
        links={[
          { label: messages.terms, link: termsLink },
          { label: messages.withdrawal, link: withdrawalLink },
          ...(privacyLink ? [{ label: messages.privacy, link: privacyLink }] : []),
        ]}
      />
      <Button type="submit" isPending={isPending}>
        {messages.order}
      </Button>
      <p className={styles.help}>{messages[HELP[step.paymentMethod] ?? 'walletHelp']}</p>
    </form>
  );
}
