import type { Article, Kind } from '#articles';
import { hex, oklch } from '#drawing/colour';
import { element, group, type Box } from '#drawing/drawing';
import { at, curve } from '#drawing/outline';
import { buildOf } from './build';
import { legBuildOf } from './leg-build';
import type { Garment } from './sheet';

/** Digits and `cm` as single strokes on a grid 10 high: advance width and path. */
const strokes: Readonly<Record<string, readonly [width: number, path: string]>> = {
  0: [7, 'M3 0C-1 0 -1 10 3 10C7 10 7 0 3 0Z'],
  1: [5, 'M0 2L3 0V10'],
  2: [7, 'M0 2C1 -1 6 -1 6 3C6 5 3 7 0 10H6'],
  3: [7, 'M0 1C2 -1 6 0 6 2.5C6 4 4.5 5 3 5C5 5 6.4 6 6.4 7.5C6.4 10 2 11 0 9'],
  4: [7, 'M5 10V0L0 7H7'],
  5: [7, 'M6 0H1L0.6 4.6C3 3 6.4 4 6.4 7C6.4 10 2 11 0 9'],
  6: [7, 'M5 0C2 2 0 4 0 7C0 11 6.4 11 6.4 7C6.4 3 1 3 0.2 6'],
  7: [7, 'M0 0H6.4L2.4 10'],
  8: [
    7,
    'M3 0C-0.6 0 -0.6 4.6 3 4.6C6.6 4.6 6.6 0 3 0ZM3 4.6C-1.4 4.6 -1.4 10 3 10C7.4 10 7.4 4.6 3 4.6Z',
  ],
  9: [7, 'M6.2 4C5 7 0 6.6 0 3C0 -1 6.4 -1 6.4 3C6.4 6 4 9 1.4 10'],
  c: [6, 'M5 4.4C3 2.6 0 4 0 6.8C0 10 3 10.8 5 9.2'],
  m: [9, 'M0 10V3.6M0 5.4C1 3 4 3 4 6V10M4 5.4C5 3 8 3 8 6V10'],
  ' ': [4, ''],
};

const ink = hex(oklch(0.36, 0.01, 80));
const air = { above: 124, below: 118 };

const hungKinds: ReadonlySet<Kind> = new Set([
  'shirt',
  'polo',
  't-shirt',
  'jumper',
  'cardigan',
  'sweatshirt',
  'blazer',
  'coat',
  'quilted-jacket',
  'parka',
  'bomber',
  'waistcoat',
]);
const legKinds: ReadonlySet<Kind> = new Set(['jeans', 'chinos', 'shorts', 'joggers']);

export const isMeasured = (kind: Kind): boolean => hungKinds.has(kind) || legKinds.has(kind);

/** Half of the garment's width where a tape measure would be applied, in millimetres. */
function halfWidth(article: Article): number {
  if (legKinds.has(article.kind)) return legBuildOf(article).waist;
  const { chest, waist } = buildOf(article);
  return Math.max(chest, waist);
}

function written(text: string, x: number, y: number, size: number): string {
  const advance = (each: string) => (strokes[each]?.[0] ?? 0) + 2.4;
  const whole = [...text].reduce((sum, each) => sum + advance(each), -2.4);
  let pen = -whole / 2;
  const glyphs = [...text].map((each) => {
    const path = element('path', { d: strokes[each]?.[1] ?? '', transform: `translate(${pen} 0)` });
    pen += advance(each);
    return path;
  });
  const line = { fill: 'none', stroke: ink, 'stroke-width': 1.1, 'stroke-linecap': 'round' };
  return group({ ...line, transform: `translate(${x} ${y}) scale(${size})` }, glyphs);
}

/** A ruler as wide as the garment, with a mark per centimetre and the width below. */
function ruler(half: number, y: number): string {
  let ticks = `M${-half} ${y}H${half}`;
  const count = Math.round(half / 5);
  for (let index = 0; index <= count; index += 1) {
    const tall = index % 10 === 0 || index === count ? 17 : index % 5 === 0 ? 12 : 7;
    ticks += `M${(-half + (index * half * 2) / count).toFixed(1)} ${y}v${-tall}`;
  }
  const line = { d: ticks, fill: 'none', stroke: ink, 'stroke-width': 1.6 };
  return element('path', line) + written(`${count} cm`, 0, y + 18, 3);
}

/** A wooden hanger inside the neck, with its hook `rise` above it. */
function hanger(top: number): string {
  const wood = { fill: 'none', stroke: hex(oklch(0.6, 0.07, 65)), 'stroke-linecap': 'round' };
  const bar = curve([at(-120, 62), at(-40, 14), at(0, 4), at(40, 14), at(120, 62)]);
  const hook = curve([
    at(0, 4),
    at(0, top - 40),
    at(22, top - 70),
    at(4, top - 98),
    at(-22, top - 80),
  ]);
  const metal = { fill: 'none', stroke: hex(oklch(0.55, 0.006, 250)), 'stroke-linecap': 'round' };
  return (
    element('path', { ...metal, d: hook, 'stroke-width': 6 }) +
    element('path', { ...wood, d: bar, 'stroke-width': 17 })
  );
}

/** A garment on a hanger, whose hook is above it. */
export function onHanger(garment: Garment): Garment {
  const { box } = garment;
  const hook = 74;
  const area: Box = { ...box, y: box.y - hook, height: box.height + hook };
  return { ...garment, parts: [hanger(box.y), ...garment.parts], box: area };
}

/** Elements that show a garment's size; `undefined` for kinds that are not measured across. */
export function scaleView(article: Article, { box }: Garment) {
  if (!isMeasured(article.kind)) return undefined;
  const isHung = hungKinds.has(article.kind);
  const above = isHung ? air.above : 20;
  const area: Box = { ...box, y: box.y - above, height: box.height + above + air.below };
  return {
    behind: isHung ? hanger(box.y) : '',
    over: ruler(halfWidth(article), box.y + box.height + 48),
    box: area,
  };
}
