import { ProductPicture } from '@/components/product/product-picture/product-picture';
import type { TileSummary } from '@/lib/catalog/catalogue/tile-summary';
import styles from './tile-pictures.module.css';
import { useHasHover } from './use-has-hover';

interface Props {
  summary: Pick<TileSummary, 'itemnum' | 'imageRatio' | 'imageAlt'>;
  /** Number of the article's pictures, including the first. */
  count: number;
  sizes: string;
  /** Whether the visitor is, or was, at the tile. */
  isShown: boolean;
}

/**
 * The pictures after the first, in the same row. Until they are needed, touch gets empty slides to
 * swipe to; a mouse gets none, because a scrollable row is a layer of its own in every frame.
 */
export function OtherPictures({ summary, count, sizes, isShown }: Props) {
  const { itemnum, imageRatio, imageAlt } = summary;
  const hasHover = useHasHover();
  if (hasHover && !isShown) return null;
  return Array.from({ length: count - 1 }, (_, at) => (
    <span key={at} className={styles.place}>
      {isShown && (
        <ProductPicture
          className={styles.picture}
          articleNumber={itemnum}
          index={at + 2}
          alt={imageAlt}
          ratio={imageRatio}
          sizes={sizes}
          size="thumb"
        />
      )}
    </span>
  ));
}
