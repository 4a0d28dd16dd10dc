import Swiper from 'swiper';
import { Autoplay, Mousewheel } from 'swiper/modules';

export interface SlidePosition {
  /** Index of the first slide in view. */
  at: number;
  isAtEnd: boolean;
}

export interface Driver {
  goTo: (slide: number) => void;
  /** Moves by a number of slides, forwards or back. */
  leaf: (slides: number) => void;
  play: (isPlaying: boolean) => void;
  /** Called after slides have been added or removed. */
  update: () => void;
  stop: () => void;
}

interface Options {
  row: string;
  slide: string;
  /** Slide the visitor has scrolled to. */
  at: number;
  /** Milliseconds a slide takes; 0 under reduced motion. */
  speed: number;
  /** Pixels between slides, as in carousel.module.css. */
  gap: number;
  /** Milliseconds each slide stays; `null` without autoplay. */
  autoplay: number | null;
  onMove: (place: SlidePosition) => void;
}

/** Takes over a row that the browser has scrolled so far, without moving it. */
export function drive(carousel: HTMLElement, options: Options): Driver {
  const { row, slide, at, speed, gap, autoplay, onMove } = options;
  carousel.toggleAttribute('data-driven', true);
  carousel.scrollLeft = 0;
  const notify = ({ activeIndex, isEnd }: Swiper) => onMove({ at: activeIndex, isAtEnd: isEnd });
  const swiper = new Swiper(carousel, {
    modules: autoplay === null ? [Mousewheel] : [Mousewheel, Autoplay],
    wrapperClass: row,
    slideClass: slide,
    initialSlide: at,
    // The style sheet sets widths, which apply before any script and at every breakpoint.
    slidesPerView: 'auto',
    spaceBetween: gap,
    speed,
    rewind: autoplay !== null,
    mousewheel: { forceToAxis: true },
    // Slides have their size before their pictures, so a loaded picture must not end a swipe.
    lazyPreload: false,
    // Events of a dialog opened from a slide bubble to the slide.
    noSwipingSelector: 'dialog',
    ...(autoplay !== null && {
      autoplay: { delay: autoplay, disableOnInteraction: false, pauseOnMouseEnter: true },
    }),
    on: { activeIndexChange: notify, toEdge: notify, fromEdge: notify, resize: notify },
  });
  swiper.autoplay?.stop();
  notify(swiper);
  const goTo = (to: number) =>
    void swiper.slideTo(Math.min(Math.max(to, 0), swiper.slides.length - 1));
  return {
    goTo,
    leaf: (slides) => goTo(swiper.activeIndex + slides),
    play: (isPlaying) => void (isPlaying ? swiper.autoplay?.start() : swiper.autoplay?.stop()),
    update: () => swiper.update(),
    stop: () => {
      swiper.destroy();
      carousel.toggleAttribute('data-driven', false);
    },
  };
}
