import { hex, lit, oklch, shaded } from '#drawing/colour';
import { element } from '#drawing/drawing';
import { at, shape, shifted, traced } from '#drawing/outline';
import { fold } from './folds';
import { type Bench, drawPanel } from './panel';
import { seam, stitches } from './seams';
import type { Garment } from './sheet';
import type { Side } from './top-parts';

const crown = traced(
  '-92,40! -92,-10 -72,-62 -34,-92 0,-98 34,-92 72,-62 92,-10 92,40! 50,30 0,26 -50,30',
);
const brim = traced('-88,36! -46,18 0,13 46,18 88,36! 92,46 74,62 40,70 0,73 -40,70 -74,62 -92,46');
const joints = [
  traced('0,-98 1,-30 0,22'),
  traced('-6,-98 -52,-50 -62,28'),
  traced('6,-98 52,-50 62,28'),
];

function drawCrown(bench: Bench): string {
  const { base } = bench.cloth;
  const folds = [
    fold([-80, 20], [-40, -70], -10, 9, 0.3),
    fold([84, 24], [46, -66], 10, 10, 0.4),
    fold([20, 20], [26, -80], 6, 8, 0.2),
  ];
  const sewn = joints.map((line) => seam(bench, line) + stitches(bench, shifted(line, 4, 0)));
  const ring = { r: 3, fill: hex(shaded(base, 0.5)), stroke: hex(lit(base, 0.2)) };
  const eyelets = [-34, 34].map((cx) =>
    element('circle', { cx, cy: -58, 'stroke-width': 1.6, ...ring }),
  );
  const panel = drawPanel(bench, { outline: crown, folds, thickness: 16 });
  return panel + sewn.join('') + eyelets.join('');
}

function drawBrim(bench: Bench): string {
  const rows = [7, 14, 21].map((inset) => {
    const edge = brim.slice(5, 12);
    const row = edge.map(({ x, y }) => at(x * (1 - inset / 130), y - inset));
    return stitches(bench, row);
  });
  return drawPanel(bench, { outline: brim, shadow: 0.6, thickness: 9, tone: 0.03 }) + rows.join('');
}

export function drawCap(bench: Bench, side: Side): Garment {
  const isFront = side === 'front';
  const fill = hex(shaded(bench.cloth.base, 0.15));
  const knob = element('ellipse', { cx: 0, cy: -98, rx: 8, ry: 5, fill });
  const body = drawCrown(bench);
  return {
    parts: [body, isFront ? drawBrim(bench) : strapGap(bench), knob],
    silhouette: shape(crown) + (isFront ? shape(brim) : ''),
    box: { x: -110, y: -104, width: 220, height: isFront ? 180 : 150 },
    wrinkling: 0.3,
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
