import { useEffect, useRef, useState, type RefObject } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './tile-pictures.module.css';

interface Position {
  at: number;
  count: number;
  goTo: (picture: number) => void;
}

/** Arrows for the mouse; touch swipes, and the product page offers all pictures to the keyboard. */
function Arrows({ at, count, goTo }: Position) {
  const { slider: messages } = useMessages();
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        className={styles.arrow}
        data-to="previous"
        aria-label={messages.previous}
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
        aria-label={messages.next}
        hidden={at === count - 1}
        onClick={() => goTo(at + 1)}
      >
        <Icon name="chevron" size={20} />
      </button>
    </>
  );
}

const Dots = ({ at, count }: Pick<Position, 'at' | 'count'>) => (
  <span className={styles.dots} aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      <span key={place} data-here={place === at} />
    ))}
  </span>
);

interface LeafingProps {
  /** The row that the browser scrolls. */
  track: RefObject<HTMLElement | null>;
  count: number;
  /** Whether the mouse or the focus is on the tile. */
  isActive: boolean;
}

/** Arrows and dots of a tile's row of pictures. */
export function Leafing({ track, count, isActive }: LeafingProps) {
  const [at, setAt] = useState(0);
  /** Index of the picture that the row is scrolling to; pictures it passes are ignored. */
  const target = useRef<number | null>(null);
  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const follow = ({ type }: Event) => {
      const { scrollLeft, clientWidth } = row;
      const shown = clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;
      if (type === 'scrollend' || shown === target.current) target.current = null;
      if (target.current === null) setAt(shown);
    };
    row.addEventListener('scroll', follow, { passive: true });
    row.addEventListener('scrollend', follow);
    return () => {
      row.removeEventListener('scroll', follow);
      row.removeEventListener('scrollend', follow);
    };
  }, [track]);
  const goTo = (picture: number) => {
    target.current = picture;
    setAt(picture);
    track.current?.scrollTo({ left: picture * track.current.clientWidth });
  };
  return (
    <>
      {isActive && <Arrows at={at} count={count} goTo={goTo} />}
      <Dots at={at} count={count} />
    </>
  );
}
