import { useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { Tooltip } from '@/components/ui/tooltip/tooltip';
import { formatMessage } from '@/lib/i18n/format-message';
import { useMessages } from '@/lib/i18n/use-messages';
import { useWishlist, type WishlistArticle } from '@/lib/wishlist/use-wishlist';
import styles from './purchase-form.module.css';

interface Props {
  title: string;
  article: WishlistArticle;
}

/** The heart of an article's page: filled while the colour is on the wishlist. */
export function WishlistHeart({ title, article }: Props) {
  const { tile: messages } = useMessages();
  const { isKept, toggle } = useWishlist(article);
  const [isPending, setIsPending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const press = async () => {
    if (isPending) return;
    setIsPending(true);
    const answer = await toggle().catch(() => ({ ok: false }) as const);
    setIsPending(false);
    setHasFailed(!answer.ok);
  };
  return (
    <>
      <Tooltip text={isKept ? messages.removeFromWishlist : messages.addToWishlist}>
        {(described) => (
          <button
            {...described}
            type="button"
            className={styles.heart}
            aria-label={formatMessage(messages.keep, { title })}
            aria-pressed={isKept}
            aria-busy={isPending || undefined}
            onClick={() => void press()}
          >
            <Icon name="wishlist" />
          </button>
        )}
      </Tooltip>
      <div role="alert" className={styles.wishlistRefusal}>
        {hasFailed && <p>{messages.wishlistRefused}</p>}
      </div>
    </>
  );
}
