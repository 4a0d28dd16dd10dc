import type { Pattern } from '#articles';
import { hex } from '#drawing/colour';
import { boxAround, element, group, type Box } from '#drawing/drawing';
import { curve, type Point } from '#drawing/outline';
import type { Cloth } from './cloth';

/** A pattern's repeat and its yarns, in millimetres. */
export interface Repeat {
  readonly size: number;
  readonly lines: readonly Line[];
}

export interface Line {
  readonly way: 'warp' | 'weft';
  readonly at: number;
  readonly width: number;
  readonly yarn: 'yarn' | 'thread';
  readonly opacity: number;
}

function warp(at: number, width: number, opacity = 0.9, yarn: Line['yarn'] = 'yarn'): Line {
  return { way: 'warp', at, width, yarn, opacity };
}

function weft(at: number, width: number, opacity = 0.9, yarn: Line['yarn'] = 'yarn'): Line {
  return { way: 'weft', at, width, yarn, opacity };
}

/** Usual repeats in millimetres. */
export const repeats: Partial<Record<Pattern, Repeat>> = {
  stripe: { size: 11, lines: [warp(2, 3.6)] },
  'bold-stripe': { size: 64, lines: [weft(0, 26, 1)] },
  gingham: { size: 16, lines: [warp(0, 8, 0.5), weft(0, 8, 0.5)] },
  check: {
    size: 34,
    lines: [warp(4, 2.4), warp(21, 2.4, 0.8, 'thread'), weft(4, 2.4), weft(21, 2.4, 0.8, 'thread')],
  },
  windowpane: { size: 62, lines: [warp(8, 1.8, 0.6), weft(8, 1.8, 0.6)] },
  pinstripe: { size: 15, lines: [warp(4, 1.1, 0.5)] },
  tartan: {
    size: 86,
    lines: [
      warp(0, 34, 0.55),
      weft(0, 34, 0.55),
      warp(48, 3, 0.8, 'thread'),
      weft(48, 3, 0.8, 'thread'),
      warp(60, 14, 0.4),
      weft(60, 14, 0.4),
    ],
  },
};

/** Printed dots, drawn as round caps of dashes without length. */
function dotsOver(cloth: Cloth, box: Box, place: string): string {
  const reach = Math.hypot(box.width, box.height) / 2;
  const rows = [0, 1].map((odd) => {
    let path = '';
    for (let y = -reach + odd * 9; y < reach; y += 18) {
      path += `M${Math.round(-reach) + odd * 9} ${Math.round(y)}h${Math.round(reach * 2)}`;
    }
    const dash = { 'stroke-dasharray': '0 18', 'stroke-linecap': 'round', 'stroke-width': 3.6 };
    return element('path', { d: path, fill: 'none', stroke: hex(cloth.yarn), ...dash });
  });
  return group({ transform: place }, rows);
}

/** Deviation of cloth from a straight grid, in millimetres; the same everywhere on a garment. */
function drift(x: number, y: number): readonly [number, number] {
  return [
    3.6 * Math.sin(y / 92 + x / 260) + 1.6 * Math.sin(y / 41 + 1.3 + x / 90),
    3.4 * Math.sin(x / 104 + 2.1 + y / 230) + 1.4 * Math.sin(x / 44 + y / 120),
  ];
}

interface Extent {
  readonly from: number;
  readonly to: number;
}

function extent(values: readonly number[]): Extent {
  return { from: Math.min(...values), to: Math.max(...values) };
}

/** Yarns of one kind as one path that follows the cloth's deviation. */
function yarns(line: Line, size: number, across: Extent, along: Extent, place: Place): string {
  let path = '';
  const first = Math.floor(across.from / size) * size + line.at + line.width / 2;
  for (let step = first; step < across.to + size; step += size) {
    const points: Point[] = [];
    for (let run = along.from - 30; run < along.to + 60; run += 55) {
      const [u, v] = line.way === 'warp' ? [step, run] : [run, step];
      const [x, y] = place(u, v);
      const [driftX, driftY] = drift(x, y);
      points.push({ x: x + driftX, y: y + driftY });
    }
    path += curve(points);
  }
  return path;
}

type Place = (u: number, v: number) => readonly [number, number];

/** The woven or printed pattern over a panel, rotated with its grain; the caller clips it. */
export function wovenOver(
  cloth: Cloth,
  outline: readonly Point[],
  angle: number,
  origin: readonly [number, number] = [0, 0],
): string {
  if (cloth.pattern === 'dots') {
    const box = boxAround(outline);
    const centre = `${box.x + box.width / 2} ${box.y + box.height / 2}`;
    return dotsOver(cloth, box, `translate(${centre}) rotate(${Math.round(angle)})`);
  }
  const repeat = repeats[cloth.pattern];
  if (!repeat) return '';
  const [sine, cosine] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const place: Place = (u, v) => [
    origin[0] + u * cosine - v * sine,
    origin[1] + u * sine + v * cosine,
  ];
  const turned = outline.map(({ x, y }) => {
    const [dx, dy] = [x - origin[0], y - origin[1]];
    return [dx * cosine + dy * sine, dy * cosine - dx * sine] as const;
  });
  const us = extent(turned.map(([u]) => u));
  const vs = extent(turned.map(([, v]) => v));
  return repeat.lines
    .map((line) => {
      const [across, along] = line.way === 'warp' ? [us, vs] : [vs, us];
      return element('path', {
        d: yarns(line, repeat.size, across, along, place),
        fill: 'none',
        stroke: hex(cloth[line.yarn]),
        'stroke-width': line.width,
        'stroke-opacity': line.opacity,
      });
    })
    .join('');
}
