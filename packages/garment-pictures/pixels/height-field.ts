import type { Fold } from '#garment/folds';
import { arena } from './arena';
import { fillShape, type Line } from './fill';
import type { LaidGrooves, LaidPly, Plies } from './plies';
import type { Frame } from './frame';
import { seamOf } from './sewn';

/** Heights of a garment in millimetres, point by point; `covered` is 0 where there is none. */
export interface HeightField {
  readonly frame: Frame;
  readonly heights: Float32Array;
  readonly covered: Uint8Array;
}

/** The state of the piece that is being laid. */
interface Layer extends HeightField {
  /** The topmost ply at each point, so that folds of one do not show on another. */
  readonly tops: Uint16Array;
  /** Height of the body that fills the garment. */
  readonly bodies: Float32Array;
}

/** The mean of each value's neighbours within `radius`, applied twice. */
function smoothed(values: Float32Array, radius: number): Float32Array {
  let current = values;
  for (let turn = 0; turn < 2; turn += 1) {
    const next = new Float32Array(current.length);
    for (let index = 0; index < current.length; index += 1) {
      let sum = 0;
      for (let near = index - radius; near <= index + radius; near += 1) {
        sum += current[Math.max(0, Math.min(current.length - 1, near))] ?? 0;
      }
      next[index] = sum / (2 * radius + 1);
    }
    current = next;
  }
  return current;
}

/**
 * Distance above the lowest row at which the width is read, because the lowest rows may be
 * incomplete, and distance that it extends below, in millimetres.
 */
const HEM = 40;
const BELOW = 60;

/** Middle and half width of each row of a body, from its first row to its last. */
function girths(frame: Frame, lines: readonly Line[]) {
  const lefts: number[] = [];
  const rights: number[] = [];
  let first = frame.height;
  fillShape(lines, frame.width, frame.height, (row, start, end) => {
    first = Math.min(first, row);
    lefts[row] = Math.min(lefts[row] ?? start, start);
    rights[row] = Math.max(rights[row] ?? end, end);
  });
  const rows = rights.length - first + Math.round(BELOW * frame.scale);
  // A hem is not level, and a front may hang lower than the body it was measured by.
  const last = Math.max(first, rights.length - 1 - Math.round(HEM * frame.scale));
  const middles = new Float32Array(Math.max(0, rows));
  const halves = new Float32Array(Math.max(0, rows));
  for (let index = 0; index < rows; index += 1) {
    const row = Math.min(last, first + index);
    const [left = 0, right = 0] = [lefts[row], rights[row]];
    middles[index] = (left + right) / 2 - 0.5;
    halves[index] = (right - left) / 2;
  }
  return { first, middles, halves };
}

/** Height of a body of depth 1, from its middle to its edge. */
const bulge = Float32Array.from({ length: 1025 }, (_, step) =>
  Math.sqrt(1 - (step / 1024) ** 2.6 * 0.86),
);

/** Height of a body behind its cloth: part of an ellipse across each row. */
function fillBody({ frame, bodies }: Layer, ply: LaidPly): Float32Array | undefined {
  const { form, formLines } = ply;
  if (!form || !formLines) return undefined;
  const own = arena.floats(bodies.length);
  const { first, middles, halves } = girths(frame, frame.placed(formLines));
  const axes = smoothed(middles, Math.max(1, Math.round(14 * frame.scale)));
  const widths = smoothed(halves, Math.max(1, Math.round(12 * frame.scale)));
  // A shoulder is not as deep as it is wide, so the depth increases slowly from above.
  const deeps = smoothed(halves, Math.max(1, Math.round(38 * frame.scale)));
  const rows = Math.min(halves.length, frame.height - first);
  for (let index = 0; index < rows; index += 1) {
    const row = (first + index) * frame.width;
    const [axis = 0, half = 0] = [axes[index], Math.max(widths[index] ?? 0, halves[index] ?? 0)];
    const deep = ((deeps[index] ?? 0) / frame.scale) * form.depth;
    const from = Math.max(0, Math.floor(axis - half - 2));
    const to = Math.min(frame.width - 1, Math.ceil(axis + half + 2));
    for (let x = from; x <= to; x += 1) {
      const aside = Math.min(1, Math.abs(x - axis) / (half + 1));
      own[row + x] = deep * (bulge[(aside * 1024) | 0] ?? 0);
    }
  }
  return own;
}

function layPly(layer: Layer, ply: LaidPly, number: number): void {
  const { frame, heights, covered, tops, bodies } = layer;
  const own = fillBody(layer, ply);
  const sewn = seamOf(layer, ply);
  fillShape(frame.placed(ply.lines), frame.width, frame.height, (row, start, end) => {
    const first = row * frame.width;
    for (let index = first + start; index < first + end; index += 1) {
      if (own) bodies[index] = own[index] ?? 0;
      const height = ply.level + (bodies[index] ?? 0);
      heights[index] = sewn ? sewn.height(row, index - first, height) : height;
      covered[index] = 1;
      tops[index] = number;
    }
  });
  for (const fold of ply.folds) layFold(layer, ply, fold, number);
}

