import { at, mirrored, shape } from '@/services/media/drawing/outline';
import type { Build } from './build';
import { recoloured } from './cloth';
import { fold } from './folds';
import { type Neck, neckInside } from './necks';
import { type Bench, drawPanel } from './panel';
import { drawRib } from './rib';
import { seam, stitches } from './seams';

/** The turned-down collar of shirts and polos. `open` is how far the top button lets it fall apart. */
export function shirtCollar(
  bench: Bench,
  build: Build,
  options: {
    spread: number;
    point: number;
    isSoft: boolean;
    buttonDown: boolean;
    colour?: Bench['cloth']['base'] | undefined;
  },
): Neck {
  const n = build.neck;
  const collarBench = options.colour
    ? { ...bench, cloth: recoloured(bench.cloth, options.colour) }
    : bench;
  const drop = n * (options.isSoft ? 1 : 0.74);
  const rise = -n * 0.6;
  const inside = [
    at(-n * 0.72, rise * 0.86, 'corner'),
    at(-n * 0.4, rise * 1.06),
    at(0, rise * 1.1),
    at(n * 0.4, rise * 1.06),
    at(n * 0.72, rise * 0.86, 'corner'),
    at(n * 0.6, drop * 0.5),
    at(0, drop + 8, 'corner'),
    at(-n * 0.6, drop * 0.5),
  ];
  const tipX = n * options.spread;
  const tipY = drop + options.point;
  const leaf = [
    at(2, drop, 'corner'),
    at(n * 0.42, drop * 0.26),
    at(n * 0.62, rise * 0.34),
    at(n * 0.6, rise * 0.98, 'corner'),
    at(n * 0.9, rise * 0.72),
    at(n * 1.1, rise * 0.05),
    at(n * 1.1, n * 0.28),
    at((tipX + n * 1.1) / 2 + 2, (tipY + n * 0.3) / 2 + 4),
    at(tipX, tipY, 'corner'),
    at(tipX * 0.52, (tipY + drop) / 2 - 1),
  ];
  const other = mirrored(leaf, 0);
  const tilt = options.spread > 0.8 ? -38 : -24;
  const leaves = () =>
    [other, leaf].map((outline, index) => {
      const sign = index === 0 ? -1 : 1;
      const rim = [
        at(sign * (tipX * 0.5), (tipY + drop) / 2 - 6),
        at(sign * (tipX - 5), tipY - 8, 'corner'),
        at(sign * n * 1.05, n * 0.3),
      ];
      return (
        drawPanel(collarBench, {
          outline,
          grain: sign * tilt,
          shadow: 0.5,
          thickness: options.isSoft ? 6 : 5,
        }) + stitches(collarBench, rim)
      );
    });
  const stand = [at(-n * 0.72, -4), at(0, rise * 0.36), at(n * 0.72, -4)];
  const behind = () =>
    neckInside(collarBench, inside, rise * 0.3, -0.14) + seam(collarBench, stand, 0.6);
  const line = [
    at(-n, 0, 'corner'),
    at(-n * 0.6, drop * 0.6),
    at(0, drop + 6, 'corner'),
    at(n * 0.6, drop * 0.6),
    at(n, 0, 'corner'),
  ];
  return {
    behind,
    over: () => leaves().join(''),
    silhouette: shape(inside) + shape(leaf) + shape(other),
    line,
    top: rise,
  };
}

/** A stand-up collar, closed by a zip or standing open as a band. */
export function standCollar(bench: Bench, build: Build, height: number, isRib: boolean): Neck {
  const n = build.neck;
  const draw = isRib ? drawRib : drawPanel;
  const inside = [
    at(-n * 0.84, -height * 0.86, 'corner'),
    at(-n * 0.5, -height - 4),
    at(0, -height - 8),
    at(n * 0.5, -height - 4),
    at(n * 0.84, -height * 0.86, 'corner'),
    at(n * 0.5, 12),
    at(0, 44),
    at(-n * 0.5, 12),
  ];
  const half = [
    at(1, 36, 'corner'),
    at(2, 36 - height * 0.86, 'corner'),
    at(n * 0.52, -height * 0.62),
    at(n * 0.74, -height * 0.96),
    at(n * 0.9, -height * 0.9),
    at(n * 0.98, -height * 0.5),
    at(n * 1.12, 3, 'corner'),
    at(n * 0.7, 30),
  ];
  const folds = [fold([n * 0.95, -height * 0.4], [n * 0.3, 4], -6, 6, 0.35)];
  const other = mirrored(half, 0);
  const over = () =>
    draw(bench, {
      outline: other,
      shadow: 0.3,
      folds: folds.map((item) => ({
        ...item,
        from: [-item.from[0], item.from[1]],
        to: [-item.to[0], item.to[1]],
        bow: -item.bow,
      })),
    }) + draw(bench, { outline: half, shadow: 0.3, folds });
  const line = [
    at(-n, 0, 'corner'),
    at(-n * 0.6, 28),
    at(0, 36, 'corner'),
    at(n * 0.6, 28),
    at(n, 0, 'corner'),
  ];
  return {
    behind: () => neckInside(bench, inside, -height * 0.4, -0.3, false),
    over,
    silhouette: shape(inside) + shape(half) + shape(other),
    line,
    top: -height - 8,
  };
}
