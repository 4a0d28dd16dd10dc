import { lit } from '#drawing/colour';
import { at, curve, shape, shifted, traced } from '#drawing/outline';
import { drawCord } from './cord';
import { fold } from './folds';
import { type Bench, drawPanel } from './panel';
import { drawRib } from './rib';
import { seam } from './seams';
import type { Garment } from './sheet';

/** A tie folded once, with its narrow end visible. */
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
  };
}

function fringe({ random, cloth }: Bench, from: number, to: number, y: number): string {
  return Array.from({ length: Math.round((to - from) / 7) }, (_, index) => {
    const x = from + index * 7;
    const sway = random.sway() * 5;
    const foot = at(x + sway, y + 40 + random.sway() * 4);
    const d = curve([at(x, y - 4), at(x + sway * 0.4, y + 18), foot]);
    const tone = random.next() < 0.5 ? cloth.base : lit(cloth.base, 0.12);
    return drawCord(d, { tone, width: 3.2, isTwisted: true });
  }).join('');
}

/** A scarf folded lengthwise and once across, with fringes. */
export function drawScarf(bench: Bench): Garment {
  const back = traced('-30,-330! 150,-338! 164,0 158,268! 20,280! 6,0');
  const front = traced('-150,-334! -60,-346 40,-330! 44,0 34,300! -50,308 -142,296! -158,0');
  const behind = [fold([90, -320], [100, 260], 10, 16, 0.4)];
  const folds = [
    fold([-90, -330], [-70, 280], 14, 16, 0.4),
    fold([0, -320], [-10, 290], -10, 12, 0.36),
    fold([-130, -300], [-120, 200], 6, 10, 0.3),
  ];
  return {
    parts: [
      fringe(bench, 24, 156, 274),
      drawPanel(bench, { outline: back, tone: -0.1, folds: behind }),
      fringe(bench, -138, 32, 300),
      drawPanel(bench, { outline: front, shadow: 0.7, folds }),
    ],
    silhouette: shape(back) + shape(front),
    box: { x: -166, y: -350, width: 332, height: 700 },
  };
}

const sock = traced(
  '-38,-180! 0,-183 38,-180! 39,-90 36,20 40,70 22,118 -30,146 -92,172 -128,166 -136,132 -104,104 -52,62 -38,10 -40,-90',
);
const sockCuff = traced('-39,-182! 0,-186 39,-182! 38,-118! 0,-115 -38,-118!');

function drawSock(bench: Bench, x: number, y: number, shadow: number): string {
  const cloth = { ...bench.cloth, fabric: 'jersey' as const };
  const own = { ...bench, cloth };
  const folds = [
    fold([x + 38, y + 20], [x - 30, y + 50], 10, 8, 0.4),
    fold([x + 30, y + 96], [x - 40, y + 76], -12, 8, 0.3),
    fold([x - 36, y + 30], [x + 10, y + 14], 4, 6, 0.3),
  ];
  return (
    drawPanel(own, { outline: shifted(sock, x, y), shadow, folds }) +
    drawRib(own, { outline: shifted(sockCuff, x, y), thickness: 5 }) +
    seam(own, shifted(traced('-92,172 -80,140 -98,102'), x, y)) +
    seam(own, shifted(traced('39,50 4,84 2,128'), x, y))
  );
}

export function drawSocks(bench: Bench): Garment {
  return {
    parts: [drawSock(bench, 78, -16, 0), drawSock(bench, 0, 6, 0.6)],
    silhouette: shape(shifted(sock, 78, -16)) + shape(shifted(sock, 0, 6)),
    box: { x: -140, y: -204, width: 260, height: 386 },
    wrinkling: 0.5,
  };
}
