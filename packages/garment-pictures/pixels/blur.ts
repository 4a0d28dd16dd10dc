import { arena } from './arena';

/** The mean of `2 · radius + 1` values of each row. */
function alongRows(from: Float32Array, to: Float32Array, width: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  for (let start = 0; start < from.length; start += width) {
    const end = start + width - 1;
    const [first, last] = [from[start] ?? 0, from[end] ?? 0];
    let sum = first * (radius + 1);
    for (let ahead = 1; ahead <= radius; ahead += 1) {
      sum += from[Math.min(end, start + ahead)] ?? 0;
    }
    for (let index = start; index <= end; index += 1) {
      to[index] = sum * share;
      const [enters, leaves] = [index + radius + 1, index - radius];
      sum += enters <= end ? (from[enters] ?? 0) : last;
      sum -= leaves >= start ? (from[leaves] ?? 0) : first;
    }
  }
}

/**
 * The mean of `2 · radius + 1` values of each column, computed row by row for locality of memory.
 */
function alongColumns(from: Float32Array, to: Float32Array, width: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const rows = from.length / width;
  const sums = new Float32Array(width);
  for (let x = 0; x < width; x += 1) sums[x] = (from[x] ?? 0) * (radius + 1);
  for (let ahead = 1; ahead <= radius; ahead += 1) {
    const row = Math.min(rows - 1, ahead) * width;
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (from[row + x] ?? 0);
  }
  for (let y = 0; y < rows; y += 1) {
    const here = y * width;
    const enters = Math.min(rows - 1, y + radius + 1) * width;
    const leaves = Math.max(0, y - radius) * width;
    for (let x = 0; x < width; x += 1) {
      const sum = sums[x] ?? 0;
      to[here + x] = sum * share;
      sums[x] = sum + (from[enters + x] ?? 0) - (from[leaves + x] ?? 0);
    }
  }
}

/** Blurs rows of `width` in place, twice, which approximates a Gaussian of `radius` pixels. */
export function blur(values: Float32Array, width: number, radius: number): void {
  const whole = Math.round(radius);
  if (whole < 1) return;
  arena.within(() => {
    const other = arena.floats(values.length);
    for (let turn = 0; turn < 2; turn += 1) {
      alongRows(values, other, width, whole);
      alongColumns(other, values, width, whole);
    }
  });
}
