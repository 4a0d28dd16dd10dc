import { channels, toned, type Oklch } from '#drawing/colour';
import type { Frame } from './frame';
import { dotSteps, stripeSteps, type Pattern, type Stripes } from './pattern';

/** Position in the cloth at the picture's corner, and the step per pixel to the right and down. */
export interface Grain {
  readonly start: readonly [u: number, v: number];
  readonly right: readonly [u: number, v: number];
  readonly down: readonly [u: number, v: number];
}

/** Adjacent pixels; `row` is the index of the first of their row. */
export interface Run {
  readonly y: number;
  readonly start: number;
  readonly end: number;
  readonly row: number;
}

/** Draws a pattern's yarns over the colours of a run in `flat` (red, green, blue, alpha). */
export type Weaver = (flat: Uint8Array, run: Run) => void;

/** Deviation of cloth from a straight grid, in millimetres. */
const driftAlong = (y: number) => 3.2 * Math.sin(y / 92) + 1.4 * Math.sin(y / 41 + 1.3);
const driftAcross = (x: number) => 2.8 * Math.sin(x / 104 + 2.1) + 1.2 * Math.sin(x / 44);

interface Drift {
  readonly along: Float32Array;
  readonly across: Float32Array;
}

const drifts = new WeakMap<Frame, Drift>();

/** Shared by all pieces of a picture. */
function driftOf(frame: Frame): Drift {
  const known = drifts.get(frame);
  if (known) return known;
  const { area, scale, width, height } = frame;
  const along = Float32Array.from({ length: height }, (_, y) => driftAlong(area.y + y / scale));
  const across = Float32Array.from({ length: width }, (_, x) => driftAcross(area.x + x / scale));
  drifts.set(frame, { along, across });
  return { along, across };
}

interface Woven {
  readonly grain: Grain;
  readonly base: Oklch;
}

/** Seams and insides are darker than the cloth, so their pattern is too, by the green channel. */
function dims(base: Oklch): Float32Array {
  const [, green = 1] = channels(toned(base, 0));
  return Float32Array.from({ length: 256 }, (_, here) => Math.min(1.15, here / (green || 1)));
}

export function weaver(pattern: Pattern, frame: Frame, { grain, base }: Woven): Weaver {
  const { size, warp, weft, dots } = pattern;
  const drift = driftOf(frame);
  const dim = dims(base);
  if (dots) return (flat, run) => print(flat, run, { pattern, dots, grain, drift, dim });
  return (flat, run) => {
    if (warp) lay(flat, run, { stripes: warp, axis: 0, size, grain, drift, dim });
    if (weft) lay(flat, run, { stripes: weft, axis: 1, size, grain, drift, dim });
  };
}

interface Laying {
  readonly stripes: Stripes;
  /** 0 for warp, whose position varies across the cloth, 1 for weft. */
  readonly axis: 0 | 1;
  readonly size: number;
  readonly grain: Grain;
  readonly drift: Drift;
  readonly dim: Float32Array;
}

function lay(flat: Uint8Array, { y, start, end, row }: Run, laying: Laying): void {
  const { stripes, axis, size, grain, drift, dim } = laying;
  // A local variable, because an imported name is looked up at each access.
  const steps = stripeSteps;
  const { across } = drift;
  const first = grain.start[axis] + y * grain.down[axis] + (axis === 0 ? (drift.along[y] ?? 0) : 0);
  for (let x = start; x < end; x += 1) {
    const place = (first + x * grain.right[axis] + (axis === 1 ? (across[x] ?? 0) : 0)) / size;
    const step = ((place - Math.floor(place)) * steps) | 0;
    const left = stripes[step * 4 + 3] ?? 1;
    if (left === 1) continue;
    const at = (row + x) * 4;
    const dimmed = dim[flat[at + 1] ?? 0] ?? 1;
    // Bytes wrap around: bright thread would turn magenta.
    flat[at] = Math.min(255, (flat[at] ?? 0) * left + (stripes[step * 4] ?? 0) * dimmed + 0.5);
    flat[at + 1] = Math.min(
      255,
      (flat[at + 1] ?? 0) * left + (stripes[step * 4 + 1] ?? 0) * dimmed + 0.5,
    );
    flat[at + 2] = Math.min(
      255,
      (flat[at + 2] ?? 0) * left + (stripes[step * 4 + 2] ?? 0) * dimmed + 0.5,
    );
  }
}

interface Printing {
  readonly pattern: Pattern;
  readonly dots: Float32Array;
  readonly grain: Grain;
  readonly drift: Drift;
  readonly dim: Float32Array;
}

function print(flat: Uint8Array, { y, start, end, row }: Run, printing: Printing): void {
  const { dots, grain, drift, dim } = printing;
  const { size, yarn } = printing.pattern;
  const steps = dotSteps;
  const part = (value: number) => ((value - Math.floor(value)) * steps) | 0;
  const [red, green, blue] = yarn;
  const u = grain.start[0] + y * grain.down[0] + (drift.along[y] ?? 0);
  const v = grain.start[1] + y * grain.down[1];
  for (let x = start; x < end; x += 1) {
    const column = part((u + x * grain.right[0]) / size);
    const share =
      dots[part((v + x * grain.right[1] + (drift.across[x] ?? 0)) / size) * steps + column] ?? 0;
    if (share === 0) continue;
    const at = (row + x) * 4;
    const dimmed = (dim[flat[at + 1] ?? 0] ?? 1) * share;
    const left = 1 - share;
    flat[at] = Math.min(255, (flat[at] ?? 0) * left + red * dimmed + 0.5);
    flat[at + 1] = Math.min(255, (flat[at + 1] ?? 0) * left + green * dimmed + 0.5);
    flat[at + 2] = Math.min(255, (flat[at + 2] ?? 0) * left + blue * dimmed + 0.5);
  }
}
