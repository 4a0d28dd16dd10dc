import { boxAround, group } from '#drawing/drawing';
import { shape } from '#drawing/outline';
import { drawPanel, type Bench, type Panel } from './panel';
import { ribOver } from './texture';

/** Ribbed knitting: a panel with ridges at `angle` degrees from the vertical. */
export function drawRib(bench: Bench, panel: Panel, angle = 0): string {
  const { drawing } = bench;
  const box = boxAround(panel.outline);
  if (drawing.isOutside(box)) return '';
  const fabric = bench.cloth.fabric === 'nylon' ? ('jersey' as const) : bench.cloth.fabric;
  const plain = { ...bench, cloth: { ...bench.cloth, fabric, pattern: 'plain' as const } };
  const drawn = drawPanel(plain, { ...panel, isRib: true, grain: angle });
  if (bench.heights.isLitInPixels) return drawn;
  const clip = { 'clip-path': drawing.clip(shape(panel.outline)) };
  return drawn + group(clip, [ribOver(drawing, box, angle)]);
}
