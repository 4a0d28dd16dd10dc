import { useRef, useState, type KeyboardEvent } from 'react';
import { glide } from './glide';

interface Place {
  /** Position of the first slide in view. */
  at: number;
  isAtEnd: boolean;
}

/** Slides by their distance from the row's start, in pixels. */
function startsOf(row: HTMLElement): number[] {
  const slides = [...row.children].filter((child) => child instanceof HTMLElement);
  const origin = slides[0]?.offsetLeft ?? 0;
  return slides.map(({ offsetLeft }) => offsetLeft - origin);
}

function placeOf(row: HTMLElement): Place {
  const distances = startsOf(row).map((start) => Math.abs(start - row.scrollLeft));
  return {
    at: Math.max(distances.indexOf(Math.min(...distances)), 0),
    // Scroll positions are fractions of pixels on some screens.
    isAtEnd: row.scrollLeft + row.clientWidth >= row.scrollWidth - 2,
  };
}

/** Leafing through a row of slides by buttons, dots and keys; swiping is the browser's own. */
export function useLeafing(durationMs: number) {
  const row = useRef<HTMLDivElement>(null);
  /** Slide that a glide is under way to; quick clicks count from there. */
  const goal = useRef<number | null>(null);
  const stop = useRef<() => void>(undefined);
  const [place, setPlace] = useState<Place>({ at: 0, isAtEnd: false });

  const look = () => {
    if (!row.current) return;
    const next = placeOf(row.current);
    setPlace((last) => (last.at === next.at && last.isAtEnd === next.isAtEnd ? last : next));
  };
  const letGo = () => {
    stop.current?.();
    goal.current = null;
  };
  const goTo = (slide: number) => {
    if (!row.current) return;
    const starts = startsOf(row.current);
    const target = Math.min(Math.max(slide, 0), starts.length - 1);
    const farthest = row.current.scrollWidth - row.current.clientWidth;
    letGo();
    goal.current = target;
    stop.current = glide(row.current, Math.min(starts[target] ?? 0, farthest), durationMs, letGo);
  };
  const leaf = (slides: number) => goTo((goal.current ?? place.at) + slides);
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => leaf(-1),
      ArrowRight: () => leaf(1),
      Home: () => goTo(0),
      End: () => goTo(Infinity),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  return {
    ...place,
    goTo,
    leaf,
    /** Props of the row: a finger or a wheel takes over from a glide. */
    rowProps: { ref: row, onKeyDown, onScroll: look, onPointerDown: letGo, onWheel: letGo },
  };
}
