import { hex, lit, shaded, toned, type Oklch } from '#drawing/colour';
import { element, group } from '#drawing/drawing';
import { at, curve, shape, type Point } from '#drawing/outline';
import type { Random } from '#drawing/random';
import { weaveOver, type Weave } from './drape';
import { castShadow, clothAt, oval, room, windowLight, type Box, type Stage } from './stage';

interface Fold extends Box {
  readonly colour: Oklch;
  readonly weave: Weave;
}

function edge({ x, y, width, height }: Box, random: Random): Point[] {
  const bulge = () => random.between(0.1, 0.55) * height;
  const sag = () => random.sway() * height * 0.07;
  return [
    at(x + height * 0.16, y + height * 0.05),
    at(x + width * 0.3, y + sag()),
    at(x + width * 0.7, y + sag()),
    at(x + width - height * 0.18, y + height * 0.04),
    at(x + width + bulge() * 0.4, y + height * 0.35),
    at(x + width + bulge() * 0.4, y + height * 0.72),
    at(x + width - height * 0.12, y + height),
    at(x + width * 0.6, y + height + sag() * 0.4),
    at(x + width * 0.3, y + height + sag() * 0.4),
    at(x + height * 0.12, y + height),
    at(x - bulge() * 0.4, y + height * 0.68),
    at(x - bulge() * 0.4, y + height * 0.3),
  ];
}

function layerLine(stage: Stage, fold: Fold, random: Random, share: number): string {
  const { x, y, width, height, colour } = fold;
  const level = () => y + height * (share + random.sway() * 0.05);
  const line = curve([
    at(x - height * 0.1, level()),
    at(x + width * 0.3, level()),
    at(x + width * 0.65, level()),
    at(x + width + height * 0.1, level()),
  ]);
  const soft = { d: line, fill: 'none', 'stroke-linecap': 'round' };
  return (
    element('path', {
      ...soft,
      stroke: hex(toned(colour, -0.5)),
      'stroke-width': height * 0.14,
      opacity: 0.45,
      filter: stage.drawing.blur(height * 0.05),
    }) +
    element('path', {
      ...soft,
      stroke: hex(toned(colour, -0.5)),
      'stroke-width': 1.8,
      opacity: 0.6,
    }) +
    element('path', {
      ...soft,
      stroke: hex(lit(colour, 0.3)),
      'stroke-width': 3,
      opacity: 0.5,
      transform: 'translate(0 5)',
      filter: stage.drawing.blur(1.6),
    })
  );
}

function folded(stage: Stage, fold: Fold, random: Random): string {
  const { drawing } = stage;
  const { x, y, width, height, colour } = fold;
  const path = shape(edge(fold, random));
  const round = drawing.linear(
    [0, y],
    [0, y + height],
    [
      { offset: 0, colour: hex(lit(colour, 0.16)) },
      { offset: 0.22, colour: hex(lit(colour, 0.05)) },
      { offset: 0.6, colour: hex(shaded(colour, 0.08)) },
      { offset: 1, colour: hex(shaded(colour, 0.42)) },
    ],
  );
  const side = drawing.linear(
    [x - height * 0.3, 0],
    [x + width + height * 0.3, 0],
    [
      { offset: 0, colour: '#000', opacity: 0.16 },
      { offset: 0.09, colour: '#fff', opacity: 0.08 },
      { offset: 0.5, colour: '#fff', opacity: 0 },
      { offset: 0.86, colour: '#000', opacity: 0.08 },
      { offset: 1, colour: '#000', opacity: 0.42 },
    ],
  );
  const shares = height > 60 ? [0.36, 0.68] : [0.52];
  const lines = shares.map((share) => layerLine(stage, fold, random, share));
  return group({ 'clip-path': drawing.clip(path) }, [
    element('path', { d: path, fill: round }),
    weaveOver(drawing, path, fold.weave, colour),
    ...lines,
    element('path', { d: path, fill: side }),
  ]);
}

function pile(stage: Stage, box: Box, count: number, name: string): Fold[] {
  const random = stage.drawing.random.branch(name);
  const offset = Math.floor(random.between(0, stage.mood.cloths.length));
  const list: Fold[] = [];
  let y = box.y + box.height;
  for (let index = 0; index < count; index += 1) {
    const height = (box.height / count) * random.between(0.8, 1.14);
    const width = box.width * random.between(0.92, 1.02);
    y -= height;
    const x = box.x + (box.width - width) / 2 + random.sway() * box.width * 0.02;
    const weave = random.pick<Weave>(['rib', 'plain', 'plain', 'stripe', 'rib']);
    const colour = clothAt(stage.mood, index, offset);
    list.push({ x, y, width, height: height + 3, colour, weave });
  }
  return list;
}

function drawPile(stage: Stage, list: readonly Fold[], name: string): string {
  const random = stage.drawing.random.branch(`${name}-folds`);
  const bottom = list[0];
  const top = list.at(-1);
  if (!bottom || !top) return '';
  const ground = bottom.y + bottom.height;
  const tall = ground - top.y;
  const centre = bottom.x + bottom.width / 2;
  const long = shape([
    at(bottom.x + 4, ground - 8, 'corner'),
    at(bottom.x + bottom.width - 10, ground - 8, 'corner'),
    at(bottom.x + bottom.width + tall * 0.6, ground + tall * 0.1),
    at(bottom.x + bottom.width * 0.5, ground + tall * 0.1),
  ]);
  return [
    castShadow(stage, long, tall * 0.06, 0.35),
    castShadow(stage, oval(centre + 4, ground + 1, bottom.width * 0.51, 11), 7, 0.75),
    ...list.map((fold, index) => folded(stage, fold, random.branch(String(index)))),
  ].join('');
}

/** Folded knits and shirts on a table: a tall pile, and a low one in front of it. */
export function drawStack(stage: Stage): string {
  const { subject, width, height } = stage;
  const isWide = width > height * 1.15;
  const horizon = height * (isWide ? 0.7 : 0.74);
  const ground = height * (isWide ? 0.84 : 0.88);
  const size = Math.min(subject.width, height * 0.95);
  const tallWidth = size * 0.56;
  const tall = {
    x: isWide ? subject.x + subject.width * 0.08 : width * 0.12,
    y: ground - size * 0.56,
    width: tallWidth,
    height: size * 0.56,
  };
  const low = {
    x: tall.x + tallWidth * 0.78,
    y: ground + size * 0.055 - size * 0.22,
    width: tallWidth * 0.74,
    height: size * 0.22,
  };
  const light = { x: width * 0.08, y: -height * 0.06, width: width * 0.4, height: height * 0.72 };
  return [
    room(stage, horizon),
    windowLight(stage, light, 2, 0.55),
    drawPile(stage, pile(stage, tall, 7, 'tall'), 'tall'),
    drawPile(stage, pile(stage, low, 3, 'low'), 'low'),
  ].join('');
}
