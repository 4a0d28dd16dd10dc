import type { Article } from '@/services/media/articles';
import { hex, lit, oklch, shaded } from '@/services/media/drawing/colour';
import { element } from '@/services/media/drawing/drawing';
import { at, curve, shape, type Point } from '@/services/media/drawing/outline';
import { fold } from './folds';
import { brass, steel } from './fronts';
import { drawPanel, type Bench } from './panel';
import { drawRib } from './rib';
import { seam, stitches } from './seams';
import type { Garment } from './sheet';
import type { Side } from './top';

/** A rolled belt from above: strap in two turns, the tail out to the left, the buckle on top. */
export function drawBelt(bench: Bench, article: Article): Garment {
  const metal = article.number.charCodeAt(7) % 2 ? brass : steel;
  const strap = (y: number, left: number, right: number): Point[] => [
    at(left, y, 'corner'),
    at((left + right) / 2, y + 9),
    at(right, y, 'corner'),
    at(right + 6, y + 18),
    at(right, y + 36, 'corner'),
    at((left + right) / 2, y + 45),
    at(left, y + 36, 'corner'),
    at(left - 7, y + 18),
  ];
  const straps = [strap(-76, -128, 126), strap(-30, -134, 132), strap(16, -130, 130)];
  const parts = straps.map((outline, index) => {
    const rim = (dy: number) => [
      at(-120, -76 + index * 46 + dy),
      at(0, -76 + index * 46 + dy + 9),
      at(120, -76 + index * 46 + dy),
    ];
    return (
      drawPanel(bench, {
        outline,
        shadow: 0.6,
        thickness: 7,
        folds: [fold([-60, -60 + index * 46], [70, -56 + index * 46], 4, 6, 0.15)],
      }) +
      stitches(bench, rim(5)) +
      stitches(bench, rim(31))
    );
  });
  const holes = [50, 68, 86, 104]
    .map((x) => element('ellipse', { cx: x, cy: 40, rx: 2.6, ry: 3, fill: '#000', opacity: 0.7 }))
    .join('');
  const silhouette = straps.map(shape).join('');
  return {
    parts: [...parts, holes],
    trims: [buckle(bench, -70, -12, metal), keeper(bench, -16, -12)],
    silhouette,
    box: { x: -150, y: -110, width: 300, height: 210 },
    wrinkling: 0,
    heights: bench.heights,
  };
}

function buckle(bench: Bench, x: number, y: number, metal: typeof brass): string {
  const fill = bench.drawing.linear(
    [x - 30, y - 40],
    [x + 34, y + 44],
    [
      { offset: 0, colour: hex(lit(metal, 0.75)) },
      { offset: 0.35, colour: hex(metal) },
      { offset: 0.6, colour: hex(lit(metal, 0.4)) },
      { offset: 1, colour: hex(shaded(metal, 0.45)) },
    ],
  );
  const frame = `M${x - 24} ${y - 28}h48q6 0 6 6v52q0 6 -6 6h-48q-6 0 -6 -6v-52q0 -6 6 -6Z`;
  const pin = `M${x - 27} ${y + 4}h54`;
  const line = { fill: 'none', 'stroke-linejoin': 'round' };
  return (
    element('path', {
      d: frame,
      ...line,
      stroke: '#000',
      'stroke-width': 9,
      opacity: 0.5,
      transform: 'translate(3 5)',
      filter: bench.drawing.blur(3),
    }) +
    element('path', { d: frame, ...line, stroke: fill, 'stroke-width': 8 }) +
    element('path', {
      d: frame,
      ...line,
      stroke: hex(lit(metal, 0.85)),
      'stroke-width': 1.2,
      opacity: 0.8,
      transform: 'translate(-1.6 -2)',
    }) +
    element('path', {
      d: pin,
      stroke: '#000',
      'stroke-width': 6,
      opacity: 0.4,
      transform: 'translate(1 3)',
    }) +
    element('path', { d: pin, stroke: fill, 'stroke-width': 5.4, 'stroke-linecap': 'round' })
  );
}

function keeper(bench: Bench, x: number, y: number): string {
  return drawPanel(bench, {
    outline: [
      at(x, y - 24, 'corner'),
      at(x + 16, y - 23, 'corner'),
      at(x + 16, y + 33, 'corner'),
      at(x, y + 32, 'corner'),
    ],
    shadow: 0.6,
    thickness: 4,
  });
}

/** A tie laid in one fold, its narrow end showing. */
export function drawTie(bench: Bench): Garment {
  const blade = [
    at(-30, -330, 'corner'),
    at(30, -330, 'corner'),
    at(36, -100),
    at(47, 300, 'corner'),
    at(0, 352, 'corner'),
    at(-47, 300, 'corner'),
    at(-36, -100),
  ];
  const tail = [
    at(4, -318, 'corner'),
    at(50, -322, 'corner'),
    at(62, -60),
    at(66, 190, 'corner'),
    at(44, 218, 'corner'),
    at(22, 192, 'corner'),
    at(16, -60),
  ];
  const knot = [
    at(-34, -336, 'corner'),
    at(0, -350),
    at(44, -338, 'corner'),
    at(52, -312),
    at(6, -302),
    at(-32, -312),
  ];
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
  const back = [
    at(-30, -330, 'corner'),
    at(150, -338, 'corner'),
    at(164, 0),
    at(158, 268, 'corner'),
    at(20, 280, 'corner'),
    at(6, 0),
  ];
  const front = [
    at(-150, -334, 'corner'),
    at(-60, -346),
    at(40, -330, 'corner'),
    at(44, 0),
    at(34, 300, 'corner'),
    at(-50, 308),
    at(-142, 296, 'corner'),
    at(-158, 0),
  ];
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

/** A baseball cap from the front, or from behind with its strap. */
export function drawCap(bench: Bench, side: Side): Garment {
  const crown = [
    at(-92, 40, 'corner'),
    at(-92, -10),
    at(-72, -62),
    at(-34, -92),
    at(0, -98),
    at(34, -92),
    at(72, -62),
    at(92, -10),
    at(92, 40, 'corner'),
    at(50, 30),
    at(0, 26),
    at(-50, 30),
  ];
  const brim = [
    at(-88, 36, 'corner'),
    at(-46, 18),
    at(0, 13),
    at(46, 18),
    at(88, 36, 'corner'),
    at(92, 46),
    at(74, 62),
    at(40, 70),
    at(0, 73),
    at(-40, 70),
    at(-74, 62),
    at(-92, 46),
  ];
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
  const gap = [at(-40, 36, 'corner'), at(-34, 0), at(0, -16), at(34, 0), at(40, 36, 'corner')];
  const strap = [
    at(-46, 22, 'corner'),
    at(0, 18),
    at(46, 22, 'corner'),
    at(46, 38, 'corner'),
    at(0, 34),
    at(-46, 38, 'corner'),
  ];
  return (
    element('path', { d: shape(gap), fill: hex(oklch(0.3, 0.005, 80)) }) +
    drawPanel(bench, { outline: strap, shadow: 0.5, thickness: 3 }) +
    stitches(bench, [at(-42, 26), at(0, 22), at(42, 26)])
  );
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
