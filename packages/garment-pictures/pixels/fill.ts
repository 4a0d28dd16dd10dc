/** Called for each part of a row inside a shape: from `start` to before `end`. */
type Span = (row: number, start: number, end: number) => void;

export type Line = ArrayLike<number>;

/** Crossings of lines and the rows of a picture: for each row pairs of x and direction. */
class Crossings {
  readonly first: number;
  readonly rows: number[][];

  constructor(first: number, last: number) {
    this.first = first;
    this.rows = Array.from({ length: last - first + 1 }, () => []);
  }

  add(x1: number, y1: number, x2: number, y2: number): void {
    if (y1 === y2) return;
    const turn = y1 < y2 ? 1 : -1;
    const slope = (x2 - x1) / (y2 - y1);
    const from = Math.max(this.first, Math.ceil(Math.min(y1, y2) - 0.5));
    const last = this.first + this.rows.length - 1;
    const to = Math.min(last, Math.ceil(Math.max(y1, y2) - 0.5) - 1);
    for (let row = from; row <= to; row += 1) {
      this.rows[row - this.first]?.push(x1 + (row + 0.5 - y1) * slope, turn);
    }
  }
}

/** A row has few crossings, for which insertion sort is fastest. */
function sortPairs(pairs: number[]): void {
  for (let index = 2; index < pairs.length; index += 2) {
    const [x = 0, turn = 0] = [pairs[index], pairs[index + 1]];
    let place = index;
    for (; place > 0 && (pairs[place - 2] ?? 0) > x; place -= 2) {
      pairs[place] = pairs[place - 2] ?? 0;
      pairs[place + 1] = pairs[place - 1] ?? 0;
    }
    pairs[place] = x;
    pairs[place + 1] = turn;
  }
}

function rowsOf(lines: readonly Line[], height: number): readonly [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const line of lines) {
    for (let index = 1; index < line.length; index += 2) {
      const y = line[index] ?? 0;
      if (y < low) low = y;
      if (y > high) high = y;
    }
  }
  return [Math.max(0, Math.floor(low)), Math.min(height - 1, Math.ceil(high))];
}

/** Pixels whose centre lies inside the closed lines, by the winding rule, row by row. */
export function fillShape(lines: readonly Line[], width: number, height: number, span: Span): void {
  const [first, last] = rowsOf(lines, height);
  if (!(last >= first)) return;
  const crossings = new Crossings(first, last);
  for (const line of lines) {
    let [x, y] = [line[line.length - 2] ?? 0, line[line.length - 1] ?? 0];
    for (let index = 0; index < line.length; index += 2) {
      const nextX = line[index] ?? 0;
      const nextY = line[index + 1] ?? 0;
      crossings.add(x, y, nextX, nextY);
      x = nextX;
      y = nextY;
    }
  }
  crossings.rows.forEach((pairs, index) => fillRow(pairs, first + index, width, span));
}

function fillRow(pairs: number[], row: number, width: number, span: Span): void {
  sortPairs(pairs);
  let winding = 0;
  let from = 0;
  for (let index = 0; index < pairs.length; index += 2) {
    const x = pairs[index] ?? 0;
    if (winding === 0) from = x;
    winding += pairs[index + 1] ?? 0;
    if (winding !== 0) continue;
    const start = Math.max(0, Math.ceil(from - 0.5));
    const end = Math.min(width, Math.ceil(x - 0.5));
    if (end > start) span(row, start, end);
  }
}
