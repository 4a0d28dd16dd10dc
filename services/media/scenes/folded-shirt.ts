import { hex, lit, shaded, toned, type Oklch } from '@/services/media/drawing/colour';
import { element, group } from '@/services/media/drawing/drawing';
import { at, shape, traced, mirrored } from '@/services/media/drawing/outline';
import type { Random } from '@/services/media/drawing/random';
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

/** The edge turning away: lit above left, dark below right. */
function roundEdge({ drawing }: Stage, d: string, width: number): string {
  const rim = { d, fill: 'none', 'stroke-width': width * 0.07 };
  const soft = { ...rim, filter: drawing.blur(width * 0.025) };
  const shift = (by: number) => `translate(${by} ${by})`;
  return (
    element('path', { ...soft, stroke: '#fff', opacity: 0.28, transform: shift(width * 0.02) }) +
    element('path', { ...soft, stroke: '#000', opacity: 0.35, transform: shift(-width * 0.015) })
  );
}

const wing = traced('1,8! 15,1! 23,9 17,27!');

/** Collar, placket and buttons in hundredths of the shirt's width. */
function front({ drawing }: Stage, colour: Oklch): string {
  const button = { cx: 0, r: 1.6, fill: hex(lit(colour, 0.5)), stroke: hex(shaded(colour, 0.4)) };
  const buttons = [22, 46, 70, 94].map((cy) =>
    element('circle', { cy, 'stroke-width': 0.4, ...button }),
  );
  const seam = { fill: 'none', stroke: hex(toned(colour, -0.3)), 'stroke-width': 0.5 };
  const leaf = { fill: hex(lit(colour, 0.08)), stroke: hex(toned(colour, -0.25)) };
  const shadow = { opacity: 0.35, filter: drawing.blur(1.4), transform: 'translate(1 2)' };
  const wings = [mirrored(wing, 0), wing].map((points) => {
    const d = shape(points);
    return element('path', { d, ...shadow }) + element('path', { d, 'stroke-width': 0.4, ...leaf });
  });
  const inside = { cx: 0, cy: 6, rx: 14, ry: 6, fill: hex(shaded(colour, 0.42)) };
  const placket = element('path', { d: 'M-4 108V9H4V108', ...seam });
  return placket + buttons.join('') + element('ellipse', inside) + wings.join('');
}

/** A shirt or, ribbed, a jumper folded to a parcel, seen from above. */
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
    castShadow(stage, fallen, width * 0.022, 0.62) +
    group({ 'clip-path': drawing.clip(d) }, [
      element('path', { d, fill: light }),
      weaveOver(drawing, d, weave, colour),
      element('path', { d: wave(box, random), ...crease, filter: drawing.blur(width * 0.03) }),
      roundEdge(stage, d, width),
      weave === 'rib' ? '' : group({ transform: place }, [front(stage, colour)]),
    ])
  );
}
