import { Icon } from '@/components/ui/icon/icon';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './carousel.module.css';
import { widthsBeyond, type Width } from './in-view';

/** Maximum distance in dots from the current one; all beyond it look alike. */
const FARTHEST = 4;

interface Props {
  slides: readonly { id: string }[];
  inView: Readonly<Record<Width, number>>;
  at: number;
  isAtEnd: boolean;
  goTo: (slide: number) => void;
  leaf: (slides: number) => void;
}

/** Dots, of which a few are visible: the further away, the smaller. */
function Dots({ slides, inView, at, goTo }: Pick<Props, 'slides' | 'inView' | 'at' | 'goTo'>) {
  const { slider: messages } = useMessages();
  const count = slides.length;
  return (
    <div className={styles.dots}>
      {slides.map(({ id }, place) => (
        <button
          key={id}
          type="button"
          className={styles.dot}
          aria-label={formatMessage(messages.goTo, { number: place + 1, count })}
          aria-current={place === at}
          data-beyond={widthsBeyond(place, count, inView).join(' ')}
          data-distance={Math.min(Math.abs(place - at), FARTHEST)}
          onClick={() => goTo(place)}
        />
      ))}
    </div>
  );
}

/**
 * Buttons and dots; the server computes which of them are needed at each width, for the style
 * sheet.
 */
export function Controls({ slides, inView, at, isAtEnd, goTo, leaf }: Props) {
  const { slider: messages } = useMessages();
  return (
    <div className={styles.controls} data-beyond={widthsBeyond(1, slides.length, inView).join(' ')}>
      <button
        type="button"
        className={styles.step}
        aria-label={messages.previous}
        aria-disabled={at === 0}
        onClick={() => leaf(-1)}
      >
        <Icon name="chevron" size={20} />
      </button>
      <Dots slides={slides} inView={inView} at={at} goTo={goTo} />
      <button
        type="button"
        className={styles.step}
        aria-label={messages.next}
        aria-disabled={isAtEnd}
        onClick={() => leaf(1)}
      >
        <Icon name="chevron" size={20} />
      </button>
    </div>
  );
}
