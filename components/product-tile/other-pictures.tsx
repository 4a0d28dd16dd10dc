import { ProductPicture } from '@/components/product-picture/product-picture';
import type { TileFace } from '@/lib/catalogue/tile-face';
import styles from './tile-pictures.module.css';
import { useHasHover } from './use-has-hover';

interface Props {
  face: Pick<TileFace, 'itemnum' | 'imageRatio' | 'imageAlt'>;
  /** Pictures of the article, the first among them. */
  count: number;
  sizes: string;
  /** Somebody is, or was, at the tile. */
  isShown: boolean;
}

/**
 * The pictures after the first, in the row beside it. Until somebody is there, a finger has their
 * places to swipe to; a mouse needs none: a row that scrolls is a layer of its own in every frame.
 */
export function OtherPictures({ face, count, sizes, isShown }: Props) {
  const { itemnum, imageRatio, imageAlt } = face;
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
