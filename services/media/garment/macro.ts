import { element, grown, type Box } from '@/services/media/drawing/drawing';
import { at } from '@/services/media/drawing/outline';
import { fold } from './folds';
import { drawPanel, type Bench } from './panel';
import { drawRib } from './rib';
import { stitches } from './seams';
import type { Garment } from './sheet';

/** The cloth from close by, one layer folded over another, filling `area`. */
export function drawFabric(bench: Bench, area: Box): Garment {
  const { x, y, width, height } = area;
  const random = bench.random.branch('macro');
  const far = 34;
  const all = [
    at(x - far, y - far, 'corner'),
    at(x + width + far, y - far, 'corner'),
    at(x + width + far, y + height + far, 'corner'),
    at(x - far, y + height + far, 'corner'),
  ];
  const across = (share: number, lean: number, wide: number, depth: number) =>
    fold(
      [x - far * 3, y + height * share],
      [x + width + far * 3, y + height * (share - lean)],
      random.between(-16, 16),
      wide,
      depth,
    );
  const ground = [
    across(0.3, 0.24, 13, 0.4),
    across(0.52, 0.3, 9, 0.34),
    across(0.16, 0.12, 8, 0.24),
  ];
  const rise = random.between(0.5, 0.6);
  const edge = [
    at(x - far, y + height * (rise + 0.22), 'corner'),
    at(x + width * 0.32, y + height * (rise + 0.1)),
    at(x + width * 0.68, y + height * (rise - 0.04)),
    at(x + width + far, y + height * (rise - 0.12), 'corner'),
  ];
  const over = [
    ...edge,
    at(x + width + far, y + height + far, 'corner'),
    at(x - far, y + height + far, 'corner'),
  ];
  const hem = edge.map((point) => ({ ...point, x: point.x + 3, y: point.y + 9 }));
  const isKnit = bench.cloth.fabric === 'knit' || bench.cloth.fabric === 'cable';
  const top = {
    outline: over,
    shadow: 0.75,
    folds: [across(0.95, 0.2, 12, 0.3)],
    grain: -12,
    thickness: 7,
  };
  const clip = bench.drawing.clip(`M${x} ${y}h${width}v${height}h${-width}Z`);
  const parts = [
    drawPanel(bench, { outline: all, folds: ground, grain: 8, thickness: 10 }),
    isKnit ? drawRib(bench, top, -12) : drawPanel(bench, top) + stitches(bench, hem),
  ];
  const silhouette = `M${x - 20} ${y - 20}h${width + 40}v${height + 40}h${-width - 40}Z`;
  return {
    parts: [element('g', { 'clip-path': clip }, parts.join(''))],
    silhouette,
    box: grown(area, far),
    wrinkling: 0.6,
    heights: bench.heights,
  };
}
