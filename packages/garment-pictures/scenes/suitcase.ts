import { hex, lit, shaded, type Oklch } from '#drawing/colour';
import { element, group } from '#drawing/drawing';
import { type Weave } from './drape';
import { drawFoldedShirt } from './folded-shirt';
import { castShadow, clothAt, room, rounded, type Box, type Stage } from './stage';

function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}

/** Light over a box from its upper left to its lower right. */
function across({ drawing }: Stage, box: Box, tones: readonly Oklch[]): string {
  const stops = tones.map((tone, index) => ({
    offset: index / (tones.length - 1),
    colour: hex(tone),
  }));
  return drawing.linear([box.x, box.y], [box.x + box.width, box.y + box.height], stops);
}

function shell(stage: Stage, box: Box, unit: number): string {
  const { drawing, mood } = stage;
  const { leather, wall } = mood;
  const hide = across(stage, box, [lit(leather, 0.24), leather, shaded(leather, 0.35)]);
  const lining = across(stage, box, [shaded(wall, 0.42), shaded(wall, 0.2)]);
  const inner = rounded(inset(box, unit * 3), unit * 4);
  const seam = rounded(inset(box, unit * 1.2), unit * 5);
  const stitch = { fill: 'none', stroke: hex(lit(leather, 0.4)), 'stroke-width': 1.6 };
  const fallen = rounded({ ...box, x: box.x + unit * 3, y: box.y + unit * 4 }, unit * 6);
  const shade = { fill: 'none', stroke: '#000', 'stroke-width': unit * 5, opacity: 0.35 };
  const soft = { filter: drawing.blur(unit * 2), transform: `translate(${unit} ${unit})` };
  return [
    castShadow(stage, fallen, unit * 3, 0.5),
    element('path', { d: rounded(box, unit * 6), fill: hide }),
    element('path', { d: seam, 'stroke-dasharray': '7 5', opacity: 0.6, ...stitch }),
    element('path', { d: inner, fill: lining }),
    group({ 'clip-path': drawing.clip(inner) }, [element('path', { d: inner, ...shade, ...soft })]),
  ].join('');
}

function rows(stage: Stage, box: Box, columns: number, name: string): string {
  const random = stage.drawing.random.branch(name);
  const offset = Math.floor(random.between(0, stage.mood.cloths.length));
  const gap = box.width * 0.015;
  const width = (box.width - gap * (columns - 1)) / columns;
  return Array.from({ length: columns * 2 }, (_, index) => {
    const column = index % columns;
    const isLower = index >= columns;
    const split = 0.5 + 0.06 * Math.sin(column * 2.1 + offset);
    const y = isLower ? box.y + box.height * split + gap : box.y;
    const height = (isLower ? box.height * (1 - split) : box.height * split) - gap;
    const place = { x: box.x + column * (width + gap), y, width, height };
    const weave = random.pick<Weave>(['plain', 'stripe', 'rib', 'check']);
    const colour = clothAt(stage.mood, index, offset);
    return drawFoldedShirt(stage, { box: place, colour, weave }, random.branch(String(index)));
  }).join('');
}

