const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/**
 * Scrolls a row sideways in a time of our own: the browser's smooth scrolling has no duration.
 * @param left pixels from the row's start
 * @param onArrival called when it is there, not when it is stopped
 * @returns stops it where it is
 */
export function glide(
  row: HTMLElement,
  left: number,
  durationMs: number,
  onArrival: () => void,
): () => void {
  const from = row.scrollLeft;
  const begin = performance.now();
  const isStill = durationMs === 0 || matchMedia(REDUCED_MOTION).matches;
  let frame = 0;

  const release = () => row.style.removeProperty('scroll-snap-type');
  const step = (now: number) => {
    const share = isStill ? 1 : Math.min(Math.max(now - begin, 0) / durationMs, 1);
    row.scrollLeft = from + (left - from) * easeOut(share);
    if (share < 1) {
      frame = requestAnimationFrame(step);
      return;
    }
    release();
    onArrival();
  };

  // Snapping would pull the row back at every step.
  row.style.scrollSnapType = 'none';
  step(begin);
  return () => {
    cancelAnimationFrame(frame);
    release();
  };
}
