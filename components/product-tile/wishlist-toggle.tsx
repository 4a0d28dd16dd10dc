import { useState } from 'react';
import { Icon } from '@/components/icon/icon';
import { Tooltip } from '@/components/tooltip/tooltip';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import { useWishlist, type WishlistArticle } from '@/lib/wishlist/use-wishlist';
import styles from './product-tile.module.css';

interface Props {
  title: string;
  article: WishlistArticle;
  /** Says in the tile why the list could not be changed; `null` takes it back. */
  onRefusal: (text: string | null) => void;
}

/** The heart: filled while the article is on the wishlist. */
export function WishlistToggle({ title, article, onRefusal }: Props) {
  const { tile: words } = useWords();
  const { isKept, toggle } = useWishlist(article);
  const [isPending, setIsPending] = useState(false);
  const press = async () => {
    if (isPending) return;
    setIsPending(true);
    const answer = await toggle().catch(() => ({ ok: false }) as const);
    setIsPending(false);
    onRefusal(answer.ok ? null : words.wishlistRefused);
  };
  return (
    <Tooltip text={isKept ? words.removeFromWishlist : words.addToWishlist}>
      {(described) => (
        <button
          {...described}
          type="button"
          className={styles.heart}
          aria-label={formatMessage(words.keep, { title })}
          aria-pressed={isKept}
          aria-busy={isPending || undefined}
          data-pending={isPending || undefined}
          onClick={() => void press()}
        >
          <Icon name="wishlist" />
        </button>
      )}
    </Tooltip>
  );
}
