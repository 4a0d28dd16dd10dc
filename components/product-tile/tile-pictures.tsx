import NextLink from 'next/link';
import { useRef, useState } from 'react';
import { Icon } from '@/components/icon/icon';
import { ProductPicture } from '@/components/product-picture/product-picture';
import { isShort } from '@/lib/catalogue/product-image';
import type { TileColour } from '@/lib/catalogue/tile-product';
import { useWords } from '@/lib/i18n/words';
import styles from './tile-pictures.module.css';

/** Front, back, detail, cloth. */
const MOST_PICTURES = 4;

interface Props {
  colour: TileColour;
  /** Describes a picture that has no words of its own. */
  title: string;
  href: string;
  sizes: string;
  isEager: boolean;
  isFirst: boolean;
  /** The mouse or the keyboard is at the tile. */
  isActive: boolean;
  onFollow: () => void;
}

interface Leafing {
  at: number;
  count: number;
  goTo: (picture: number) => void;
}

/** For the mouse; fingers swipe, and the product page shows the keyboard all of them. */
function Arrows({ at, count, goTo }: Leafing) {
  const { slider: words } = useWords();
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        className={styles.arrow}
        data-to="previous"
        aria-label={words.previous}
        hidden={at === 0}
        onClick={() => goTo(at - 1)}
      >
        <Icon name="chevron" size={20} />
      </button>
      <button
        type="button"
        tabIndex={-1}
        className={styles.arrow}
        data-to="next"
        aria-label={words.next}
        hidden={at === count - 1}
        onClick={() => goTo(at + 1)}
      >
        <Icon name="chevron" size={20} />
      </button>
    </>
  );
}

const Dots = ({ at, count }: Pick<Leafing, 'at' | 'count'>) => (
  <span className={styles.dots} aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      <span key={place} data-here={place === at} />
    ))}
  </span>
);

/**
 * Pictures of one colour in a row that the browser scrolls and snaps. Only the first is loaded
 * until someone touches the row. The link around them is the tile's own once more, for the pointer:
 * a row can be swiped only where no other element lies on it.
 */
export function TilePictures(props: Props) {
  const { colour, title, href, sizes, isEager, isFirst, isActive, onFollow } = props;
  const track = useRef<HTMLSpanElement>(null);
  const [at, setAt] = useState(0);
  const [isTouched, setIsTouched] = useState(false);
  if (isActive && !isTouched) setIsTouched(true);
  const count = Math.min(colour.detailImgCount, MOST_PICTURES);

  const look = ({ scrollLeft, clientWidth }: HTMLElement) =>
    setAt(clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0);
  const goTo = (picture: number) => {
    const left = picture * (track.current?.clientWidth ?? 0);
    track.current?.scrollTo({ left });
    setAt(picture);
  };
  return (
    <div className={styles.root} onPointerDown={() => setIsTouched(true)}>
      <NextLink
        className={styles.link}
        href={href}
        prefetch={false}
        tabIndex={-1}
        aria-hidden="true"
        onClick={onFollow}
      >
        <span className={styles.track} ref={track} onScroll={(event) => look(event.currentTarget)}>
          {Array.from({ length: count }, (_, place) => (
            <span
              key={place}
              className={styles.place}
              data-length={isShort(colour.imageRatio) ? 'short' : 'tall'}
            >
              {(place === 0 || isTouched) && (
                <ProductPicture
                  className={styles.picture}
                  articleNumber={colour.itemnum}
                  index={place + 1}
                  alt={colour.imageAlt || title}
                  ratio={colour.imageRatio}
                  sizes={sizes}
                  size="thumb"
                  isEager={isEager}
                  isFirst={isFirst && place === 0}
                />
              )}
            </span>
          ))}
        </span>
      </NextLink>
      {count > 1 && (
        <>
          {isActive && <Arrows at={at} count={count} goTo={goTo} />}
          <Dots at={at} count={count} />
        </>
      )}
    </div>
  );
}
