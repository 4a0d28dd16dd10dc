import Router from 'next/router';
import { useEffect } from 'react';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { routeHref } from '@/lib/shop/routes/named-routes';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './checkout-confirmation.module.css';

const POLLED_EVERY_MS = 3_000;
/** After this the webhook is late; the visitor gets an email, and has the link. */
const MAX_POLLS = 40;

const reload = () => {
  const { router } = Router;
  if (router) void router.replace(router.asPath, undefined, { scroll: false });
};

/** Polls while the payment is being confirmed; without scripts the visitor reloads by a link. */
export function PendingPayment({ orderId }: { orderId: string }) {
  const context = useRouteContext();
  const parameters = { step: 'confirmation', order: orderId } as const;
  const { confirmation: messages } = useMessages();
  useEffect(() => {
    let left = MAX_POLLS;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(timer);
      if (!document.hidden) reload();
    }, POLLED_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <p>
      {/* A full document request: it is for visitors without scripts. */}
      <a href={routeHref({ name: 'checkout', parameters }, context)} className={styles.reload}>
        {messages.reload}
      </a>
    </p>
  );
}
