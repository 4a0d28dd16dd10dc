import { at, round, type Point } from '#drawing/outline';
import type { Random } from '#drawing/random';

/** A crease: its ends, how far it bows to its left, its width and depth. */
export interface Fold {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly bow: number;
  /** Widest part in millimetres. */
  readonly width: number;
  /** 0–1. */
  readonly depth: number;
}

export function fold(
  from: readonly [number, number],
  to: readonly [number, number],
  bow: number,
  width: number,
  depth: number,
): Fold {
  return { from, to, bow, width, depth };
}

/** The outline of a fold, shifted by the given millimetres. */
export function lens({ from, to, bow, width }: Fold, shiftX = 0, shiftY = 0): string {
  const [x1, y1] = [from[0] + shiftX, from[1] + shiftY];
  const [x2, y2] = [to[0] + shiftX, to[1] + shiftY];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const normal: Point = at((y2 - y1) / length, -(x2 - x1) / length);
  const middle = at((x1 + x2) / 2, (y1 + y2) / 2);
  const control = (offset: number) =>
    `${round(middle.x + normal.x * offset)} ${round(middle.y + normal.y * offset)}`;
  const start = `${round(x1)} ${round(y1)}`;
  const end = `${round(x2)} ${round(y2)}`;
  return `M${start}Q${control(bow + width)} ${end}Q${control(bow - width)} ${start}Z`;
}

export function mirroredFolds(folds: readonly Fold[]): Fold[] {
  return folds.map(({ from, to, bow, width, depth }) =>
    fold([-from[0], from[1]], [-to[0], to[1]], -bow, width, depth),
  );
}

/**
 * Varies the folds, because no two garments lie alike: one is nearly smooth, the next has most of
 * its creases.
 */
export function laid(folds: readonly Fold[], random: Random): Fold[] {
  const share = random.between(0.35, 0.95);
  return folds.filter(() => random.next() < share);
}
