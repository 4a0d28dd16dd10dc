import { useRef, useState } from 'react';
import { PageLink } from '@/components/page-link/page-link';
import { narrowed } from '@/components/picture/layout-sizes';
import { ProductPicture } from '@/components/product-picture/product-picture';
import { isShort } from '@/lib/catalogue/product-image';
import type { TileFace } from '@/lib/catalogue/tile-face';
import styles from './tile-pictures.module.css';
import type { TileParts } from './tile-parts';

/** Of the box, as wide as a tall picture stands in it: 112 % of 4/3 high, and half as wide as that. */
const TALL_SHARE = 0.75;
/** Front, back, detail, cloth. */
const MOST_PICTURES = 4;

interface Props {
  face: Pick<TileFace, 'itemnum' | 'imageRatio' | 'imageAlt'>;
  href: string;
  sizes: string;
  isEager: boolean;
  isFirst: boolean;
  /** The mouse or the keyboard is at the tile. */
  isActive: boolean;
  /** What comes late; `null` until then. */
  parts: TileParts | null;
  /** Pictures that the article has in this colour. */
  pictures: number;
  onFollow: () => void;
}

/**
 * Pictures of one colour in a row that the browser scrolls and snaps. Only the first is loaded
 * until someone touches the row. The link around them is the tile's own once more, for the pointer:
 * a row can be swiped only where no other element lies on it.
 */
export function TilePictures(props: Props) {
  const { face, href, isEager, isFirst, isActive, parts, onFollow } = props;
  const [isTouched, setIsTouched] = useState(false);
  const track = useRef<HTMLSpanElement>(null);
  if (isActive && !isTouched) setIsTouched(true);
  const sizes = isShort(face.imageRatio) ? props.sizes : narrowed(props.sizes, TALL_SHARE);
  const count = Math.min(props.pictures, MOST_PICTURES);
  return (
    <div className={styles.root} onPointerDown={() => setIsTouched(true)}>
      <PageLink
        className={styles.link}
        href={href}
        tabIndex={-1}
        aria-hidden="true"
        onClick={onFollow}
      >
        <span className={styles.track} ref={track}>
          <span className={styles.place}>
            <ProductPicture
              className={styles.picture}
              articleNumber={face.itemnum}
              alt={face.imageAlt}
              ratio={face.imageRatio}
              sizes={sizes}
              size="thumb"
              isEager={isEager}
              isFirst={isFirst}
            />
          </span>
          {parts && <parts.OtherPictures {...{ face, count, sizes }} isShown={isTouched} />}
        </span>
      </PageLink>
      {parts && count > 1 && <parts.Leafing {...{ track, count, isActive }} />}
    </div>
  );
}
