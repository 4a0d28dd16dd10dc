import { ButtonLink } from '@/components/ui/button/button';
import type { BlockedStep } from '@/lib/commerce/checkout/loaded-checkout';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { stepHref } from '@/lib/commerce/checkout/checkout-steps';
import { Notice } from './notice';

const LEADS_TO = { basket: 'cart', address: 'address', payment: 'payment' } as const;

/** A step that requires an earlier one, with a link to it. */
export function StepBlocked({ missing }: { missing: BlockedStep }) {
  const { checkout: messages } = useMessages();
  const context = useRouteContext();
  const texts = {
    basket: [messages.basketMissing, messages.toBasket],
    address: [messages.addressMissing, messages.toAddress],
    payment: [messages.paymentMissing, messages.toPayment],
  } as const;
  const [text, label] = texts[missing];
  // A stored address may have become invalid, so its errors are shown.
  const query = missing === 'address' ? { invalid: '1' as const } : {};
  return (
    <Notice>
      <p>{text}</p>
      <ButtonLink link={{ href: stepHref(context, LEADS_TO[missing], query), opens: 'page' }}>
        {label}
      </ButtonLink>
    </Notice>
  );
}

/** Shown in place of a step whose data could not be loaded. */
export function Unreachable() {
  const { checkout: messages } = useMessages();
  return <Notice isError>{messages.unreachable}</Notice>;
}
