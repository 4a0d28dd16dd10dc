import { Button } from '@/components/ui/button/button';
import type { ExpressMethod } from '@/lib/commerce/delivery/methods';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './basket.module.css';

interface Props {
  methods: readonly ExpressMethod[];
  /** Called before leaving for the checkout. */
  onSubmit: () => void;
}

/** Payment methods that also start the checkout; a form without JavaScript. */
export function ExpressCheckout({ methods, onSubmit }: Props) {
  const { basket, checkout } = useMessages();
  const { locale } = useRouteContext();
  if (methods.length === 0) return null;
  return (
    <form
      method="post"
      action="/api/cart/cart/checkout"
      aria-label={basket.express.label}
      className={styles.express}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="locale" value={locale} />
      {methods.map((method) => (
        <Button key={method} type="submit" name="express" value={method} look="secondary">
          {formatMessage(basket.express.continueWith, { method: checkout.paymentMethods[method] })}
        </Button>
      ))}
    </form>
  );
}
