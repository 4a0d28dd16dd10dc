import { useEffect } from 'react';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { routeHref } from '@/lib/shop/routes/named-routes';
import { refreshPage } from '@/lib/shop/routes/refresh-page';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './checkout-confirmation.module.css';

const POLLED_EVERY_MS = 3_000;
/** Limit after which the webhook is late; the visitor gets an email and can use the link. */
const MAX_POLLS = 40;

/** Polls while the payment is being confirmed; without scripts the visitor reloads by a link. */
export function PendingPayment({ orderId }: { orderId: string }) {
  const context = useRouteContext();
  const parameters = { step: 'confirmation', order: orderId } as const;
  const { confirmation: messages } = useMessages();
  useEffect(() => {
    let left = MAX_POLLS;
    let timer: ReturnType<typeof setTimeout>;
    // A second navigation would cancel a pending one, so a slow page would never be shown.
    const poll = async () => {
      left -= 1;
      // A page that cannot be loaded stays as it is until the next attempt.
      if (!document.hidden) await refreshPage().catch(() => undefined);
      if (left > 0) wait();
    };
    const wait = () => {
      timer = setTimeout(() => void poll(), POLLED_EVERY_MS);
    };
    wait();
    return () => {
      left = 0;
      clearTimeout(timer);
    };
  }, []);
  return (
    <p>
      {/* A full document request, for visitors without JavaScript. */}
      <a href={routeHref({ name: 'checkout', parameters }, context)} className={styles.reload}>
        {messages.reload}
      </a>
    </p>
  );
}
