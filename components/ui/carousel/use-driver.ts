import { useCallback, useEffect, useRef, useState } from 'react';
import { whenIdle } from '@/lib/platform/hydration/when-idle';
import type { Driver, SlidePosition } from './drive';
import styles from './carousel.module.css';

const GAP = 20;

interface Options {
  count: number;
  speed: number;
  autoplay: number | null;
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Distances of slides from the row's start, in pixels. */
function startsOf(carousel: HTMLElement): number[] {
  const slides = [...(carousel.firstElementChild?.children ?? [])];
  const lefts = slides.map((slide) => (slide instanceof HTMLElement ? slide.offsetLeft : 0));
  return lefts.map((left) => left - (lefts[0] ?? 0));
}

/** Position of a row that the browser scrolls. */
function placeOf(carousel: HTMLElement): SlidePosition {
  const distances = startsOf(carousel).map((start) => Math.abs(start - carousel.scrollLeft));
  return {
    at: Math.max(distances.indexOf(Math.min(...distances)), 0),
    // Scroll positions are fractions of pixels on some screens.
    isAtEnd: carousel.scrollLeft + carousel.clientWidth >= carousel.scrollWidth - 2,
  };
}

/** Scrolls natively if the driver's chunk fails to load. */
function scrollTo(carousel: HTMLElement, slide: number) {
  const starts = startsOf(carousel);
  const left = starts[Math.min(Math.max(slide, 0), starts.length - 1)] ?? 0;
  carousel.scrollTo({ left, behavior: prefersStillness() ? 'auto' : 'smooth' });
}

/**
 * A row of slides that the browser scrolls and snaps until it is in view on an idle page or
 * touched: then the slider library is loaded, and continues from the same position.
 */
export function useDriver({ count, speed, autoplay }: Options) {
  const carousel = useRef<HTMLDivElement>(null);
  const coming = useRef<Promise<Driver> | null>(null);
  const [driver, setDriver] = useState<Driver | null>(null);
  const [place, setPlace] = useState<SlidePosition>({ at: 0, isAtEnd: false });
  const [isInView, setIsInView] = useState(false);

  const load = useCallback((): Promise<Driver> => {
    coming.current ??= import('./drive').then(({ drive }) => {
      if (!carousel.current) throw new Error('the carousel is gone');
      const driver = drive(carousel.current, {
        row: styles['row'] ?? '',
        slide: styles['slide'] ?? '',
        at: placeOf(carousel.current).at,
        speed: prefersStillness() ? 0 : speed,
        gap: GAP,
        autoplay: prefersStillness() ? null : autoplay,
        onMove: setPlace,
      });
      setDriver(driver);
      return driver;
    });
    // The next interaction retries.
    coming.current.catch(() => (coming.current = null));
    return coming.current;
  }, [speed, autoplay]);

  useEffect(() => {
    if (!carousel.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      setIsInView(entry?.isIntersecting === true);
    });
    observer.observe(carousel.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    // Resources of the page itself come first.
    if (isInView) return whenIdle(() => void load().catch(() => {}));
  }, [isInView, load]);

  useEffect(() => driver?.update(), [driver, count]);

  useEffect(() => {
    if (!driver) return;
    return () => {
      driver.stop();
      coming.current = null;
    };
  }, [driver]);

  const request = (byDriver: (driver: Driver) => void, slide: number) => {
    load().then(byDriver, () => carousel.current && scrollTo(carousel.current, slide));
  };

  return {
    ...place,
    carousel,
    driver,
    isInView,
    goTo: (slide: number) => request((known) => known.goTo(slide), slide),
    leaf: (slides: number) => request((known) => known.leaf(slides), place.at + slides),
    touch: () => void load().catch(() => {}),
    look: () => {
      if (carousel.current && !driver) setPlace(placeOf(carousel.current));
    },
  };
}
