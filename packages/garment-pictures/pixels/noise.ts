/** A uniform number in [0, 1) for a lattice point. */
export function lattice(x: number, y: number, seed: number): number {
  let value =
    Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed, 2_147_483_647);
  value = Math.imul(value ^ (value >>> 13), 1_274_126_177);
  return ((value ^ (value >>> 16)) >>> 0) / 4_294_967_296;
}

function wrapped(value: number, period: number): number {
  return period ? ((value % period) + period) % period : value;
}

/** Smooth noise in [-1, 1]; with `period` it repeats after that many lattice points. */
export function noise(x: number, y: number, seed: number, period = 0): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - top];
  const [sx, sy] = [dx * dx * (3 - 2 * dx), dy * dy * (3 - 2 * dy)];
  const [x0, x1] = [wrapped(left, period), wrapped(left + 1, period)];
  const [y0, y1] = [wrapped(top, period), wrapped(top + 1, period)];
  const upper = lattice(x0, y0, seed) * (1 - sx) + lattice(x1, y0, seed) * sx;
  const lower = lattice(x0, y1, seed) * (1 - sx) + lattice(x1, y1, seed) * sx;
  return (upper * (1 - sy) + lower * sy) * 2 - 1;
}

/** Adds noise of one lattice, `across` and `along` pixels wide, to every value of a picture. */
export function addNoise(
  values: Float32Array,
  width: number,
  [across, along]: readonly [number, number],
  strength: number,
  seed: number,
): void {
  const columns = Math.ceil(width / across) + 2;
  let above = new Float32Array(columns);
  let below = new Float32Array(columns);
  const fill = (row: Float32Array, y: number) => {
    for (let x = 0; x < columns; x += 1) row[x] = (lattice(x, y, seed) * 2 - 1) * strength;
  };
  const cells = new Int32Array(width);
  const shares = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    const place = x / across;
    const share = place - Math.floor(place);
    cells[x] = Math.floor(place);
    shares[x] = share * share * (3 - 2 * share);
  }
  const between = new Float32Array(columns);
  let row = -1;
  for (let index = 0, y = 0; index < values.length; y += 1) {
    const place = y / along;
    if (Math.floor(place) !== row) {
      row = Math.floor(place);
      [above, below] = [below, above];
      if (y === 0) fill(above, row);
      fill(below, row + 1);
    }
    const part = place - row;
    const down = part * part * (3 - 2 * part);
    for (let x = 0; x < columns; x += 1) {
      between[x] = (above[x] ?? 0) * (1 - down) + (below[x] ?? 0) * down;
    }
    for (let x = 0; x < width; x += 1, index += 1) {
      const cell = cells[x] ?? 0;
      const value = between[cell] ?? 0;
      values[index] =
        (values[index] ?? 0) + value + ((between[cell + 1] ?? 0) - value) * (shares[x] ?? 0);
    }
  }
}
