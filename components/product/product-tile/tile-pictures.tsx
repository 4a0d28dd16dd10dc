import { useRef, useState } from 'react';
import { PageLink } from '@/components/ui/page-link/page-link';
import { narrowed } from '@/components/ui/picture/layout-sizes';
import { ProductPicture } from '@/components/product/product-picture/product-picture';
import { isShort } from '@/lib/catalog/catalogue/product-image';
import type { TileSummary } from '@/lib/catalog/catalogue/tile-summary';
import styles from './tile-pictures.module.css';
import type { TileParts } from './tile-parts';

/**
 * Share of the box's width that a tall picture fills: its height is 112 % of 4/3, and its width
 * half of that.
 */
const TALL_SHARE = 0.75;
/** Front, back, detail, fabric. */
const MAX_PICTURES = 4;

interface Props {
  summary: Pick<TileSummary, 'itemnum' | 'imageRatio' | 'imageAlt'>;
  href: string;
  sizes: string;
  isEager: boolean;
  isFirst: boolean;
  /** Whether the mouse or the focus is on the tile. */
  isActive: boolean;
  /** The deferred parts; `null` until they are loaded. */
  parts: TileParts | null;
  /** Number of the article's pictures in this colour. */
  pictures: number;
  onFollow: () => void;
}

/**
 * Pictures of one colour in a row that the browser scrolls and snaps. Only the first is loaded
 * until a visitor touches the row. The link around them duplicates the tile's own for pointers,
 * because a row can be swiped only where no other element covers it.
 */
export function TilePictures(props: Props) {
  const { summary, href, isEager, isFirst, isActive, parts, onFollow } = props;
  const [isTouched, setIsTouched] = useState(false);
  const track = useRef<HTMLSpanElement>(null);
  if (isActive && !isTouched) setIsTouched(true);
  const sizes = isShort(summary.imageRatio) ? props.sizes : narrowed(props.sizes, TALL_SHARE);
  const count = Math.min(props.pictures, MAX_PICTURES);
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
              articleNumber={summary.itemnum}
              alt={summary.imageAlt}
              ratio={summary.imageRatio}
              sizes={sizes}
              size="thumb"
              isEager={isEager}
              isFirst={isFirst}
            />
          </span>
          {parts && (
            <parts.OtherPictures
              summary={summary}
              count={count}
              sizes={sizes}
              isShown={isTouched}
            />
          )}
        </span>
      </PageLink>
      {parts && count > 1 && <parts.Leafing track={track} count={count} isActive={isActive} />}
    </div>
  );
}
