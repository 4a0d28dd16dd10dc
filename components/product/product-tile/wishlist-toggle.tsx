import { Icon } from '@/components/ui/icon/icon';
import { Tooltip } from '@/components/ui/tooltip/tooltip';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useWishlist } from '@/lib/browser/visitor/use-wishlist';
import type { WishlistArticle } from '@/lib/commerce/wishlist/wishlist';
import { wishlistRejection } from '@/lib/commerce/wishlist/wishlist-rejection';
import styles from './product-tile.module.css';

interface Props {
  title: string;
  article: WishlistArticle;
  /** Shows in the tile why the list could not be changed; `null` clears the message. */
  onRejection: (text: string | null) => void;
}

/** The heart: filled while the article is on the wishlist. */
export function WishlistToggle({ title, article, onRejection }: Props) {
  const { tile: messages } = useMessages();
  const { isOnWishlist, toggle } = useWishlist(article);
  const press = async () => {
    const rejection = await toggle();
    onRejection(rejection && wishlistRejection(rejection, messages));
  };
  return (
    <Tooltip text={isOnWishlist ? messages.removeFromWishlist : messages.addToWishlist}>
      {(described) => (
        <button
          {...described}
          type="button"
          className={styles.heart}
          aria-label={formatMessage(messages.keep, { title })}
          aria-pressed={isOnWishlist}
          onClick={() => void press()}
        >
          <Icon name="wishlist" />
        </button>
      )}
    </Tooltip>
  );
}
