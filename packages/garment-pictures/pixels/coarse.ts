import { arena } from './arena';
import { blur } from './blur';

/** A picture of values at a fraction of a larger one's width, for what has no edges. */
export interface Coarse {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
  /** Number of points of the larger picture per point, along each side. */
  readonly step: number;
}

/** Means of `step` × `step` points. */
export function coarsened(
  values: ArrayLike<number>,
  width: number,
  height: number,
  step: number,
): Coarse {
  const small = Math.ceil(width / step);
  const low = Math.ceil(height / step);
  const means = arena.floats(small * low);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / step) * small;
    for (let x = 0; x < width; x += 1) {
      const index = row + ((x / step) | 0);
      means[index] = (means[index] ?? 0) + (values[y * width + x] ?? 0);
    }
  }
  for (let y = 0; y < low; y += 1) {
    const tall = Math.min(step, height - y * step);
    for (let x = 0; x < small; x += 1) {
      const index = y * small + x;
      means[index] = (means[index] ?? 0) / (tall * Math.min(step, width - x * step));
    }
  }
  return { width: small, height: low, values: means, step };
}

/** Blurred by `radius` points of the larger picture. */
export function softened(coarse: Coarse, radius: number): Coarse {
  const values = arena.copy(coarse.values);
  blur(values, coarse.width, Math.max(1, radius / coarse.step));
  return { ...coarse, values };
}

/** Reads points `start` to before `end` of row `y`; values outside are undefined. */
type RowReader = (y: number, start?: number, end?: number) => Float32Array;

/**
 * Reads rows of the larger picture, `width` points wide, by interpolation. The next row overwrites
 * the result.
 */
export function rowReader(coarse: Coarse, width: number): RowReader {
  const { width: small, height, values, step } = coarse;
  const columns = new Uint16Array(width);
  const shares = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    const place = Math.max(0, Math.min(small - 1.001, (x + 0.5) / step - 0.5));
    columns[x] = place;
    shares[x] = place - Math.floor(place);
  }
  const between = new Float32Array(small + 1);
  const row = new Float32Array(width);
  return (y, start = 0, end = width) => {
    const place = Math.max(0, Math.min(height - 1.001, (y + 0.5) / step - 0.5));
    const upper = Math.floor(place);
    const share = place - upper;
    const above = upper * small;
    const below = Math.min(height - 1, upper + 1) * small;
    const last = Math.min(small, (columns[end - 1] ?? small) + 2);
    for (let x = columns[start] ?? 0; x < last; x += 1) {
      const value = values[above + x] ?? 0;
      between[x] = value + ((values[below + x] ?? 0) - value) * share;
    }
    for (let x = start; x < end; x += 1) {
      const column = columns[x] ?? 0;
      const value = between[column] ?? 0;
      row[x] = value + ((between[column + 1] ?? 0) - value) * (shares[x] ?? 0);
    }
    return row;
  };
}
