import type { Frame } from './frame';
import type { LaidPly } from './plies';

/** A piece that rises from what it is sewn to up to its own height, over its reach. */
export interface Sewn {
  height: (row: number, x: number, own: number) => number;
}

/** Share of its reach over which the pieces separate beyond the lower end of a seam. */
const PARTING = 1.4;
/** Distance from the seam at which the height of the adjacent piece is read, in millimetres. */
const BESIDE = 5;

/** Crossings of the seam with each row, from its first to its last. */
function crossings(line: ArrayLike<number>, height: number): { first: number; places: number[] } {
  const places: number[] = [];
  let first = height;
  for (let index = 0; index + 3 < line.length; index += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = Array.from({ length: 4 }, (_, at) => line[index + at]);
    const to = Math.min(height - 1, Math.floor(Math.max(y1, y2)));
    for (let row = Math.max(0, Math.floor(Math.min(y1, y2))); row <= to; row += 1) {
      first = Math.min(first, row);
      const share = y2 === y1 ? 0 : Math.min(1, Math.max(0, (row - y1) / (y2 - y1)));
      places[row] = x1 + (x2 - x1) * share;
    }
  }
  return { first, places: places.slice(first) };
}

/** How a piece joins what it covers; `undefined` if it is loose. */
export function seamOf(
  { frame, heights }: { frame: Frame; heights: Float32Array },
  ply: LaidPly,
): Sewn | undefined {
  const { join, joinLines } = ply;
  const [line] = joinLines ? frame.placed(joinLines) : [];
  if (!join || !line) return undefined;
  const { first, places } = crossings(line, frame.height);
  const reach = join.reach * frame.scale;
  const axis = -frame.area.x * frame.scale;
  const beside = Math.max(1, BESIDE * frame.scale);
  const levels = places.map((x, index) => {
    const inner = Math.round(x < axis ? x + beside : x - beside);
    return heights[(first + index) * frame.width + inner] ?? 0;
  });
  const height = (row: number, x: number, own: number) => {
    const index = row - first;
    if (index < 0) return own;
    const last = places.length - 1;
    const below = Math.max(0, index - last);
    const part = below / (reach * PARTING);
    if (part >= 1) return own;
    const at = Math.min(index, last);
    const away = Math.min(1, Math.abs(x - (places[at] ?? 0)) / reach + part);
    const share = away * away * (3 - 2 * away);
    const level = levels[at] ?? own;
    return level + (own - level) * share;
  };
  return { height };
}