interface Placed {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly bow: number;
  readonly width: number;
}

function placeFold({ frame }: Layer, { matrix }: LaidPly, fold: Fold): Placed {
  const [a, b, c, d, e, f] = matrix;
  const point = ([x, y]: readonly [number, number]) =>
    frame.point(a * x + c * y + e, b * x + d * y + f);
  const side = a * d - b * c < 0 ? -1 : 1;
  return {
    from: point(fold.from),
    to: point(fold.to),
    bow: fold.bow * side * frame.scale,
    width: Math.max(1.2, fold.width * frame.scale),
  };
}

/** A valley with a soft ridge next to it, widest in its middle and tapering at its ends. */
function layFold(layer: Layer, ply: LaidPly, fold: Fold, number: number): void {
  const { frame, heights, tops } = layer;
  const { from, to, bow, width } = placeFold(layer, ply, fold);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length < 1) return;
  const [ux, uy] = [dx / length, dy / length];
  const reach = width * 3.4 + Math.abs(bow);
  const left = Math.max(0, Math.floor(Math.min(from[0], to[0]) - reach));
  const right = Math.min(frame.width - 1, Math.ceil(Math.max(from[0], to[0]) + reach));
  const top = Math.max(0, Math.floor(Math.min(from[1], to[1]) - reach));
  const bottom = Math.min(frame.height - 1, Math.ceil(Math.max(from[1], to[1]) + reach));
  const deep = fold.depth * ply.depth;
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const index = y * frame.width + x;
      if (tops[index] !== number) continue;
      const [px, py] = [x - from[0], y - from[1]];
      const along = (px * ux + py * uy) / length;
      if (along <= 0 || along >= 1) continue;
      const swell = 4 * along * (1 - along);
      const aside = px * uy - py * ux - (swell * bow) / 2;
      const own = width * (0.45 + 0.55 * swell);
      heights[index] = (heights[index] ?? 0) - deep * swell * crease(aside / own);
    }
  }
}

/** Cross-section of a fold; 1 at its bottom, negative on its ridge. */
function crease(aside: number): number {
  const valley = 1 - aside * aside * 0.36;
  const ridge = 1 - (aside + 1.9) * (aside + 1.9) * 0.5;
  return (valley > 0 ? valley * valley : 0) - (ridge > 0 ? 0.55 * ridge * ridge : 0);
}

/** The deepest groove at each point, so that crossing grooves are not twice as deep. */
function press(layer: Layer, { clip, grooves }: LaidGrooves): void {
  const { frame, heights } = layer;
  const pressed = arena.floats(heights.length);
  for (const { lines, width, depth } of grooves) {
    const reach = Math.max(1.5, width * frame.scale);
    for (const line of frame.placed(lines)) {
      for (let index = 0; index + 3 < line.length; index += 2) {
        pressSegment(pressed, frame, line, index, { reach, depth });
      }
    }
  }
  fillShape(frame.placed(clip), frame.width, frame.height, (row, start, end) => {
    const first = row * frame.width;
    for (let index = first + start; index < first + end; index += 1) {
      heights[index] = (heights[index] ?? 0) - (pressed[index] ?? 0);
    }
  });
}

function pressSegment(
  pressed: Float32Array,
  frame: Frame,
  line: Float64Array,
  start: number,
  { reach, depth }: { readonly reach: number; readonly depth: number },
): void {
  const [x1, y1] = [line[start] ?? 0, line[start + 1] ?? 0];
  const [x2, y2] = [line[start + 2] ?? 0, line[start + 3] ?? 0];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy || 1;
  const left = Math.max(0, Math.floor(Math.min(x1, x2) - reach));
  const right = Math.min(frame.width - 1, Math.ceil(Math.max(x1, x2) + reach));
  const top = Math.max(0, Math.floor(Math.min(y1, y2) - reach));
  const bottom = Math.min(frame.height - 1, Math.ceil(Math.max(y1, y2) + reach));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / square));
      const [offX, offY] = [x - x1 - along * dx, y - y1 - along * dy];
      const far = offX * offX + offY * offY;
      if (far >= reach * reach) continue;
      const aside = Math.sqrt(far) / reach;
      const here = depth * (1 - aside) * (1 - aside);
      const index = y * frame.width + x;
      const before = pressed[index] ?? 0;
      if (Math.abs(here) > Math.abs(before)) pressed[index] = here;
    }
  }
}

/** Lays all plies on each other, the lowest first. */
export function heightField(plies: Plies, frame: Frame): HeightField {
  const points = frame.width * frame.height;
  const layer: Layer = {
    frame,
    heights: arena.floats(points),
    covered: arena.bytes(points),
    tops: arena.shorts(points),
    bodies: arena.floats(points),
  };
  plies.laid.forEach((each, index) => {
    arena.within(() => {
      if ('ply' in each) layPly(layer, each.ply, index + 1);
      else press(layer, each.pressed);
    });
  });
  return layer;
}
