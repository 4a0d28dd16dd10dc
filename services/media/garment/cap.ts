import { hex, lit, oklch, shaded } from '@/services/media/drawing/colour';
import { element } from '@/services/media/drawing/drawing';
import { at, shape, traced } from '@/services/media/drawing/outline';
import { fold } from './folds';
import { type Bench, drawPanel } from './panel';
import { seam, stitches } from './seams';
import type { Garment } from './sheet';
import type { Side } from './top-parts';

/** A baseball cap from the front, or from behind with its strap. */
export function drawCap(bench: Bench, side: Side): Garment {
  const crown = traced(
    '-92,40! -92,-10 -72,-62 -34,-92 0,-98 34,-92 72,-62 92,-10 92,40! 50,30 0,26 -50,30',
  );
  const brim = traced(
    '-88,36! -46,18 0,13 46,18 88,36! 92,46 74,62 40,70 0,73 -40,70 -74,62 -92,46',
  );
  const seams = [
    [at(0, -98), at(1, -30), at(0, 22)],
    [at(-6, -98), at(-52, -50), at(-62, 28)],
    [at(6, -98), at(52, -50), at(62, 28)],
  ];
  const stitched = seams
    .map(
      (line) =>
        seam(bench, line) +
        stitches(
          bench,
          line.map((point) => ({ ...point, x: point.x + 4 })),
        ),
    )
    .join('');
  const eyelets = [
    [-34, -58],
    [34, -58],
  ]
    .map(([x, y]) =>
      element('circle', {
        cx: x,
        cy: y,
        r: 3,
        fill: hex(shaded(bench.cloth.base, 0.5)),
        stroke: hex(lit(bench.cloth.base, 0.2)),
        'stroke-width': 1.6,
      }),
    )
    .join('');
  const rows = [10, 20, 30]
    .map((inset) =>
      stitches(
        bench,
        brim
          .slice(5, 12)
          .map((point) => ({ ...point, x: point.x * (1 - inset / 130), y: point.y - inset })),
      ),
    )
    .join('');
  const knob = element('ellipse', {
    cx: 0,
    cy: -98,
    rx: 8,
    ry: 5,
    fill: hex(shaded(bench.cloth.base, 0.15)),
  });
  const folds = [
    fold([-80, 20], [-40, -70], -10, 9, 0.3),
    fold([84, 24], [46, -66], 10, 10, 0.4),
    fold([20, 20], [26, -80], 6, 8, 0.2),
  ];
  const body = drawPanel(bench, { outline: crown, folds, thickness: 16 }) + stitched + eyelets;
  const parts =
    side === 'front'
      ? [
          body,
          drawPanel(bench, { outline: brim, shadow: 0.6, thickness: 9, tone: 0.03 }),
          rows,
          knob,
        ]
      : [body, strapGap(bench), knob];
  return {
    parts,
    silhouette: shape(crown) + (side === 'front' ? shape(brim) : ''),
    box: { x: -110, y: -104, width: 220, height: side === 'front' ? 180 : 150 },
    wrinkling: 0.3,
    heights: bench.heights,
  };
}

function strapGap(bench: Bench): string {
  const gap = traced('-40,36! -34,0 0,-16 34,0 40,36!');
  const strap = traced('-46,22! 0,18 46,22! 46,38! 0,34 -46,38!');
  return (
    element('path', { d: shape(gap), fill: hex(oklch(0.3, 0.005, 80)) }) +
    drawPanel(bench, { outline: strap, shadow: 0.5, thickness: 3 }) +
    stitches(bench, [at(-42, 26), at(0, 22), at(42, 26)])
  );
}
