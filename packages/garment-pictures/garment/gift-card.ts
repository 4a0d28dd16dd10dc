import { hex, lit, shaded } from '#drawing/colour';
import { element } from '#drawing/drawing';
import { at, shape, type Point } from '#drawing/outline';
import { steel } from './fronts';
import { drawPanel, type Bench } from './panel';
import type { Garment } from './sheet';

function card(left: number, top: number, width: number, height: number): Point[] {
  const [right, bottom, round] = [left + width, top + height, 10];
  return [
    at(left + round, top, 'corner'),
    at(right - round, top, 'corner'),
    at(right - 3, top + 3),
    at(right, top + round, 'corner'),
    at(right, bottom - round, 'corner'),
    at(right - 3, bottom - 3),
    at(right - round, bottom, 'corner'),
    at(left + round, bottom, 'corner'),
    at(left + 3, bottom - 3),
    at(left, bottom - round, 'corner'),
    at(left, top + round, 'corner'),
    at(left + 3, top + 3),
  ];
}

function ribbon({ cloth }: Bench): string {
  const fill = hex(shaded(cloth.base, 0.45));
  const line = { fill: 'none', stroke: fill, 'stroke-width': 9, 'stroke-linecap': 'round' };
  const loops = 'M62 0C40 -42 8 -34 62 0C116 -34 84 -42 62 0M62 0L40 34M62 0L86 32';
  return (
    element('path', { ...line, d: 'M62 -80V80', 'stroke-linecap': 'butt' }) +
    element('path', { ...line, d: loops, 'stroke-width': 7 }) +
    element('path', {
      d: 'M60 -80V80',
      stroke: hex(lit(steel, 0.7)),
      'stroke-width': 1,
      opacity: 0.4,
    })
  );
}

export function drawGiftCard(bench: Bench): Garment {
  const sleeve = card(-128, -88, 256, 170);
  const front = card(-120, -80, 240, 160);
  return {
    parts: [
      drawPanel(bench, { outline: sleeve, shadow: 0.5, thickness: 2, tone: -0.25 }),
      drawPanel(bench, { outline: front, shadow: 0.5, thickness: 2 }),
    ],
    trims: [ribbon(bench)],
    silhouette: shape(sleeve),
    box: { x: -140, y: -120, width: 280, height: 230 },
    wrinkling: 0,
  };
}
