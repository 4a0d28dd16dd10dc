import { ProductPicture } from '@/components/product-picture/product-picture';
import type { TileFace } from '@/lib/catalogue/tile-face';
import styles from './tile-pictures.module.css';

interface Props {
  face: Pick<TileFace, 'itemnum' | 'imageRatio' | 'imageAlt'>;
  /** Pictures of the article, the first among them. */
  count: number;
  sizes: string;
  /** Someone has touched the tile: until then only their places are there. */
  isShown: boolean;
}

/** The pictures after the first, in the row beside it. */
export function OtherPictures({ face, count, sizes, isShown }: Props) {
  const { itemnum, imageRatio, imageAlt } = face;
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
