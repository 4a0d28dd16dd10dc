import { hex, shaded } from '#drawing/colour';
import { element } from '#drawing/drawing';
import { at, curve, type Point } from '#drawing/outline';
import { fold } from './folds';
import { drawPanel, type Bench } from './panel';
import { button, seam, stitches } from './seams';

function turnedAbout(points: readonly Point[], x: number, y: number, angle: number): Point[] {
  const [sine, cosine] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  return points.map((point) => {
    const [dx, dy] = [point.x - x, point.y - y];
    return { ...point, x: x + dx * cosine - dy * sine, y: y + dx * sine + dy * cosine };
  });
}

function insetPoints(points: readonly Point[], by: number): Point[] {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  return points.map((point) => {
    const reach = Math.hypot(point.x - x, point.y - y) || 1;
    return {
      ...point,
      x: point.x + ((x - point.x) / reach) * by,
      y: point.y + ((y - point.y) / reach) * by,
    };
  });
}

/** A patch pocket; `point` lowers the middle of its lower edge. */
export function patchPocket(
  bench: Bench,
  x: number,
  y: number,
  width: number,
  height: number,
  point = 10,
): string {
  const half = width / 2;
  const outline = [
    at(x - half, y, 'corner'),
    at(x + half, y + 1, 'corner'),
    at(x + half - 1, y + height - point, 'corner'),
    at(x, y + height, 'corner'),
    at(x - half + 1, y + height - point, 'corner'),
  ];
  const rim = insetPoints(outline, 4);
  const under = { d: curve([at(x - half, y), at(x, y + 2), at(x + half, y + 1)]), fill: 'none' };
  return (
    drawPanel(bench, {
      outline,
      shadow: 0.3,
      thickness: 4,
      folds: [fold([x - half * 0.6, y + 4], [x - half * 0.2, y + height * 0.7], 6, 6, 0.2)],
    }) +
    stitches(
      bench,
      [rim[1], rim[2], rim[3], rim[4], rim[0]].filter((each) => each !== undefined),
    ) +
    stitches(bench, [at(x - half + 2, y + 20), at(x + half - 2, y + 20)]) +
    element('path', {
      ...under,
      stroke: hex(shaded(bench.cloth.base, 0.6)),
      'stroke-width': 2,
      opacity: 0.55,
    })
  );
}

/** A flap over a cut pocket, rotated by `angle` degrees. */
export function flapPocket(
  bench: Bench,
  x: number,
  y: number,
  width: number,
  height: number,
  angle: number,
): string {
  const half = width / 2;
  const outline = [
    at(x - half, y, 'corner'),
    at(x + half, y, 'corner'),
    at(x + half, y + height * 0.7),
    at(x + half - 8, y + height),
    at(x, y + height + 2),
    at(x - half + 8, y + height),
    at(x - half, y + height * 0.7),
  ];
  const turned = turnedAbout(outline, x, y, angle);
  return (
    drawPanel(bench, { outline: turned, grain: angle, shadow: 0.55, thickness: 5, tone: 0.02 }) +
    seam(bench, turned.slice(0, 2), 1.2)
  );
}

/** A narrow welt over a cut, as on the chest of a jacket or the back of trousers. */
export function weltPocket(
  bench: Bench,
  x: number,
  y: number,
  width: number,
  height: number,
  angle: number,
): string {
  const half = width / 2;
  const outline = [
    at(x - half, y, 'corner'),
    at(x + half, y, 'corner'),
    at(x + half, y + height, 'corner'),
    at(x - half, y + height, 'corner'),
  ];
  const turned = turnedAbout(outline, x, y, angle);
  return (
    drawPanel(bench, { outline: turned, grain: angle, shadow: 0.4, thickness: 3, tone: 0.03 }) +
    seam(bench, turned.slice(0, 2))
  );
}

/** The front pocket of hooded sweatshirts. */
export function kangarooPocket(bench: Bench, y: number, width: number, height: number): string {
  const top = width * 0.6;
  const half = width / 2;
  const outline = [
    at(-top / 2, y, 'corner'),
    at(top / 2, y, 'corner'),
    at(half * 0.86, y + height * 0.3),
    at(half, y + height * 0.62, 'corner'),
    at(half, y + height, 'corner'),
    at(-half, y + height, 'corner'),
    at(-half, y + height * 0.62, 'corner'),
    at(-half * 0.86, y + height * 0.3),
  ];
  const mouth = (sign: 1 | -1) => [
    at((sign * top) / 2 - sign * 5, y + 3),
    at(sign * (half * 0.86 - 6), y + height * 0.3 + 3),
    at(sign * (half - 6), y + height * 0.62),
  ];
  const folds = [
    fold([-half * 0.8, y + height * 0.5], [-half * 0.2, y + height * 0.75], 10, 12, 0.3),
    fold([half * 0.86, y + height * 0.48], [half * 0.3, y + height * 0.7], -10, 12, 0.35),
  ];
  return (
    drawPanel(bench, { outline, shadow: 0.4, folds, thickness: 8 }) +
    ([-1, 1] as const).map((sign) => stitches(bench, mouth(sign))).join('') +
    stitches(bench, [at(-top / 2, y + 5), at(top / 2, y + 5)])
  );
}

export function slantPocket(
  bench: Bench,
  from: readonly [number, number],
  to: readonly [number, number],
): string {
  const line = [
    at(from[0], from[1]),
    at((from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 3),
    at(to[0], to[1]),
  ];
  const deep = {
    d: curve(line),
    fill: 'none',
    stroke: hex(shaded(bench.cloth.base, 0.7)),
    'stroke-linecap': 'round',
  };
  const lip = line.map((point) => ({ ...point, x: point.x - Math.sign(from[0] || 1) * 7 }));
  return (
    [10, 7, 4.5]
      .map((width) => element('path', { ...deep, 'stroke-width': width, opacity: 0.1 }))
      .join('') +
    element('path', { ...deep, 'stroke-width': 2.2, opacity: 0.85 }) +
    stitches(bench, lip)
  );
}

/** A large pocket on the thigh or front, with a buttoned flap. */
export function cargoPocket(
  bench: Bench,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  return (
    patchPocket(bench, x, y, width, height, 0) +
    flapPocket(bench, x, y - 6, width + 8, height * 0.3, 0) +
    button(bench, x, y + height * 0.17, 5.4, shaded(bench.cloth.base, 0.3))
  );
}
