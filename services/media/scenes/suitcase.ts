import { hex, lit, shaded, type Oklch } from '@/services/media/drawing/colour';
import { element, group } from '@/services/media/drawing/drawing';
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

/** An open suitcase from above, packed; it runs out of the picture away from the calm side. */
export function drawSuitcase(stage: Stage): string {
  const { subject, width, height, mood } = stage;
  const isWide = width > height * 1.15;
  const ground = { ...stage, mood: { ...mood, wall: mood.wall } };
  const unit = Math.min(subject.width, subject.height) / 70;
  const box = isWide
    ? { x: subject.x, y: height * 0.12, width: subject.width * 1.12, height: height * 0.98 }
    : {
        x: width * 0.1,
        y: subject.y + subject.height * 0.02,
        width: width * 1.0,
        height: subject.height * 1.1,
      };
  const inside = inset(box, unit * 4.4);
  const columns = Math.max(2, Math.round(inside.width / (inside.height * 0.42)));
  return [
    room(ground, height + 1),
    shell(stage, box, unit),
    rows(stage, inside, columns, 'packed'),
  ].join('');
}
