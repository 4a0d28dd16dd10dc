import { useEffect, useState, type RefObject } from 'react';
import { Button } from '@/components/ui/button/button';
import { isSizeBuyable, priceOf } from '@/lib/catalog/article/article-choice';
import type { ArticleDetail } from '@/lib/catalog/article/article-detail';
import type { ProductDetailHandle } from './use-product-detail';
import { Price } from '@/components/product/price/price';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './purchase-dock.module.css';

/**
 * Counts everything below the window as visible, so that a jump past the button is noticed, too.
 */
const BELOW = '0px 0px 1000000px 0px';

/** Whether the form's own button was seen and is now above the window. */
function useHasLeft(form: RefObject<HTMLFormElement | null>): boolean {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    const button = form.current?.querySelector('[data-purchase]');
    if (!button || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => entry && setHasLeft(!entry.isIntersecting),
      { rootMargin: BELOW },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, [form]);
  return hasLeft;
}

interface Props {
  article: ArticleDetail;
  detail: ProductDetailHandle;
  form: RefObject<HTMLFormElement | null>;
  onSizes: () => void;
}

/** Shows price, size and button on a phone once the form's own button has left the screen. */
export function PurchaseDock({ article, detail, form, onSizes }: Props) {
  const { article: messages, sizeNames } = useMessages();
  const hasLeft = useHasLeft(form);
  const { selectedColorVariant: colour, selectedSize: size } = detail.state;
  if (!hasLeft || !colour.sizes.some(isSizeBuyable)) return null;
  const label = size?.sizeType === 'allsize' ? sizeNames.oneSize : size?.label;
  return (
    <div className={styles.root}>
      <div className={styles.chosen}>
        <Price {...priceOf(article, colour, size)} />
        <button type="button" className={styles.size} onClick={onSizes}>
          {label ? formatMessage(messages.sizeGroup, { group: label }) : messages.chooseSize}
        </button>
      </div>
      <Button type="submit" isPending={detail.isPending}>
        {messages.addToBasket}
      </Button>
    </div>
  );
}
