import type { Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

/** Time between two positions of a finger, in milliseconds. */
const STEP_MS = 25;
const STEPS = 10;

/** One finger, as touch events of the browser. */
export async function touch(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y]) => ({ x, y })),
    });
  return {
    /** Moves from one point to another in a quarter of a second, without lifting. */
    drag: async (from: Point, to: Point) => {
      await send('touchStart', [from]);
      for (let step = 1; step <= STEPS; step++) {
        const at = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * step) / STEPS;
        await send('touchMove', [[at(0), at(1)]]);
        await page.waitForTimeout(STEP_MS);
      }
    },
    /** Holds the position, so that lifting is not a flick. */
    hold: async (at: Point) => {
      for (let step = 0; step < STEPS; step++) {
        await send('touchMove', [[at[0] + (step % 2), at[1]]]);
        await page.waitForTimeout(STEP_MS);
      }
    },
    release: () => send('touchEnd', []),
  };
}

export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await touch(page);
  await finger.drag(from, to);
  await finger.release();
}
