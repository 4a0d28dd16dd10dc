import { element, group, type Drawing } from '#drawing/drawing';
import { round } from '#drawing/outline';
import { lens, type Fold } from './folds';
import { transformOf, type Groove, type Matrix, type Ply, type Relief } from './relief';

/** Difference in height between white and black, in millimetres. */
const heightRange = 30;
const clothLevel = 13;
const groundLevel = 9;

function grey(level: number): string {
  const share = Math.min(1, Math.max(0, level / heightRange));
  return `#${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`;
}

/** Shares of a fold's width that, drawn over each other, round its sides. */
const profile = [2.5, 2, 1.5, 1, 0.5] as const;

/** A valley or, with a white `tone`, a ridge; `depth` in millimetres. */
function furrow(item: Fold, tone: string, depth: number, shiftX: number, shiftY: number): string {
  const opacity = 1 - (1 - Math.min(0.9, depth / clothLevel)) ** (1 / profile.length);
  const lenses = profile.map((share) => {
    const d = lens({ ...item, width: item.width * share }, shiftX, shiftY);
    return element('path', { d });
  });
  return group({ fill: tone, 'fill-opacity': opacity }, lenses);
}

/** Shares of a groove's reach whose strokes, drawn over each other, round its sides. */
const rounding = [1.9, 1.4, 1, 0.6, 0.25] as const;

function pressed({ path, width, depth }: Groove): string[] {
  const strength = Math.min(0.9, Math.abs(depth) / clothLevel);
  const opacity = 1 - (1 - strength) ** (1 / rounding.length);
  const line = { d: path, fill: 'none', stroke: depth > 0 ? '#000' : '#fff', opacity };
  return rounding.map((share) => element('path', { ...line, 'stroke-width': width * share }));
}

/**
 * The height of each part of a garment, as grey shapes in drawing order. Lighting it as a surface
 * gives folds, edges and seams one consistent light.
 */
export class HeightMap implements Relief {
  readonly isLitInPixels = false;
  private shapes: string[] = [];

  addPly(drawing: Drawing, { path, level, folds, depth, surface }: Ply): void {
    if (surface === 'hard') return;
    const href = drawing.path(path);
    this.shapes.push(element('use', { href, fill: grey(clothLevel + level) }));
    if (folds.length === 0) return;
    const furrows = folds.map((item) => {
      const beside = item.width * 2;
      const deep = item.depth * depth;
      return (
        furrow(item, '#fff', deep * 0.55, -beside, -beside * 0.6) + furrow(item, '#000', deep, 0, 0)
      );
    });
    this.shapes.push(group({ 'clip-path': drawing.clip(path) }, furrows));
  }

  addGrooves(drawing: Drawing, path: string, grooves: readonly Groove[]): void {
    const shapes = grooves.flatMap(pressed);
    this.shapes.push(group({ 'clip-path': drawing.clip(path) }, shapes));
  }

  within<Result>(matrix: Matrix, draw: () => Result): Result {
    const outer = this.shapes;
    this.shapes = [];
    const result = draw();
    outer.push(group({ transform: transformOf(matrix) }, this.shapes));
    this.shapes = outer;
    return result;
  }

  /** All shapes, on a ground of level height that covers `x y width height`. */
  markup(ground: { x: number; y: number; width: number; height: number }): string {
    return element('rect', { ...ground, fill: grey(groundLevel) }) + this.shapes.join('');
  }
}

interface Light {
  /** Pixels per millimetre. */
  readonly scale: number;
  /** Height and size of wrinkles that are not folds, in millimetres. */
  readonly wrinkles: number;
  readonly wrinkleSize: number;
  readonly seed: number;
  /** Brightness of level cloth, 0–1. */
  readonly level: number;
  /** Distance of the points at which the slope is computed, for pictures shown at any size. */
  readonly grain?: number | undefined;
}

const elevation = 44;
/** Copies the red channel to alpha, where the light primitive expects the height. */
const redToAlpha = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0';

/** Makes colours opaque before blurring: blurred alpha would slope down at the picture's edge. */
const opaque = '1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 1';

function lighting(surface: number, level: number, grain?: number): string {
  const constant = level / Math.sin((elevation * Math.PI) / 180);
  return element(
    'feDiffuseLighting',
    {
      surfaceScale: round(surface),
      diffuseConstant: Math.round(constant * 100) / 100,
      'lighting-color': '#fff',
      kernelUnitLength: grain,
    },
    element('feDistantLight', { azimuth: 225, elevation }),
  );
}

/**
 * Filter primitives that turn a height map into light from the upper left. Wrinkles are lit
 * separately: their gentle slopes form terraces at eight bits of height and need a wider blur than
 * folds.
 */
export function surfaceLight({ scale, wrinkles, wrinkleSize, seed, level, grain }: Light): string {
  const across = Math.round(10000 / wrinkleSize) / 10000;
  const folds =
    element('feGaussianBlur', { in: 'SourceGraphic', stdDeviation: 3 }) +
    element('feColorMatrix', { type: 'matrix', values: redToAlpha }) +
    lighting(heightRange * scale, level, grain) +
    element('feGaussianBlur', { stdDeviation: 1.6, result: 'f' });
  if (wrinkles === 0) return folds;
  const noise = {
    type: 'fractalNoise',
    baseFrequency: `${across} ${Math.round(across * 5500) / 10000}`,
    numOctaves: 2,
    seed,
  };
  return (
    folds +
    element('feTurbulence', noise) +
    element('feColorMatrix', { type: 'matrix', values: opaque }) +
    element('feGaussianBlur', { stdDeviation: round(wrinkleSize / 30) }) +
    element('feColorMatrix', { type: 'matrix', values: redToAlpha }) +
    lighting(wrinkles * scale, level, grain) +
    element('feGaussianBlur', { stdDeviation: round(wrinkleSize / 30), result: 'w' }) +
    // The mean with doubled contrast. Unlike a sum minus a constant it does not change half
    // transparent pixels at the picture's edge.
    element('feComposite', { in: 'f', in2: 'w', operator: 'arithmetic', k2: 0.5, k3: 0.5 }) +
    element(
      'feComponentTransfer',
      {},
      ['R', 'G', 'B']
        .map((name) => element(`feFunc${name}`, { type: 'linear', slope: 2, intercept: -level }))
        .join(''),
    )
  );
}
