import { hex, shaded } from '@/services/media/drawing/colour';
import { boxAround, element, group, type Box } from '@/services/media/drawing/drawing';
import { at, curve, round, shape, type Point } from '@/services/media/drawing/outline';
import { fold, lens } from './folds';
import type { Bench } from './panel';

/** Strokes whose widths, laid over each other, round the puffs between seams: share, opacity. */
const puff = [
  [0.94, 0.04],
  [0.8, 0.046],
  [0.66, 0.053],
  [0.52, 0.059],
  [0.4, 0.073],
  [0.28, 0.086],
  [0.18, 0.106],
  [0.09, 0.145],
] as const;

function valleys(d: string, pitch: number): string[] {
  return puff.map(([share, opacity]) =>
    element('path', { d, fill: 'none', stroke: '#000', opacity, 'stroke-width': pitch * share }),
  );
}

/** Short creases where the seam gathers the cloth. */
function puckers(random: Bench['random'], line: Box, pitch: number): string {
  const parts: string[] = [];
  const end = line.x + line.width;
  for (let x = line.x + random.between(4, 20); x < end; x += random.between(14, 34)) {
    const down = random.next() < 0.5 ? 1 : -1;
    const to = [x + random.sway() * 9, line.y + down * pitch * random.between(0.22, 0.5)] as const;
    const d = lens(fold([x, line.y], to, random.sway() * 3, random.between(2.5, 5), 1));
    parts.push(element('path', { d, opacity: random.between(0.1, 0.26) }));
  }
  return parts.join('');
}

/** Wadding sewn down along level rows `pitch` millimetres apart. */
export function rowQuilting(
  bench: Bench,
  outline: readonly Point[],
  pitch: number,
  sag: number,
): string {
  const { drawing, cloth, random, heights } = bench;
  const { x, y, width, height } = boxAround(outline);
  const relief: string[] = [];
  const seams: string[] = [];
  for (let level = y - pitch + 14; level < y + height + pitch; level += pitch) {
    const line = curve([
      at(x - 6, level),
      at(x + width * 0.35, level + sag + random.sway() * 2),
      at(x + width * 0.7, level + sag * 0.7),
      at(x + width + 6, level),
    ]);
    relief.push(...valleys(line, pitch));
    relief.push(puckers(random, { x, y: level + sag * 0.7, width, height: 0 }, pitch));
    const stroke = hex(shaded(cloth.base, 0.7));
    seams.push(
      element('path', { d: line, fill: 'none', stroke, 'stroke-width': 1.5, opacity: 0.6 }),
    );
  }
  const path = shape(outline);
  heights.addShapes(drawing, path, relief);
  return group({ 'clip-path': drawing.clip(path) }, seams);
}

/** Wadding sewn down in diamonds. */
export function diamondQuilting(bench: Bench, outline: readonly Point[], pitch: number): string {
  const { drawing, cloth, heights } = bench;
  const box = boxAround(outline);
  const reach = Math.hypot(box.width, box.height) / 2;
  let lines = '';
  for (let x = -reach; x < reach; x += pitch * 0.7) {
    lines += `M${round(x)} ${-Math.round(reach)}v${Math.round(reach * 2)}`;
  }
  const path = shape(outline);
  const centre = `translate(${round(box.x + box.width / 2)} ${round(box.y + box.height / 2)})`;
  const turned = (parts: readonly string[]) =>
    [42, -42].map((angle) => group({ transform: `${centre} rotate(${angle})` }, parts));
  const stroke = hex(shaded(cloth.base, 0.65));
  const seam = element('path', {
    d: lines,
    fill: 'none',
    stroke,
    opacity: 0.7,
    'stroke-width': 1.4,
  });
  heights.addShapes(drawing, path, turned(valleys(lines, pitch * 0.6)));
  return group({ 'clip-path': drawing.clip(path) }, turned([seam]));
}
