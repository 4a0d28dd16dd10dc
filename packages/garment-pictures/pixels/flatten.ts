import type { Matrix } from '#garment/relief';

/** Steps per curve; outlines have a curve every few centimetres. */
const STEPS = 7;

/** The lines of a path of absolute `M`, `C` and `Z`, as x, y, x, y …; curves become short lines. */
export function flatten(path: string, [a, b, c, d, e, f]: Matrix): number[][] {
  const lines: number[][] = [];
  let line: number[] = [];
  let [x, y] = [0, 0];
  const add = (px: number, py: number) => line.push(a * px + c * py + e, b * px + d * py + f);
  for (const [, command, inside = ''] of path.matchAll(/([MC])([^MCZ]*)/g)) {
    const numbers = inside.trim().split(/[ ,]+/).map(Number);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers;
    if (command === 'M') {
      line = [];
      lines.push(line);
      [x, y] = [x1, y1];
      add(x, y);
      continue;
    }
    for (let step = 1; step <= STEPS; step += 1) {
      const t = step / STEPS;
      const s = 1 - t;
      const [k0, k1, k2, k3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      add(k0 * x + k1 * x1 + k2 * x2 + k3 * x3, k0 * y + k1 * y1 + k2 * y2 + k3 * y3);
    }
    [x, y] = [x3, y3];
  }
  return lines;
}
