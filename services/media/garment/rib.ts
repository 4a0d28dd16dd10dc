import { element } from '@/services/media/drawing/drawing';
import { shape } from '@/services/media/drawing/outline';
import { drawPanel, type Bench, type Panel } from './panel';

/** Ribbed knitting: a panel with ridges along `angle` degrees from the vertical. */
export function drawRib(bench: Bench, panel: Panel, angle = 0): string {
  const { drawing } = bench;
  const ridge = { y1: 0, y2: 10, 'stroke-width': 2 };
  const fill = drawing.define(
    'pattern',
    {
      width: 5,
      height: 10,
      patternUnits: 'userSpaceOnUse',
      patternTransform: `rotate(${Math.round(angle)})`,
    },
    element('line', { x1: 1, x2: 1, stroke: '#000', 'stroke-opacity': 0.3, ...ridge }) +
      element('line', { x1: 3.2, x2: 3.2, stroke: '#fff', 'stroke-opacity': 0.16, ...ridge }),
  );
  const plain = { ...bench, cloth: { ...bench.cloth, pattern: 'plain' as const } };
  return drawPanel(plain, panel) + element('path', { d: shape(panel.outline), fill });
}
