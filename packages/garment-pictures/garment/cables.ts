import { hex, shaded } from '#drawing/colour';
import { boxAround, element, group } from '#drawing/drawing';
import { at, curve, shape, type Point } from '#drawing/outline';
import { fold, lens, type Fold } from './folds';
import type { Bench } from './panel';

const turn = 42;
const half = 15;

/** The strands of one cable: each crosses from one side to the other in each turn. */
function strands(x: number, top: number, bottom: number): Fold[] {
  const list: Fold[] = [];
  for (let y = top - turn; y < bottom; y += turn) {
    list.push(fold([x - half, y + turn * 1.15], [x + half, y - turn * 0.15], 6, 9, 1));
    list.push(fold([x - half * 0.9, y + turn * 0.35], [x - 1, y + turn * 0.62], -3, 5, 1));
  }
  return list;
}

export function knitCables(
  bench: Bench,
  outline: readonly Point[],
  axis: number,
  distances: readonly number[],
): string {
  const { drawing, heights, cloth } = bench;
  const { y, height } = boxAround(outline);
  const path = shape(outline);
  const bottom = y + height;
  const ropes = distances.flatMap((distance) => strands(axis + distance, y, bottom));
  const furrows = distances.flatMap((distance) =>
    [-1, 1].map((side) => {
      const x = axis + distance + side * (half + 6);
      return curve([at(x, y), at(x, bottom)]);
    }),
  );
  heights.addGrooves(drawing, path, [
    ...furrows.map((line) => ({ path: line, width: 7, depth: 3 })),
    ...ropes.map(({ from, to, width }) => ({
      path: curve([at(...from), at(...to)]),
      width: width * 1.3,
      depth: -3.4,
    })),
  ]);
  const valley = { d: furrows.join(''), fill: 'none' };
  const shade = hex(shaded(cloth.base, 0.5));
  return group({ 'clip-path': drawing.clip(path) }, [
    element('path', { ...valley, stroke: shade, 'stroke-width': 3, opacity: 0.22 }),
    ...ropes.map((rope) =>
      element('path', { d: lens({ ...rope, width: 2 }, 0, 5), fill: shade, opacity: 0.2 }),
    ),
  ]);
}
