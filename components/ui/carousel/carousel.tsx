import type { CSSProperties, DragEvent, FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './carousel.module.css';
import { Controls } from './controls';
import { inViewAt, type InView } from './in-view';
import { useAutoplay } from './use-autoplay';
import { useDriver } from './use-driver';

interface CarouselProps {
  /** Accessible name of the row; by default "Pictures to browse". */
  label?: string;
  slides: readonly { id: string; content: ReactNode }[];
  inView: InView;
  /** Maximum width of a slide in rem; by default a slide is as wide as its share of the row. */
  widest?: number;
  /** Milliseconds from one slide to the next. */
  speed?: number;
  /** Milliseconds each slide stays before the next is shown automatically; `null` disables it. */
  autoplay?: number | null;
}

type Driving = ReturnType<typeof useDriver>;

const MOVES: Readonly<Record<string, (driving: Driving) => void>> = {
  ArrowLeft: ({ leaf }) => leaf(-1),
  ArrowRight: ({ leaf }) => leaf(1),
  Home: ({ goTo }) => goTo(0),
  End: ({ goTo }) => goTo(Number.MAX_SAFE_INTEGER),
};

/** Handles keys meant for the row, not for an element inside it. */
function leafByKey(event: KeyboardEvent, driving: Driving) {
  const move = MOVES[event.key];
  if (!move || event.target !== event.currentTarget) return;
  event.preventDefault();
  move(driving);
}

/** Scrolls a slide into view when one of its links is focused by Tab, but not by a click. */
function followFocus({ target, currentTarget }: FocusEvent, { driver }: Driving) {
  if (!target.matches(':focus-visible')) return;
  const row = currentTarget.firstElementChild;
  const slides = [...(row?.children ?? [])];
  const focused = slides.findIndex((slide) => slide.contains(target));
  if (focused >= 0) driver?.goTo(focused);
}

function Slides({ slides }: Pick<CarouselProps, 'slides'>) {
  const { slider: messages } = useMessages();
  return (
    <div className={styles.row}>
      {slides.map(({ id, content }, place) => (
        <div
          key={id}
          className={styles.slide}
          data-slide={place + 1}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the carousel pattern asks for groups
          role="group"
          aria-roledescription={messages.slide}
          aria-label={formatMessage(messages.place, { number: place + 1, count: slides.length })}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

function PauseButton({ isPaused, onChange }: { isPaused: boolean; onChange: () => void }) {
  const { slider: messages } = useMessages();
  return (
    <button
      type="button"
      className={styles.pause}
      aria-label={isPaused ? messages.resume : messages.pause}
      onClick={onChange}
    >
      <Icon name={isPaused ? 'play' : 'pause'} size={20} />
    </button>
  );
}

/** Widths of slides, for the style sheet. */
function boundsOf(inView: ReturnType<typeof inViewAt>, widest: CarouselProps['widest']) {
  const shares = Object.entries(inView).map(([width, number]) => [`--${width}`, number]);
  const limit = widest === undefined ? [] : [['--slide-widest', `${widest}rem`]];
  // React's type knows no custom properties.
  return Object.fromEntries([...shares, ...limit]) as CSSProperties;
}

/**
 * A row of slides, controlled by buttons, dots, keys, touch and mouse. The HTML is a row that the
 * browser scrolls and snaps, which works without scripts.
 */
export function Carousel(props: CarouselProps) {
  const { slides, widest, speed = 300, autoplay = null } = props;
  const { slider: messages } = useMessages();
  const count = slides.length;
  const inView = inViewAt(props.inView, count);
  const driving = useDriver({ count, speed, autoplay });
  const { carousel, look, touch } = driving;
  const rowProps = {
    ref: carousel,
    onKeyDown: (event: KeyboardEvent) => leafByKey(event, driving),
    onFocus: (event: FocusEvent) => followFocus(event, driving),
    onScroll: look,
    onPointerDown: touch,
    // Dragging with the mouse must move the row, not a picture.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
  const hasAutoplay = autoplay !== null && count > 1;
  const { isPaused, setIsPaused, setHasFocus } = useAutoplay({ ...driving, hasAutoplay });
  return (
    <div
      className={styles.root}
      style={boundsOf(inView, widest)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <div
        {...rowProps}
        className={styles.carousel}
        data-keeps-swipes=""
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups form fields
        role="group"
        aria-label={props.label ?? messages.label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <Slides slides={slides} />
      </div>
      <Controls {...driving} slides={slides} inView={inView} />
      {hasAutoplay && (
        <PauseButton isPaused={isPaused} onChange={() => setIsPaused((was) => !was)} />
      )}
    </div>
  );
}
