/** State of the button's rule between two evaluations. */
export interface ScrollState {
  isShown: boolean;
  /** Pixels the page was scrolled when the rule last decided. */
  at: number;
}

/** Pixels: smaller movements are ignored. */
const MIN_MOVEMENT = 75;
/** Pixels below which there is nothing to go up. */
const NEAR_TOP = 150;
/** Window heights after which the button shows whichever way the page moves. */
const FAR_DOWN = 2;

/**
 * Shown from two window heights on, and past 150 pixels when the page moves upward; hidden nearer
 * to the top, and on the way down before two window heights.
 * @param y pixels the page is scrolled now
 */
export function nextScrollState(last: ScrollState, y: number, windowHeight: number): ScrollState {
  if (Math.abs(y - last.at) < MIN_MOVEMENT) return last;
  if (y < NEAR_TOP) return { isShown: false, at: y };
  const isScrolledDown = y >= FAR_DOWN * windowHeight;
  const goesUp = y < last.at;
  return { isShown: isScrolledDown || (goesUp && y > NEAR_TOP), at: y };
}
