import { hex, shaded } from '#drawing/colour';
import { boxAround, element, group, type Box } from '#drawing/drawing';
import { at, curve, shape, type Point } from '#drawing/outline';
import type { Bench } from './panel';
import type { Groove } from './relief';

/** Short creases where the seam gathers the cloth. */
function puckers(random: Bench['random'], line: Box, pitch: number): Groove[] {
  const creases: Groove[] = [];
  const end = line.x + line.width;
  for (let x = line.x + random.between(4, 20); x < end; x += random.between(14, 34)) {
    const down = random.next() < 0.5 ? 1 : -1;
    const reach = pitch * random.between(0.2, 0.42);
    const path = curve([at(x, line.y), at(x + random.sway() * 7, line.y + down * reach)]);
    creases.push({ path, width: random.between(4, 7), depth: random.between(3, 6.5) });
  }
  return creases;
}

/** Quilting in level rows `pitch` millimetres apart. */
export function rowQuilting(
  bench: Bench,
  outline: readonly Point[],
  pitch: number,
  sag: number,
): string {
  const { drawing, cloth, random, heights } = bench;
  const { x, y, width, height } = boxAround(outline);
  const relief: Groove[] = [];
  const seams: string[] = [];
  for (let level = y - pitch + 14; level < y + height + pitch; level += pitch) {
    const line = curve([
      at(x - 6, level),
      at(x + width * 0.35, level + sag + random.sway() * 2),
      at(x + width * 0.7, level + sag * 0.7),
      at(x + width + 6, level),
    ]);
    relief.push({ path: line, width: pitch * 0.5, depth: 9 });
    relief.push(...puckers(random, { x, y: level + sag * 0.7, width, height: 0 }, pitch));
    const stroke = hex(shaded(cloth.base, 0.7));
    seams.push(
      element('path', { d: line, fill: 'none', stroke, 'stroke-width': 1.5, opacity: 0.6 }),
    );
  }
  const path = shape(outline);
  heights.addGrooves(drawing, path, relief);
  return group({ 'clip-path': drawing.clip(path) }, seams);
}

export function diamondQuilting(bench: Bench, outline: readonly Point[], pitch: number): string {
  const { drawing, cloth, heights } = bench;
  const { x, y, width, height } = boxAround(outline);
  const reach = Math.hypot(width, height) / 2;
  const [centreX, centreY] = [x + width / 2, y + height / 2];
  const lines = [42, -42].flatMap((angle) => {
    const [dx, dy] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
    const count = Math.ceil(reach / (pitch * 0.7));
    return Array.from({ length: count * 2 + 1 }, (_, index) => {
      const aside = (index - count) * pitch * 0.7;
      const [midX, midY] = [centreX + dy * aside, centreY - dx * aside];
      const from = at(midX - dx * reach, midY - dy * reach);
      return curve([from, at(midX + dx * reach, midY + dy * reach)]);
    });
  });
  const path = shape(outline);
  const stroke = hex(shaded(cloth.base, 0.65));
  const sewn = { fill: 'none', stroke, opacity: 0.7, 'stroke-width': 1.4 };
  const pressed = lines.map((line) => ({ path: line, width: pitch * 0.33, depth: 7 }));
  heights.addGrooves(drawing, path, pressed);
  return group({ 'clip-path': drawing.clip(path) }, [
    element('path', { d: lines.join(''), ...sewn }),
  ]);
}
