/** A point of an outline; the curve is smooth except at corners. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly corner?: boolean;
}

/** Creates a point: `at(1, 2)` is smooth, `at(1, 2, 'corner')` is a corner. */
export function at(x: number, y: number, kind?: 'corner'): Point {
  return kind ? { x, y, corner: true } : { x, y };
}

/** Parses an outline written as `x,y` pairs; `!` after a pair makes it a corner. */
export function traced(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.replace('!', '').split(',').map(Number);
    return pair.endsWith('!') ? at(x, y, 'corner') : at(x, y);
  });
}

export function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function write(point: Point): string {
  return `${round(point.x)} ${round(point.y)}`;
}

/**
 * Control point next to `here` in the direction of `to`: a third of the tangent, or of the chord at
 * corners.
 */
function handle(before: Point, here: Point, to: Point): Point {
  if (here.corner) return at(here.x + (to.x - here.x) / 3, here.y + (to.y - here.y) / 3);
  const reach = Math.hypot(to.x - here.x, to.y - here.y);
  const tangentX = to.x - before.x;
  const tangentY = to.y - before.y;
  const length = Math.hypot(tangentX, tangentY) || 1;
  return at(here.x + (tangentX / length) * (reach / 3), here.y + (tangentY / length) * (reach / 3));
}

export function curve(points: readonly Point[], closed = false): string {
  const first = points[0];
  if (!first) return '';
  const count = points.length;
  const point = (index: number): Point => {
    if (closed) return points[(index + count) % count] ?? first;
    return points[Math.min(count - 1, Math.max(0, index))] ?? first;
  };
  let path = `M${write(first)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [here, to] = [point(index), point(index + 1)];
    const leave = handle(point(index - 1), here, to);
    const arrive = handle(point(index + 2), to, here);
    path += `C${write(leave)} ${write(arrive)} ${write(to)}`;
  }
  return closed ? `${path}Z` : path;
}

export function shape(points: readonly Point[]): string {
  return curve(points, true);
}

/**
 * The points mirrored at the vertical line `axis`, in reverse order, ready to continue an outline.
 */
export function mirrored(points: readonly Point[], axis: number): Point[] {
  return points.map((point) => ({ ...point, x: 2 * axis - point.x })).reverse();
}

/** A closed outline from its right half, top to bottom. */
export function symmetric(right: readonly Point[]): Point[] {
  return [...right, ...mirrored(right, 0)];
}

export function shifted(points: readonly Point[], x: number, y: number): Point[] {
  return points.map((point) => ({ ...point, x: point.x + x, y: point.y + y }));
}

const PAIR = /(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g;

/** The area of path data with absolute pairs only, with the control points of its curves. */
export function boxOfPath(path: string) {
  const pairs = [...path.matchAll(PAIR)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const [xs, ys] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Path data of `shape` or `curve`, which contain absolute pairs only, with every pair moved. */
export function moved(path: string, move: (x: number, y: number) => [number, number]): string {
  return path.replace(PAIR, (_, x, y) => move(Number(x), Number(y)).map(round).join(' '));
}
