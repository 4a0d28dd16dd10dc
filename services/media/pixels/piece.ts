import { channels, toned } from '@/services/media/drawing/colour';
import type { Frame } from './frame';
import { dotSteps, patternOf, stripeSteps, type Pattern } from './pattern';
import type { LaidPly } from './plies';
import { weaveTile } from './weave-tile';

/** How the cloth of one piece lies and looks. */
export interface Piece {
  /** One repeat of its weave; `mask` is its side less one, a power of two. */
  readonly weave: Float32Array;
  readonly mask: number;
  readonly bits: number;
  /** Place in the repeat at the picture's corner, and a pixel further to the right and down. */
  readonly u: readonly [start: number, right: number, down: number];
  readonly v: readonly [start: number, right: number, down: number];
  /** Puts the pattern's yarns over the colour in `threads`. */
  readonly weaveIn: ((threads: Float32Array, x: number, y: number) => void) | undefined;
}

const still = [0, 0, 0] as const;
const hard: Piece = {
  weave: new Float32Array(1),
  mask: 0,
  bits: 0,
  u: still,
  v: still,
  weaveIn: undefined,
};

/** From pixels to millimetres along the piece's grain. */
function grainOf({ matrix, grain, origin }: LaidPly, { area, scale }: Frame) {
  const [a, b, c, d, e, f] = matrix;
  const size = a * d - b * c || 1;
  const turn = (grain * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  // Position in the piece's own units, then turned against its grain.
  const place = (x: number, y: number): readonly [number, number] => {
    const [dx, dy] = [x - e, y - f];
    const [px, py] = [(d * dx - c * dy) / size - origin[0], (a * dy - b * dx) / size - origin[1]];
    return [px * cosine + py * sine, py * cosine - px * sine];
  };
  const start = place(area.x, area.y);
  const right = place(area.x + 1 / scale, area.y);
  const down = place(area.x, area.y + 1 / scale);
  return {
    start,
    right: [right[0] - start[0], right[1] - start[1]] as const,
    down: [down[0] - start[0], down[1] - start[1]] as const,
  };
}

/** How cloth drifts from a straight grid, in millimetres. */
const driftAlong = (y: number) => 3.2 * Math.sin(y / 92) + 1.4 * Math.sin(y / 41 + 1.3);
const driftAcross = (x: number) => 2.8 * Math.sin(x / 104 + 2.1) + 1.2 * Math.sin(x / 44);

export function pieceOf(ply: LaidPly, frame: Frame): Piece {
  if (ply.surface === 'hard') return hard;
  const { cloth } = ply;
  const isRib = ply.surface === 'rib';
  const look = { fabric: cloth.fabric, isRib, isMelange: cloth.pattern === 'melange' };
  const tile = weaveTile(look, frame.scale);
  const pattern = patternOf(cloth, frame.scale);
  const { start, right, down } = grainOf(ply, frame);
  const { side, values } = tile;
  const per = side / tile.period;
  // Far enough that no pixel lies before the first repeat.
  const far = side * 4096;
  return {
    weave: values,
    mask: side - 1,
    bits: Math.log2(side),
    u: [start[0] * per + far, right[0] * per, down[0] * per],
    v: [start[1] * per + far, right[1] * per, down[1] * per],
    weaveIn: pattern && weaver(ply, frame, pattern),
  };
}

function weaver(ply: LaidPly, frame: Frame, pattern: Pattern): NonNullable<Piece['weaveIn']> {
  const { start, right, down } = grainOf(ply, frame);
  const { size, warp, weft, dots, yarn } = pattern;
  const [, base = 1] = channels(toned(ply.cloth.base, 0));
  const perPixel = 1 / frame.scale;
  const alongs = Float32Array.from({ length: frame.height }, (_, y) =>
    driftAlong(frame.area.y + y * perPixel),
  );
  const acrosses = Float32Array.from({ length: frame.width }, (_, x) =>
    driftAcross(frame.area.x + x * perPixel),
  );
  const part = (value: number) => value - Math.floor(value);
  const lay = (threads: Float32Array, stripes: Float32Array, step: number, dim: number) => {
    const left = stripes[step + 3] ?? 1;
    if (left === 1) return;
    for (let channel = 0; channel < 3; channel += 1) {
      threads[channel] = (threads[channel] ?? 0) * left + (stripes[step + channel] ?? 0) * dim;
    }
  };
  return (threads, x, y) => {
    // Seams and insides are darker than the cloth: so is their pattern.
    const dim = Math.min(1.15, (threads[1] ?? 0) / base);
    const u = start[0] + x * right[0] + y * down[0] + (alongs[y] ?? 0);
    const v = start[1] + x * right[1] + y * down[1] + (acrosses[x] ?? 0);
    if (dots) {
      const column = (part(u / size) * dotSteps) | 0;
      const share = dots[((part(v / size) * dotSteps) | 0) * dotSteps + column] ?? 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const here = threads[channel] ?? 0;
        threads[channel] = here + ((yarn[channel] ?? 0) * dim - here) * share;
      }
      return;
    }
    if (warp) lay(threads, warp, ((part(u / size) * stripeSteps) | 0) * 4, dim);
    if (weft) lay(threads, weft, ((part(v / size) * stripeSteps) | 0) * 4, dim);
  };
}
