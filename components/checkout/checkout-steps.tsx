import { PageLink } from '@/components/ui/page-link/page-link';
import { stepHref } from '@/lib/commerce/checkout/checkout-steps';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './checkout-steps.module.css';

const STEPS = ['cart', 'address', 'payment', 'review'] as const;
export type MarkedStep = (typeof STEPS)[number];

/** The steps of an order with the current one marked; earlier ones are links. */
export function CheckoutSteps({ present }: { present: MarkedStep }) {
  const { checkout: messages } = useMessages();
  const context = useRouteContext();
  const at = STEPS.indexOf(present);
  return (
    <nav aria-label={messages.steps}>
      <ol className={styles.root} role="list">
        {STEPS.map((step, position) => (
          <li
            key={step}
            className={styles.step}
            aria-current={step === present ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {position + 1}
            </span>
            {position < at ? (
              <PageLink className={styles.name} href={stepHref(context, step)}>
                {messages.stepNames[step]}
              </PageLink>
            ) : (
              <span className={styles.name}>{messages.stepNames[step]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
