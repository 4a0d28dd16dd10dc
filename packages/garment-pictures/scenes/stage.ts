import { hex, lit, mixed, shaded, type Oklch } from '#drawing/colour';
import { element, group, type Drawing } from '#drawing/drawing';
import type { Mood } from './moods';

/**
 * The setting of a scene. `width` and `height` are the drawing's units with a short side of 1000;
 * `subject` is the box for the objects, the rest stays calm for text.
 */
export interface Stage {
  readonly drawing: Drawing;
  readonly mood: Mood;
  readonly width: number;
  readonly height: number;
  readonly subject: Box;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Wide pictures keep their left half calm, tall ones their upper third. */
export function subjectBox(width: number, height: number): Box {
  const ratio = width / height;
  if (ratio >= 1.15) {
    const share = ratio > 2 ? 0.46 : 0.52;
    return { x: width * (1 - share), y: 0, width: width * share, height };
  }
  return { x: 0, y: height * 0.3, width, height: height * 0.7 };
}

function plane(stage: Stage, fill: string, y: number, height: number): string {
  return element('rect', { x: 0, y, width: stage.width, height, fill });
}

/** Wall with light from the upper left, floor or table from `horizon` down. */
export function room(stage: Stage, horizon: number): string {
  const { drawing, mood, width, height } = stage;
  const wall = drawing.radial([width * 0.22, height * 0.1], Math.hypot(width, height) * 0.95, [
    { offset: 0, colour: hex(lit(mood.wall, 0.45)) },
    { offset: 0.5, colour: hex(mood.wall) },
    { offset: 1, colour: hex(shaded(mood.wall, 0.16)) },
  ]);
  if (horizon >= height) return plane(stage, wall, 0, height);
  const floor = drawing.linear(
    [0, horizon],
    [width * 0.2, height],
    [
      { offset: 0, colour: hex(shaded(mood.floor, 0.1)) },
      { offset: 0.25, colour: hex(mood.floor) },
      { offset: 1, colour: hex(lit(mood.floor, 0.2)) },
    ],
  );
  const edge = drawing.linear(
    [0, horizon - 26],
    [0, horizon],
    [
      { offset: 0, colour: hex(shaded(mood.wall, 0.5)), opacity: 0 },
      { offset: 1, colour: hex(shaded(mood.wall, 0.5)), opacity: 0.16 },
    ],
  );
  return (
    plane(stage, wall, 0, height) +
    plane(stage, edge, horizon - 26, 26) +
    plane(stage, floor, horizon, height - horizon)
  );
}

/** Window light on a wall: leaning panes with soft edges, brightest at the upper left. */
export function windowLight(stage: Stage, box: Box, panes: number, strength: number): string {
  const { drawing, mood } = stage;
  const lean = box.height * 0.22;
  const gap = box.width * 0.035;
  const paneWidth = (box.width - gap * (panes - 1)) / panes;
  const fill = drawing.linear(
    [box.x, box.y],
    [box.x + box.width, box.y + box.height],
    [
      { offset: 0, colour: hex(mood.sunlight), opacity: strength },
      { offset: 1, colour: hex(mood.sunlight), opacity: strength * 0.45 },
    ],
  );
  const rows = [0, 0.345, 0.69];
  const parts = rows.flatMap((row) =>
    Array.from({ length: panes }, (_, column) => {
      const x = box.x + column * (paneWidth + gap);
      const top = box.y + box.height * row + column * lean * 0.12;
      const bottom = top + box.height * 0.31;
      const drop = paneWidth * 0.14;
      const path = `M${x} ${top}L${x + paneWidth} ${top + drop}L${x + paneWidth + lean * 0.3} ${bottom + drop}L${x + lean * 0.3} ${bottom}Z`;
      return element('path', { d: path, fill });
    }),
  );
  return group({ filter: drawing.blur(box.width * 0.012) }, parts);
}

export function castShadow(stage: Stage, path: string, blur: number, opacity: number): string {
  const { drawing, mood } = stage;
  return element('path', {
    d: path,
    fill: hex(shaded(mixed(mood.wall, mood.wood, 0.25), 0.72)),
    opacity,
    filter: drawing.blur(blur),
  });
}

export function rounded({ x, y, width, height }: Box, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(width - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(height - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

export function oval(x: number, y: number, radiusX: number, radiusY: number): string {
  return `M${x - radiusX} ${y}a${radiusX} ${radiusY} 0 1 0 ${radiusX * 2} 0a${radiusX} ${radiusY} 0 1 0 ${-radiusX * 2} 0Z`;
}

/** Film grain and a faint vignette over everything, which hide banding and unify the parts. */
export function grain(stage: Stage): string {
  const { drawing, width, height } = stage;
  const noise = drawing.define(
    'filter',
    { x: 0, y: 0, width: '100%', height: '100%', 'color-interpolation-filters': 'sRGB' },
    element('feTurbulence', { type: 'fractalNoise', baseFrequency: 0.8, numOctaves: 2, seed: 3 }) +
      element('feColorMatrix', {
        type: 'matrix',
        values: '0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  0.9 0.9 0 0 -0.85',
      }),
  );
  const vignette = drawing.radial([width * 0.45, height * 0.4], Math.hypot(width, height) * 0.62, [
    { offset: 0.55, colour: '#000', opacity: 0 },
    { offset: 1, colour: '#000', opacity: 0.1 },
  ]);
  return (
    element('rect', { width, height, fill: vignette }) +
    element('rect', { width, height, filter: noise, opacity: 0.1 })
  );
}

/** The mood's cloths in turn, so that neighbours always differ. */
export function clothAt(mood: Mood, index: number, offset: number): Oklch {
  const step = mood.cloths.length % 3 === 0 ? 4 : 3;
  return mood.cloths[(index * step + offset) % mood.cloths.length] ?? mood.cloths[0];
}
