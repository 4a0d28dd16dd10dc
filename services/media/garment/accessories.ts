import { hex, lit } from '@/services/media/drawing/colour';
import { element } from '@/services/media/drawing/drawing';
import { type Point, at, curve, shape, traced } from '@/services/media/drawing/outline';
import { fold } from './folds';
import { type Bench, drawPanel } from './panel';
import { drawRib } from './rib';
import { seam } from './seams';
import type { Garment } from './sheet';

/** A tie laid in one fold, its narrow end showing. */
export function drawTie(bench: Bench): Garment {
  const blade = traced('-30,-330! 30,-330! 36,-100 47,300! 0,352! -47,300! -36,-100');
  const tail = traced('4,-318! 50,-322! 62,-60 66,190! 44,218! 22,192! 16,-60');
  const knot = traced('-34,-336! 0,-350 44,-338! 52,-312 6,-302 -32,-312');
  const parts = [
    drawPanel(bench, {
      outline: tail,
      grain: -45,
      tone: -0.12,
      folds: [fold([30, -280], [40, 100], 4, 7, 0.3)],
    }),
    drawPanel(bench, {
      outline: blade,
      grain: 45,
      shadow: 0.6,
      thickness: 10,
      folds: [fold([-6, -300], [4, 120], 5, 8, 0.22), fold([14, -200], [20, 260], -4, 6, 0.2)],
    }),
    drawPanel(bench, { outline: knot, grain: 20, tone: -0.05, shadow: 0.5 }),
  ];
  return {
    parts,
    silhouette: shape(blade) + shape(tail) + shape(knot),
    box: { x: -100, y: -350, width: 200, height: 702 },
    wrinkling: 0.4,
    heights: bench.heights,
  };
}

/** A scarf folded lengthwise and once across, fringed at its ends. */
export function drawScarf(bench: Bench): Garment {
  const back = traced('-30,-330! 150,-338! 164,0 158,268! 20,280! 6,0');
  const front = traced('-150,-334! -60,-346 40,-330! 44,0 34,300! -50,308 -142,296! -158,0');
  const fringe = (from: number, to: number, y: number) =>
    Array.from({ length: Math.round((to - from) / 7) }, (_, index) => {
      const x = from + index * 7;
      const sway = bench.random.sway() * 5;
      const d = curve([
        at(x, y - 4),
        at(x + sway * 0.4, y + 18),
        at(x + sway, y + 40 + bench.random.sway() * 4),
      ]);
      const tone = bench.random.next() < 0.5 ? bench.cloth.base : lit(bench.cloth.base, 0.12);
      return (
        element('path', {
          d,
          fill: 'none',
          stroke: '#000',
          'stroke-width': 3.4,
          opacity: 0.25,
          transform: 'translate(2 3)',
        }) +
        element('path', {
          d,
          fill: 'none',
          stroke: hex(tone),
          'stroke-width': 3.2,
          'stroke-linecap': 'round',
        })
      );
    }).join('');
  const folds = [
    fold([-90, -330], [-70, 280], 14, 16, 0.4),
    fold([0, -320], [-10, 290], -10, 12, 0.36),
    fold([-130, -300], [-120, 200], 6, 10, 0.3),
  ];
  const parts = [
    fringe(24, 156, 274),
    drawPanel(bench, {
      outline: back,
      tone: -0.1,
      folds: [fold([90, -320], [100, 260], 10, 16, 0.4)],
    }),
    fringe(-138, 32, 300),
    drawPanel(bench, { outline: front, shadow: 0.7, folds }),
  ];
  return {
    parts,
    silhouette: shape(back) + shape(front),
    box: { x: -166, y: -350, width: 332, height: 700 },
    heights: bench.heights,
  };
}

/** A pair of socks laid beside each other. */
export function drawSocks(bench: Bench): Garment {
  const sock = (x: number, y: number): Point[] => [
    at(x - 38, y - 180, 'corner'),
    at(x, y - 183),
    at(x + 38, y - 180, 'corner'),
    at(x + 39, y - 90),
    at(x + 36, y + 20),
    at(x + 40, y + 70),
    at(x + 22, y + 118),
    at(x - 30, y + 146),
    at(x - 92, y + 172),
    at(x - 128, y + 166),
    at(x - 136, y + 132),
    at(x - 104, y + 104),
    at(x - 52, y + 62),
    at(x - 38, y + 10),
    at(x - 40, y - 90),
  ];
  const one = (x: number, y: number, shadow: number) => {
    const folds = [
      fold([x + 38, y + 20], [x - 30, y + 50], 10, 8, 0.4),
      fold([x + 30, y + 96], [x - 40, y + 76], -12, 8, 0.3),
      fold([x - 36, y + 30], [x + 10, y + 14], 4, 6, 0.3),
    ];
    const cuff = [
      at(x - 39, y - 182, 'corner'),
      at(x, y - 186),
      at(x + 39, y - 182, 'corner'),
      at(x + 38, y - 118, 'corner'),
      at(x, y - 115),
      at(x - 38, y - 118, 'corner'),
    ];
    const toe = [at(x - 92, y + 172), at(x - 80, y + 140), at(x - 98, y + 102)];
    const heel = [at(x + 39, y + 50), at(x + 4, y + 84), at(x + 2, y + 128)];
    const plain = { ...bench, cloth: { ...bench.cloth, fabric: 'jersey' as const } };
    return (
      drawPanel(plain, { outline: sock(x, y), shadow, folds }) +
      drawRib(plain, { outline: cuff, thickness: 5 }) +
      seam(plain, toe) +
      seam(plain, heel)
    );
  };
  const parts = [one(78, -16, 0), one(0, 6, 0.6)];
  return {
    parts,
    silhouette: shape(sock(78, -16)) + shape(sock(0, 6)),
    box: { x: -140, y: -204, width: 260, height: 386 },
    wrinkling: 0.5,
    heights: bench.heights,
  };
}
