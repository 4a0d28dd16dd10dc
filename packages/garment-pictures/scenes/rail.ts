import { hex, lit, shaded } from '#drawing/colour';
import { element, group } from '#drawing/drawing';
import type { Random } from '#drawing/random';
import { hanging, type Hanging, type Weave } from './drape';
import { drawHung, dyed, hanger } from './hung';
import { castShadow, clothAt, oval, room, windowLight, type Stage } from './stage';

function garments(stage: Stage, railY: number, from: number, to: number): Hanging[] {
  const random = stage.drawing.random.branch('garments');
  const scale = (stage.height - railY) / 800;
  const offset = Math.floor(random.between(0, stage.mood.cloths.length));
  const list: Hanging[] = [];
  let x = from;
  for (let index = 0; x < to; index += 1) {
    const kind = random.pick(['jacket', 'jacket', 'shirt', 'shirt', 'trousers'] as const);
    const width = random.between(...WIDTHS[kind]) * scale;
    const length = random.between(...LENGTHS[kind]) * scale;
    const weave = kind === 'shirt' ? random.pick<Weave>(['plain', 'plain', 'stripe']) : 'plain';
    const colour = clothAt(stage.mood, index, offset);
    list.push({ x: x + width / 2, top: railY + 52 * scale, width, length, colour, weave, kind });
    x += width * random.between(0.86, 1.08) + (random.next() < 0.16 ? 70 * scale : 4 * scale);
  }
  return list;
}

const WIDTHS: Record<Hanging['kind'], [number, number]> = {
  jacket: [78, 108],
  shirt: [44, 60],
  trousers: [34, 48],
};
const LENGTHS: Record<Hanging['kind'], [number, number]> = {
  jacket: [455, 590],
  shirt: [400, 450],
  trousers: [470, 520],
};

/** A tube from `from` to beyond the right edge of the picture. */
export function bar(stage: Stage, railY: number, from: number, thickness: number): string {
  const { drawing, mood, width } = stage;
  const fill = drawing.linear(
    [0, railY - thickness / 2],
    [0, railY + thickness / 2],
    [
      { offset: 0, colour: hex(shaded(mood.metal, 0.1)) },
      { offset: 0.3, colour: hex(lit(mood.metal, 0.5)) },
      { offset: 1, colour: hex(shaded(mood.metal, 0.35)) },
    ],
  );
  const y = railY - thickness / 2;
  return element('rect', { x: from, y, width: width - from + 20, height: thickness, fill });
}

export function post(
  stage: Stage,
  x: number,
  top: number,
  bottom: number,
  thickness: number,
): string {
  const { drawing, mood } = stage;
  const fill = drawing.linear(
    [x, 0],
    [x + thickness, 0],
    [
      { offset: 0, colour: hex(shaded(mood.metal, 0.1)) },
      { offset: 0.35, colour: hex(lit(mood.metal, 0.5)) },
      { offset: 1, colour: hex(shaded(mood.metal, 0.4)) },
    ],
  );
  return element('rect', { x, y: top, width: thickness, height: bottom - top, rx: 5, fill });
}

function wallShadow(stage: Stage, list: readonly Hanging[]): string {
  const path = list
    .map(({ x, top, width, length }) => {
      const left = x - width / 2;
      return `M${left} ${top + 20}h${width}v${length - 20}h${-width}Z`;
    })
    .join('');
  const shift = group({ transform: 'translate(58 34)' }, [castShadow(stage, path, 26, 0.3)]);
  return shift;
}

/** The garment at the end of the rail, turned to the room. */
function facing(stage: Stage, railY: number, x: number): string {
  const scale = (stage.height - railY) / 1500;
  const random = stage.drawing.random.branch('facing');
  const dye = stage.mood.cloths[Math.floor(random.between(0, 3))] ?? stage.mood.cloths[0];
  const y = railY + 46;
  return (
    hanger(stage, x, y + 20, 78) +
    drawHung(stage, { article: dyed('blazer', dye, 'rail'), x, y, scale, shadow: [40, 26] })
  );
}

/** Garments on a rail that extends beyond the right edge of the picture. */
export function drawRail(stage: Stage): string {
  const { subject, width, height } = stage;
  const isWide = width > height * 1.15;
  const railY = isWide ? height * 0.17 : subject.y + subject.height * 0.06;
  const from = isWide ? subject.x : -10;
  const horizon = height * 0.93;
  const thickness = 11;
  const reach = ((height - railY) / 1500) * 390;
  const faceX = (isWide ? from + 50 : 40) + reach;
  const list = garments(stage, railY, faceX + reach * 0.62, width + 40);
  const random: Random = stage.drawing.random.branch('folds');
  const metal = hex(stage.mood.metal);
  const feet = castShadow(stage, oval(from + 20, height * 0.965, 120, 10), 8, 0.3);
  const frame = isWide
    ? feet + post(stage, from, railY - thickness, height * 0.965, thickness)
    : '';
  const light = { x: width * 0.06, y: -height * 0.05, width: width * 0.42, height: height * 0.8 };
  return [
    room(stage, horizon),
    windowLight(stage, light, 2, 0.5),
    wallShadow(stage, list),
    frame,
    bar(stage, railY, from, thickness),
    ...list.map((item, index) => hanging(stage.drawing, item, random.branch(String(index)), metal)),
    facing(stage, railY, faceX),
  ].join('');
}
