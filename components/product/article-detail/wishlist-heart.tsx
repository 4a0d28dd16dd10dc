import { useState, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { Tooltip } from '@/components/ui/tooltip/tooltip';
import { useIsHydrated } from '@/lib/platform/hydration/use-is-hydrated';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useWishlist } from '@/lib/browser/visitor/use-wishlist';
import type { WishlistArticle, WishlistRejection } from '@/lib/commerce/wishlist/wishlist';
import { wishlistRejection } from '@/lib/commerce/wishlist/wishlist-rejection';
import styles from './purchase-form.module.css';

interface Props {
  title: string;
  article: WishlistArticle;
}

/**
 * Without scripts the form itself adds the article to the list; with them, Enter in a field must
 * not.
 */
const TO_FORM = {
  type: 'submit',
  formAction: '/api/cart/wishlist/add',
  formNoValidate: true,
} as const;

/** The heart on an article page, inside its form: filled while the colour is on the wishlist. */
export function WishlistHeart({ title, article }: Props) {
  const { tile: messages } = useMessages();
  const isHydrated = useIsHydrated();
  const { isOnWishlist, toggle } = useWishlist(article);
  const [rejection, setRejection] = useState<WishlistRejection | null>(null);
  const press = async (event: MouseEvent) => {
    event.preventDefault();
    setRejection(await toggle());
  };
  return (
    <>
      <input type="hidden" name="objectId" value={article.objectId} />
      <input type="hidden" name="itemNumber" value={article.itemNumber} />
      <Tooltip text={isOnWishlist ? messages.removeFromWishlist : messages.addToWishlist}>
        {(described) => (
          <button
            {...described}
            {...(isHydrated ? { type: 'button' } : TO_FORM)}
            className={styles.heart}
            aria-label={formatMessage(messages.keep, { title })}
            aria-pressed={isOnWishlist}
            onClick={(event) => void press(event)}
          >
            <Icon name="wishlist" />
          </button>
        )}
      </Tooltip>
      <div role="alert" className={styles.wishlistRefusal}>
        {rejection && <p>{wishlistRejection(rejection, messages)}</p>}
      </div>
    </>
  );
}
