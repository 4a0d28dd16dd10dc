import { hex, oklch } from './drawing/colour';
import { Drawing, element, group } from './drawing/drawing';
import { createRandom } from './drawing/random';

/** Capitals as single strokes on a grid 100 high: advance width and path. */
const letters: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [78, 'M0 100L39 0L78 100M15 64H63'],
  B: [60, 'M2 0V100H32A26 26 0 0 0 32 48H2M2 0H28A24 24 0 0 1 28 48'],
  C: [80, 'M78 20A47 50 0 1 0 78 80'],
  D: [78, 'M2 0V100H28A50 50 0 0 0 28 0Z'],
  E: [54, 'M54 0H2V100H54M2 49H46'],
  F: [52, 'M52 0H2V100M2 49H44'],
  G: [84, 'M80 20A47 50 0 1 0 82 60V54H52'],
  H: [72, 'M2 0V100M70 0V100M2 49H70'],
  I: [6, 'M3 0V100'],
  J: [40, 'M38 0V72A22 27 0 0 1 0 84'],
  K: [66, 'M2 0V100M64 0L2 62M26 40L66 100'],
  L: [50, 'M2 0V100H50'],
  M: [90, 'M2 100V0L45 76L88 0V100'],
  N: [76, 'M2 100V0L74 100V0'],
  O: [96, 'M48 0A46 50 0 1 0 48 100A46 50 0 1 0 48 0Z'],
  P: [58, 'M2 100V0H30A27 27 0 0 1 30 55H2'],
  Q: [96, 'M48 0A46 50 0 1 0 48 100A46 50 0 1 0 48 0ZM58 72L88 106'],
  R: [62, 'M2 100V0H30A27 27 0 0 1 30 54H2M32 54L62 100'],
  S: [58, 'M54 16C46 -6 4 -6 5 25C6 56 56 42 56 75C56 108 6 106 1 80'],
  T: [64, 'M0 0H64M32 0V100'],
  U: [72, 'M2 0V62A34 36 0 0 0 70 62V0'],
  V: [74, 'M0 0L37 100L74 0'],
  W: [104, 'M0 0L26 100L52 8L78 100L104 0'],
  X: [68, 'M0 0L68 100M68 0L0 100'],
  Y: [68, 'M0 0L34 52L68 0M34 52V100'],
  Z: [62, 'M2 0H60L2 100H62'],
};

/** A brand's name as a wordmark, 5 : 2, dark on white; weight and tracking are the brand's own. */
export function drawWordmark(name: string, pixels: number): string {
  const random = createRandom(name);
  const drawing = new Drawing(random);
  const tracking = random.between(22, 46);
  const weight = random.between(5, 11);
  const strokes: string[] = [];
  let x = 0;
  for (const letter of name.toUpperCase()) {
    const [width, path] = letters[letter] ?? [34, ''];
    if (path) strokes.push(element('path', { d: path, transform: `translate(${x} 0)` }));
    x += width + tracking;
  }
  const length = x - tracking;
  const scale = Math.min(400 / length, 0.62);
  const place = `translate(${250 - (length * scale) / 2} ${100 - 50 * scale}) scale(${scale})`;
  const ink = { fill: 'none', stroke: hex(oklch(0.2, 0.01, 260)), 'stroke-width': weight };
  const ground = element('rect', { width: 500, height: 200, fill: '#fff' });
  const mark = group({ transform: place, 'stroke-linejoin': 'miter', ...ink }, strokes);
  return drawing.finish(pixels, pixels * 0.4, [ground, mark], '0 0 500 200');
}
