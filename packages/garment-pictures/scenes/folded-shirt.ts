import { hex, lit, shaded, toned, type Oklch } from '#drawing/colour';
import { element, group } from '#drawing/drawing';
import { at, shape, traced, mirrored } from '#drawing/outline';
import type { Random } from '#drawing/random';
import { weaveOver, type Weave } from './drape';
import { castShadow, rounded, type Box, type Stage } from './stage';

interface FoldedShirt {
  readonly box: Box;
  readonly colour: Oklch;
  readonly weave: Weave;
}

function outlineOf({ x, y, width, height }: Box, random: Random): string {
  return shape([
    at(x + width * 0.02, y + height * 0.04, 'corner'),
    at(x + width * 0.5, y + random.sway() * 2),
    at(x + width * 0.98, y + height * 0.03, 'corner'),
    at(x + width + random.sway() * 3, y + height * 0.5),
    at(x + width * 0.985, y + height * 0.985, 'corner'),
    at(x + width * 0.5, y + height + random.sway() * 3),
    at(x + width * 0.02, y + height * 0.98, 'corner'),
    at(x + random.sway() * 3, y + height * 0.5),
  ]);
}

/** A soft fold down the front. */
function wave({ x, y, width, height }: Box, random: Random): string {
  const crease = random.between(0.3, 0.7);
  return shape([
    at(x + width * crease, y),
    at(x + width * (crease + 0.1), y + height * 0.5),
    at(x + width * (crease - 0.02), y + height),
    at(x + width * (crease - 0.07), y + height * 0.5),
  ]);
}

/** Shading of the edge: light above left, dark below right. */
function roundEdge({ drawing }: Stage, d: string, width: number): string {
  const rim = { d, fill: 'none', 'stroke-width': width * 0.035 };
  const soft = { ...rim, filter: drawing.blur(width * 0.011) };
  const shift = (by: number) => `translate(${by} ${by})`;
  return (
    element('path', { ...soft, stroke: '#fff', opacity: 0.26, transform: shift(width * 0.012) }) +
    element('path', { ...soft, stroke: '#000', opacity: 0.34, transform: shift(-width * 0.012) })
  );
}

const wing = traced('0.5,7! 13,0.5! 21,6 24,12 16.5,25!');
const wingStitch = traced('14.5,2! 20,7.2 22.4,12 16.2,22.6! 2.4,7.6!');

/** Outlines of what lies behind the front: folded sleeves and the yoke's seam. */
function behind({ drawing }: Stage, colour: Oklch, length: number): string {
  const fold = { fill: 'none', stroke: hex(shaded(colour, 0.5)), 'stroke-width': 2.4 };
  const soft = { ...fold, opacity: 0.3, filter: drawing.blur(1) };
  const sleeves = [
    `M-37 9C-34 ${length * 0.3} -36 ${length * 0.6} -33 ${length}`,
    `M38 8C35 ${length * 0.35} 37 ${length * 0.62} 34 ${length}`,
  ];
  const yoke = { ...fold, stroke: hex(toned(colour, -0.3)), 'stroke-width': 0.5, opacity: 0.8 };
  return [
    ...sleeves.map((d) => element('path', { d, ...soft })),
    element('path', { d: 'M-21 8L-47 15M21 8L47 15', ...yoke }),
  ].join('');
}

function pocket(colour: Oklch): string {
  const seam = { fill: 'none', stroke: hex(toned(colour, -0.3)), 'stroke-width': 0.5 };
  const d = 'M13 38H33V56L23 60L13 56Z';
  const shade = { fill: hex(shaded(colour, 0.5)), opacity: 0.12, transform: 'translate(0.8 1)' };
  return (
    element('path', { d, ...shade }) +
    element('path', { d, ...seam }) +
    element('path', { d: 'M13 41.5H33', ...seam, 'stroke-dasharray': '1.4 0.8' })
  );
}

/** Collar, placket and buttons in hundredths of the shirt's width. */
function front(stage: Stage, colour: Oklch, length: number): string {
  const { drawing } = stage;
  const ring = { stroke: hex(shaded(colour, 0.4)), 'stroke-width': 0.3 };
  const buttons = [29, 50, 71, 92].map(
    (cy) =>
      element('circle', { cx: 0.3, cy: cy + 0.4, r: 1.5, fill: '#000', opacity: 0.3 }) +
      element('circle', { cx: 0, cy, r: 1.35, fill: hex(lit(colour, 0.62)), ...ring }),
  );
  const seam = { fill: 'none', stroke: hex(toned(colour, -0.3)), 'stroke-width': 0.5 };
  const stitch = { ...seam, 'stroke-width': 0.35, 'stroke-dasharray': '1.4 0.8' };
  const leaf = drawing.linear(
    [0, 0],
    [0, 26],
    [
      { offset: 0, colour: hex(lit(colour, 0.24)) },
      { offset: 1, colour: hex(lit(colour, 0.02)) },
    ],
  );
  const shadow = { opacity: 0.4, filter: drawing.blur(1.2), transform: 'translate(0.8 1.6)' };
  const mirror = (points: typeof wing) => [mirrored(points, 0), points].map((each) => shape(each));
  const wings = mirror(wing).map(
    (d) =>
      element('path', { d, ...shadow }) +
      element('path', { d, ...seam, fill: leaf, 'stroke-width': 0.35 }),
  );
  const stitches = mirror(wingStitch).map((d) => element('path', { d, ...stitch, opacity: 0.7 }));
  const inside = { cx: 0, cy: 4, rx: 13.5, ry: 5.5, fill: hex(shaded(colour, 0.45)) };
  const band = `M-13.5 4C-9 12 -4 13 0 13S9 12 13.5 4C9 8 4 9.5 0 9.5S-9 8 -13.5 4Z`;
  return [
    behind(stage, colour, length),
    pocket(colour),
    element('path', { d: `M-3.6 ${length}V12H3.6V${length}`, ...seam }),
    ...buttons,
    element('ellipse', inside),
    element('path', { d: band, ...seam, fill: hex(shaded(colour, 0.12)), 'stroke-width': 0.3 }),
    ...wings,
    ...stitches,
  ].join('');
}

/** A folded shirt or, ribbed, a folded jumper, from above. */
export function drawFoldedShirt(stage: Stage, shirt: FoldedShirt, random: Random): string {
  const { drawing } = stage;
  const { box, colour, weave } = shirt;
  const { x, y, width, height } = box;
  const d = outlineOf(box, random);
  const light = drawing.linear(
    [x, y],
    [x + width, y + height],
    [
      { offset: 0, colour: hex(lit(colour, 0.2)) },
      { offset: 0.4, colour: hex(colour) },
      { offset: 1, colour: hex(shaded(colour, 0.2)) },
    ],
  );
  const fallen = rounded({ ...box, x: x + width * 0.03, y: y + height * 0.025 }, 10);
  const crease = { fill: hex(shaded(colour, 0.5)), opacity: 0.22 };
  const place = `translate(${x + width / 2} ${y}) scale(${width / 100})`;
  return (
    castShadow(stage, fallen, width * 0.02, 0.6) +
    group({ 'clip-path': drawing.clip(d) }, [
      element('path', { d, fill: light }),
      weaveOver(drawing, d, weave, colour),
      element('path', { d: wave(box, random), ...crease, filter: drawing.blur(width * 0.03) }),
      roundEdge(stage, d, width),
      weave === 'rib'
        ? ''
        : group({ transform: place }, [front(stage, colour, (100 * height) / width)]),
    ])
  );
}
