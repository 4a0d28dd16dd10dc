import { at, mirrored, shifted } from '#drawing/outline';
import { hemSeam } from './fronts';
import { hornFor } from './lapels';
import { drawPanel } from './panel';
import { button, seam, stitches } from './seams';
import type { Top } from './top-parts';

function shirtBack({ bench, build, plan }: Top): string {
  const { shoulder, slope, length, hem } = build;
  const yoke = [at(-shoulder + 18, slope + 62), at(0, slope + 74), at(shoulder - 18, slope + 62)];
  const pleat = [-9, 9].map((x) =>
    seam(bench, [at(x, slope + 74), at(x * 1.3, slope + 240)], 0.55),
  );
  const right = [at(0, length - 7), at(hem * 0.62, length - 15), at(hem - 2, length - 70)];
  const tail = [...mirrored(right, 0), ...right.slice(1)];
  const end = plan.hem === 'tail' ? stitches(bench, tail) : hemSeam(bench, build, 18);
  return seam(bench, yoke) + stitches(bench, shifted(yoke, 0, -5)) + pleat.join('') + end;
}

function tailoredBack({ bench, build, article }: Top): string {
  const { length, waist, waistAt } = build;
  const centre = seam(bench, [at(0, 10), at(1.5, waistAt), at(0, length - 2)], 0.9);
  if (article.kind === 'waistcoat') return centre + halfBelt(bench, waist, waistAt, 24);
  const isCoat = article.kind === 'coat';
  const top = waistAt + (isCoat ? 190 : 120);
  const outline = [
    at(-3, top, 'corner'),
    at(26, top + 10),
    at(30, length + 2, 'corner'),
    at(-6, length + 4, 'corner'),
  ];
  const isBelted = isCoat && article.closure === 'double-breasted';
  const vent = drawPanel(bench, { outline, shadow: 0.5, thickness: 4 });
  return centre + vent + (isBelted ? halfBelt(bench, waist, waistAt, 44) : '');
}

/** Details of a back: yoke and pleat, centre seam and vent, half belt. */
export function drawBackDetails(top: Top): string {
  const { bench, build, article, plan } = top;
  const { length, waist, waistAt } = build;
  if (article.kind === 'shirt' || article.kind === 'pyjamas') return shirtBack(top);
  if (plan.isTailored) return tailoredBack(top);
  if (article.kind === 'parka') {
    const belt = [at(-waist, waistAt), at(0, waistAt + 8), at(waist, waistAt)];
    return seam(bench, belt) + seam(bench, [at(0, waistAt), at(0, length)], 0.7);
  }
  return plan.hem === 'straight' && plan.quilting === 'none' ? hemSeam(bench, build, 18) : '';
}

function halfBelt(bench: Top['bench'], waist: number, y: number, height: number): string {
  const half = waist * 0.42;
  const outline = [
    at(-half, y, 'corner'),
    at(half, y, 'corner'),
    at(half, y + height, 'corner'),
    at(-half, y + height, 'corner'),
  ];
  return (
    drawPanel(bench, { outline, shadow: 0.5, thickness: 4 }) +
    button(bench, -half + 18, y + height / 2, 9, hornFor(bench)) +
    button(bench, half - 18, y + height / 2, 9, hornFor(bench))
  );
}
