import { hex, lit, mixed, oklch, shaded, type Oklch } from '@/services/media/drawing/colour';
import { element, group } from '@/services/media/drawing/drawing';
import { at, shape, type Point } from '@/services/media/drawing/outline';
import type { Random } from '@/services/media/drawing/random';
import { drawCoat } from './coat';
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

function fence(stage: Stage, x: number, top: number, bottom: number, size: number): string {
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
  const post = shape([
    at(x - size, top + 6, 'corner'),
    at(x - size * 0.3, top),
    at(x + size, top + 10, 'corner'),
    at(x + size * 1.06, bottom, 'corner'),
    at(x - size * 1.06, bottom, 'corner'),
  ]);
  const rails = [0.16, 0.52].map((share) => {
    const y = top + (bottom - top) * share;
    const board = drawing.linear(
      [0, y],
      [0, y + size * 1.5],
      [
        { offset: 0, colour: hex(lit(wood, 0.35)) },
        { offset: 0.3, colour: hex(wood) },
        { offset: 1, colour: hex(shaded(wood, 0.35)) },
      ],
    );
    return element('path', {
      d: `M${x - stage.width} ${y + 14}L${stage.width + 40} ${y - 8}v${size * 1.4}L${x - stage.width} ${y + 14 + size * 1.4}Z`,
      fill: board,
    });
  });
  return (
    castShadow(stage, oval(x + 60, bottom, 110, 12), 8, 0.4) +
    rails.join('') +
    element('path', { d: post, fill })
  );
}

/** Hills in morning haze, and a coat left on the post of a fence. */
export function drawOutdoors(stage: Stage): string {
  const { subject, width, height, mood, drawing } = stage;
  const isWide = width > height * 1.15;
  const horizon = height * (isWide ? 0.52 : 0.5);
  const random = drawing.random.branch('hills');
  const haze = (depth: number) =>
    mixed(mixed(mood.cloths[0], oklch(0.5, mood.wall.c * 2, 160), 0.45), mood.sunlight, depth);
  const base = height * 0.76;
  const centre = isWide ? subject.x + subject.width * 0.55 : width * 0.54;
  const coatTop = height * (isWide ? 0.26 : 0.4);
  const scale = (height * (isWide ? 0.62 : 0.5)) / 190;
  const offset = Math.floor(random.between(0, mood.cloths.length));
  return [
    sky(stage, horizon),
    hill(stage, horizon, height * 0.16, haze(0.86), random),
    hill(stage, horizon + height * 0.06, height * 0.13, haze(0.74), random),
    hill(stage, horizon + height * 0.14, height * 0.12, haze(0.58), random),
    meadow(stage, base),
    fence(stage, centre, coatTop - scale * 4, height * 0.95, scale * 7),
    drawCoat(stage, {
      x: centre - 50 * scale,
      y: coatTop,
      scale,
      colour: clothAt(mood, 0, offset),
    }),
  ].join('');
}
