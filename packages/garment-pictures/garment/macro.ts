import { element, grown, type Box } from '#drawing/drawing';
import { at, mirrored, type Point } from '#drawing/outline';
import type { Random } from '#drawing/random';
import { fold, mirroredFolds, type Fold } from './folds';
import { drawPanel, type Bench, type Panel } from './panel';
import { drawRib } from './rib';
import { stitches } from './seams';
import type { Garment } from './sheet';

/** How far the cloth extends beyond the picture. */
const far = 34;

function rectangle({ x, y, width, height }: Box): Point[] {
  return [
    at(x, y, 'corner'),
    at(x + width, y, 'corner'),
    at(x + width, y + height, 'corner'),
    at(x, y + height, 'corner'),
  ];
}

function pathOf({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** Shallow folds rising to the right. */
function waves({ x, y, width, height }: Box, random: Random, count: number, from: number): Fold[] {
  return Array.from({ length: count }, (_, index) => {
    const level = y + height * (from + index * 0.19 + random.sway() * 0.05);
    const rise = height * random.between(0.12, 0.3);
    const ends = [x - far * 3, x + width + far * 3] as const;
    const depth = random.between(0.22, 0.42);
    const wide = random.between(7, 14);
    return fold([ends[0], level], [ends[1], level - rise], random.between(-18, 18), wide, depth);
  });
}

function layerEdge({ x, y, width, height }: Box, random: Random): Point[] {
  const level = random.between(0.5, 0.62);
  const heights = [0.22, 0.1, -0.04, -0.12].map((share) => y + height * (level + share));
  const [start = y, early = y, late = y, end = y] = heights;
  return [
    at(x - far, start, 'corner'),
    at(x + width * random.between(0.26, 0.38), early),
    at(x + width * random.between(0.62, 0.74), late),
    at(x + width + far, end, 'corner'),
  ];
}

/** A close view of the cloth, with one layer folded over another, that fills `area`. */
export function drawFabric(bench: Bench, area: Box): Garment {
  const random = bench.random.branch('macro');
  const isTurned = random.next() < 0.5;
  const axis = area.x + area.width / 2;
  const whole = grown(area, far);
  const edge = layerEdge(area, random);
  const foot = rectangle(whole).slice(2);
  const turn = (points: Point[]) => (isTurned ? mirrored(points, axis) : points);
  const bend = (folds: Fold[]) => (isTurned ? mirroredFolds(folds) : folds);
  const grain = isTurned ? 12 : -12;
  const top: Panel = {
    outline: turn([...edge, ...foot]),
    shadow: 0.75,
    folds: bend(waves(area, random, 1, 0.95)),
    grain,
    thickness: 7,
  };
  const hem = turn(edge.map((point) => ({ ...point, x: point.x + 3, y: point.y + 9 })));
  const isKnit = bench.cloth.fabric === 'knit' || bench.cloth.fabric === 'cable';
  const below = { outline: rectangle(whole), folds: bend(waves(area, random, 3, 0.14)), grain: 8 };
  const parts = [
    drawPanel(bench, { ...below, thickness: 10 }),
    isKnit ? drawRib(bench, top, grain) : drawPanel(bench, top) + stitches(bench, hem),
  ];
  const clip = bench.drawing.clip(pathOf(area));
  return {
    parts: [element('g', { 'clip-path': clip }, parts.join(''))],
    silhouette: pathOf(grown(area, 20)),
    box: whole,
    wrinkling: 0.6,
  };
}
