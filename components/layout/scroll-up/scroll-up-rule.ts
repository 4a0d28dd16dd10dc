/** State of the button's rule between two evaluations. */
export interface ScrollState {
  isShown: boolean;
  /** Scroll position in pixels at the last decision. */
  at: number;
}

/** Movements of fewer pixels are ignored. */
const MIN_MOVEMENT = 75;
/** Scroll position in pixels below which the button is hidden. */
const NEAR_TOP = 150;
/** Window heights after which the button is shown in either direction. */
const FAR_DOWN = 2;

/**
 * Shown from two window heights on, and beyond 150 pixels when scrolling up; hidden nearer to the
 * top, and when scrolling down before two window heights.
 * @param y current scroll position in pixels
 */
export function nextScrollState(last: ScrollState, y: number, windowHeight: number): ScrollState {
  if (Math.abs(y - last.at) < MIN_MOVEMENT) return last;
  if (y < NEAR_TOP) return { isShown: false, at: y };
  const isScrolledDown = y >= FAR_DOWN * windowHeight;
  const goesUp = y < last.at;
  return { isShown: isScrolledDown || (goesUp && y > NEAR_TOP), at: y };
}
