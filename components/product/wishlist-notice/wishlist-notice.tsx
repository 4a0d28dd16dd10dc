import { Button, ButtonLink } from '@/components/ui/button/button';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { routeHref } from '@/lib/shop/routes/named-routes';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './wishlist-notice.module.css';

/** Shown after the first article: how long a guest's wishlist is stored, and next steps. */
export function WishlistNotice({ onClose }: { onClose: () => void }) {
  const { wishlist: messages } = useMessages();
  const context = useRouteContext();
  const href = routeHref({ name: 'wishlist', parameters: {} }, context);
  return (
    <div className={styles.root}>
      <p>{messages.firstText}</p>
      <div className={styles.ways}>
        <ButtonLink link={{ href, opens: 'page' }}>{messages.toWishlist}</ButtonLink>
        <Button look="secondary" onClick={onClose}>
          {messages.continue}
        </Button>
      </div>
    </div>
  );
}