/** A leather strap with stitched edges and a buckle, over the contents. */
function strap(stage: Stage, box: Box, buckleAt: number): string {
  const { drawing, mood } = stage;
  const { x, y, width, height } = box;
  const hide = drawing.linear(
    [0, y],
    [0, y + height],
    [
      { offset: 0, colour: hex(lit(mood.leather, 0.34)) },
      { offset: 0.45, colour: hex(lit(mood.leather, 0.06)) },
      { offset: 1, colour: hex(shaded(mood.leather, 0.42)) },
    ],
  );
  const stitch = { fill: 'none', stroke: hex(lit(mood.leather, 0.5)), 'stroke-width': 1.4 };
  const edges = [0.16, 0.84].map((share) => `M${x} ${y + height * share}h${width}`).join('');
  const frame = { x: buckleAt, y: y - height * 0.22, width: height * 1.5, height: height * 1.44 };
  const metal = { fill: 'none', 'stroke-width': height * 0.15 };
  const ring = rounded(frame, height * 0.24);
  const prong = `M${frame.x} ${y + height / 2}h${frame.width * 0.98}`;
  const fallen = rounded({ ...box, y: y + height * 0.2 }, 2);
  const bright = hex(lit(mood.metal, 0.45));
  return [
    castShadow(stage, fallen, height * 0.16, 0.6),
    element('path', { d: rounded(box, 2), fill: hide }),
    element('path', { d: edges, 'stroke-dasharray': '7 5', opacity: 0.7, ...stitch }),
    element('path', {
      d: ring,
      ...metal,
      stroke: '#000',
      opacity: 0.35,
      transform: 'translate(2 3)',
    }),
    element('path', { d: ring, ...metal, stroke: hex(mood.metal) }),
    element('path', { d: ring, ...metal, stroke: bright, 'stroke-width': height * 0.04 }),
    element('path', { d: prong, ...metal, stroke: hex(mood.metal), 'stroke-width': height * 0.1 }),
  ].join('');
}

function handle(stage: Stage, box: Box, middle: number, unit: number): string {
  const { leather } = stage.mood;
  const [left, right, foot, top] = [
    middle - unit * 8,
    middle + unit * 8,
    box.y + unit,
    box.y - unit * 4,
  ];
  const bend = unit * 4;
  const d = `M${left} ${foot}Q${left} ${top} ${left + bend} ${top}H${right - bend}Q${right} ${top} ${right} ${foot}`;
  const grip = { d, fill: 'none' };
  const shadow = { stroke: '#000', opacity: 0.28, filter: stage.drawing.blur(unit * 0.8) };
  const fallen = { transform: `translate(${unit} ${unit})`, 'stroke-width': unit * 2 };
  return [
    element('path', { ...grip, ...shadow, ...fallen }),
    element('path', { ...grip, stroke: hex(shaded(leather, 0.3)), 'stroke-width': unit * 2 }),
    element('path', { ...grip, stroke: hex(lit(leather, 0.1)), 'stroke-width': unit * 1.3 }),
  ].join('');
}

function locks({ mood }: Stage, box: Box, middle: number, unit: number): string {
  return [-15, 11.6]
    .map((shift) => {
      const x = middle + unit * shift;
      const plate = rounded({ x, y: box.y + unit * 0.2, width: unit * 3.4, height: unit * 2.4 }, 4);
      const hole = { cx: x + unit * 1.7, cy: box.y + unit * 1.4, r: unit * 0.4, fill: '#000' };
      const below = { fill: hex(shaded(mood.metal, 0.5)), transform: 'translate(1 2)' };
      return (
        element('path', { d: plate, ...below }) +
        element('path', { d: plate, fill: hex(lit(mood.metal, 0.35)) }) +
        element('circle', { ...hole, opacity: 0.5 })
      );
    })
    .join('');
}

/**
 * An open, packed suitcase from above, which extends beyond the picture away from the calm side.
 */
export function drawSuitcase(stage: Stage): string {
  const { subject, width, height } = stage;
  const isWide = width > height * 1.15;
  const unit = Math.min(subject.width, subject.height) / 70;
  const box = isWide
    ? { x: subject.x, y: height * 0.14, width: subject.width * 1.12, height: height * 0.98 }
    : {
        x: width * 0.1,
        y: subject.y + subject.height * 0.06,
        width: width * 1.0,
        height: subject.height * 1.1,
      };
  const inside = inset(box, unit * 4.4);
  const columns = Math.max(2, Math.round(inside.width / (inside.height * 0.42)));
  const middle = box.x + box.width * 0.47;
  const band = {
    x: inside.x - unit * 1.4,
    y: inside.y + inside.height * 0.36,
    width: inside.width,
    height: unit * 3.6,
  };
  return [
    room(stage, height + 1),
    handle(stage, box, middle, unit),
    shell(stage, box, unit),
    locks(stage, box, middle, unit),
    rows(stage, inside, columns, 'packed'),
    strap(stage, band, inside.x + (inside.width / columns) * 0.68),
  ].join('');
}
