import type { Frame } from './frame';
import { patternOf } from './pattern';
import type { LaidPly } from './plies';
import { weaver, type Grain, type Weaver } from './weaver';
import { weaveTile } from './weave-tile';

/** Position and look of a piece's cloth. */
export interface Piece {
  /** One repeat of its weave; `mask` is its side minus one, where the side is a power of two. */
  readonly weave: Float32Array;
  readonly mask: number;
  readonly bits: number;
  /**
   * Position in the repeat at the picture's corner, and the step per pixel to the right and down.
   */
  readonly u: readonly [start: number, right: number, down: number];
  readonly v: readonly [start: number, right: number, down: number];
  /** Draws its pattern over its plain colour; `undefined` if it is plain. */
  readonly weaveIn: Weaver | undefined;
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

/** Converts pixels to millimetres along the piece's grain. */
function grainOf({ matrix, grain, origin }: LaidPly, { area, scale }: Frame): Grain {
  const [a, b, c, d, e, f] = matrix;
  const size = a * d - b * c || 1;
  const turn = (grain * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  // Position in the piece's own units, then rotated against its grain.
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

export function pieceOf(ply: LaidPly, frame: Frame): Piece {
  if (ply.surface === 'hard') return hard;
  const { cloth } = ply;
  const isRib = ply.surface === 'rib';
  const look = { fabric: cloth.fabric, isRib, isMelange: cloth.pattern === 'melange' };
  const tile = weaveTile(look, frame.scale);
  const pattern = patternOf(cloth, frame.scale);
  const grain = grainOf(ply, frame);
  const { start, right, down } = grain;
  const { side, values } = tile;
  const per = side / tile.period;
  // Far enough that no pixel is before the first repeat.
  const far = side * 4096;
  return {
    weave: values,
    mask: side - 1,
    bits: Math.log2(side),
    u: [start[0] * per + far, right[0] * per, down[0] * per],
    v: [start[1] * per + far, right[1] * per, down[1] * per],
    weaveIn: pattern && weaver(pattern, frame, { grain, base: ply.cloth.base }),
  };
}
