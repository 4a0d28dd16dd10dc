import { hex, lit, mixed, oklch, shaded, type Oklch } from '#drawing/colour';
import { element, group } from '#drawing/drawing';
import { at, curve, shape, type Point } from '#drawing/outline';
import type { Random } from '#drawing/random';
import { drawHung, dyed, hanger } from './hung';
import { castShadow, clothAt, oval, type Stage } from './stage';

function sky(stage: Stage, horizon: number): string {
  const { drawing, mood, width } = stage;
  const fill = drawing.linear(
    [width * 0.3, 0],
    [width * 0.4, horizon],
    [
      { offset: 0, colour: hex(mixed(mood.wall, oklch(0.82, 0.03, 240), mood.wall.c * 18)) },
      { offset: 0.7, colour: hex(lit(mood.wall, 0.3)) },
      { offset: 1, colour: hex(mood.sunlight) },
    ],
  );
  const glow = drawing.radial([width * 0.2, horizon * 0.75], width * 0.5, [
    { offset: 0, colour: '#fff', opacity: 0.75 },
    { offset: 1, colour: '#fff', opacity: 0 },
  ]);
  const plane = { width, height: horizon + 4 };
  return element('rect', { ...plane, fill }) + element('rect', { ...plane, fill: glow });
}

function ridge(stage: Stage, base: number, rise: number, random: Random): Point[] {
  const steps = Math.max(5, Math.round(stage.width / 190));
  return Array.from({ length: steps + 3 }, (_, index) =>
    at((stage.width / steps) * (index - 1), base - rise * (0.5 + 0.5 * random.sway())),
  );
}

function hill(stage: Stage, base: number, rise: number, colour: Oklch, random: Random): string {
  const { drawing, width, height } = stage;
  const points = ridge(stage, base, rise, random);
  const path = shape([
    ...points,
    at(width + 300, height + 60, 'corner'),
    at(-300, height + 60, 'corner'),
  ]);
  const fill = drawing.linear(
    [0, base - rise],
    [width * 0.1, base + rise * 1.6],
    [
      { offset: 0, colour: hex(colour) },
      { offset: 1, colour: hex(lit(colour, 0.4)) },
    ],
  );
  return element('path', { d: path, fill });
}

function meadow(stage: Stage, base: number): string {
  const { drawing, mood, width, height } = stage;
  const random = drawing.random.branch('meadow');
  const ground = shaded(mixed(mood.floor, oklch(0.62, mood.floor.c * 1.6, 105), 0.6), 0.06);
  const near = hill(stage, base, height * 0.03, ground, random);
  const blades = Array.from({ length: 260 }, () => {
    const depth = random.next();
    const y = base + (height - base) * (0.05 + depth * 1.05);
    const x = random.between(-20, width + 20);
    const size = 8 + depth * 50;
    const bend = size * random.between(0.1, 0.5);
    const tone = hex(random.next() < 0.5 ? lit(ground, 0.25) : shaded(ground, 0.25));
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${(bend * 0.2).toFixed(1)} ${(-size * 0.6).toFixed(1)} ${bend.toFixed(1)} ${(-size).toFixed(1)}" stroke="${tone}" stroke-width="${(0.8 + depth * 2).toFixed(1)}"/>`;
  });
  return near + group({ fill: 'none', opacity: 0.55 }, blades);
}

function post(stage: Stage, x: number, top: number, bottom: number, size: number): string {
  const { drawing, mood } = stage;
  const wood = mixed(mood.wood, mood.wall, 0.25);
  const fill = drawing.linear(
    [x - size, 0],
    [x + size, 0],
    [
      { offset: 0, colour: hex(lit(wood, 0.3)) },
      { offset: 0.4, colour: hex(wood) },
      { offset: 1, colour: hex(shaded(wood, 0.4)) },
    ],
  );
  const outline = shape([
    at(x - size, top + 5, 'corner'),
    at(x - size * 0.2, top),
    at(x + size, top + 6, 'corner'),
    at(x + size * 1.1, bottom, 'corner'),
    at(x - size * 1.1, bottom, 'corner'),
  ]);
  const shadow = castShadow(stage, oval(x + 60, bottom, 100, 9), 8, 0.4);
  return shadow + element('path', { d: outline, fill });
}

/** Shirts on a line from a post outside the picture. */
function washingLine(stage: Stage, from: number, y: number, unit: number): string {
  const { mood, width } = stage;
  const sag = (x: number) => y + 26 * Math.sin(((x - from) / (width + 80 - from)) * Math.PI);
  const rope = curve([
    at(from, y),
    at((from + width) / 2, sag((from + width) / 2)),
    at(width + 80, y),
  ]);
  const line = { d: rope, fill: 'none', stroke: hex(shaded(mood.wall, 0.45)), 'stroke-width': 3.4 };
  const names = ['shirt', 'jumper'] as const;
  const step = unit * 780;
  const pieces = names.map((name, index) => {
    const x = from + step * (0.5 + index * 0.92);
    const dye = clothAt(mood, index * 2, 2);
    const top = sag(x) + unit * 70;
    const article = dyed(name, dye, `line-${index}`);
    return (
      hanger(stage, x, top + unit * 20, unit * 105) +
      drawHung(stage, { article, x, y: top, scale: unit, shadow: undefined })
    );
  });
  return element('path', line) + pieces.join('');
}

/** Hills in morning haze, and shirts on a line. */
export function drawOutdoors(stage: Stage): string {
  const { subject, width, height, mood, drawing } = stage;
  const isWide = width > height * 1.15;
  const horizon = height * (isWide ? 0.52 : 0.56);
  const random = drawing.random.branch('hills');
  const haze = (depth: number) =>
    mixed(mixed(mood.cloths[0], oklch(0.5, mood.wall.c * 2, 160), 0.45), mood.sunlight, depth);
  const base = height * 0.8;
  const from = isWide ? subject.x + subject.width * 0.04 : width * 0.1;
  const lineY = height * (isWide ? 0.2 : 0.36);
  // The jumper ends slightly before the picture does.
  const unit = Math.min((base - lineY) / 1020, (width - from) / 1500);
  return [
    sky(stage, horizon),
    hill(stage, horizon, height * 0.16, haze(0.86), random),
    hill(stage, horizon + height * 0.06, height * 0.13, haze(0.74), random),
    hill(stage, horizon + height * 0.14, height * 0.12, haze(0.58), random),
    meadow(stage, base),
    post(stage, from, lineY - 26, height * 0.95, 9),
    washingLine(stage, from, lineY, unit),
  ].join('');
}
