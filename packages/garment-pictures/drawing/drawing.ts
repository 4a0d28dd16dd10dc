import { compacted } from './compact';
import { round, type Point } from './outline';
import type { Random } from './random';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** The intersection of two boxes; its width or height is not positive if they are apart. */
export function overlap(one: Box, other: Box): Box {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return { x, y, width, height };
}

export function boxAround(points: readonly Point[]): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

type Attribute = string | number | undefined;

const shapes: ReadonlySet<string> = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'use']);

/**
 * `opacity` on a plain shape costs the renderer a layer of the picture's size; opacity of its paint
 * is free.
 */
function paintOpacity(name: string, attributes: Record<string, Attribute>) {
  const { opacity, ...rest } = attributes;
  if (opacity === undefined || !shapes.has(name) || rest.filter !== undefined) return attributes;
  return {
    ...rest,
    ...(rest.fill === 'none' ? {} : { 'fill-opacity': opacity }),
    ...(rest.stroke === undefined ? {} : { 'stroke-opacity': opacity }),
  };
}

/** An SVG element as text; `undefined` attributes are omitted. */
export function element(name: string, attributes: Record<string, Attribute>, inside = ''): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(paintOpacity(name, attributes))) {
    if (value === undefined) continue;
    text += ` ${key}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`;
  }
  return inside ? `${text}>${inside}</${name}>` : `${text}/>`;
}

export function group(attributes: Record<string, Attribute>, parts: readonly string[]): string {
  return element('g', attributes, parts.join(''));
}

export interface Stop {
  readonly offset: number;
  readonly colour: string;
  readonly opacity?: number;
}

function stops(list: readonly Stop[]): string {
  return list
    .map(({ offset, colour, opacity }) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');
}

/** Collects definitions that a drawing refers to by id: gradients, clips, filters, patterns. */
export class Drawing {
  readonly random: Random;
  /** The visible part of the drawing; anything outside need not be drawn. */
  readonly view: Box | undefined;
  /** Pixels per unit of the drawing. */
  readonly scale: number;
  private readonly definitions: string[];
  private readonly known: Map<string, string>;

  constructor(random: Random, shown?: { view: Box; pixels: number }, host?: Drawing) {
    this.random = random;
    this.view = shown?.view;
    this.scale = shown ? shown.pixels / shown.view.width : (host?.scale ?? 1);
    this.definitions = host?.definitions ?? [];
    this.known = host?.known ?? new Map();
  }

  /** A drawing placed inside this one, with its own units but shared definitions. */
  inset(random: Random, scale: number): Drawing {
    const inner = new Drawing(random, undefined, this);
    return Object.assign(inner, { scale: this.scale * scale });
  }

  /** Adds a definition and returns `url(#id)`; equal definitions are stored once. */
  define(name: string, attributes: Record<string, Attribute>, inside: string): string {
    const key = element(name, attributes, inside);
    const earlier = this.known.get(key);
    if (earlier) return earlier;
    const id = `d${this.definitions.length.toString(36)}`;
    this.definitions.push(element(name, { id, ...attributes }, inside));
    const reference = `url(#${id})`;
    this.known.set(key, reference);
    return reference;
  }

  /** Adds markup for `<use>` and returns its id. */
  symbol(markup: string): string {
    const reference = this.define('g', {}, markup);
    return reference.slice('url(#'.length, -1);
  }

  /** A linear gradient from one point to another, in user units. */
  linear(from: [number, number], to: [number, number], list: readonly Stop[]): string {
    const [x1, y1] = from;
    const [x2, y2] = to;
    const units = 'userSpaceOnUse';
    return this.define('linearGradient', { gradientUnits: units, x1, y1, x2, y2 }, stops(list));
  }

  radial(centre: [number, number], radius: number, list: readonly Stop[]): string {
    const [cx, cy] = centre;
    return this.define(
      'radialGradient',
      { gradientUnits: 'userSpaceOnUse', cx, cy, r: radius },
      stops(list),
    );
  }

  /** Stores a path once and returns its reference for `<use>`, which paints it. */
  path(d: string): string {
    return `#${this.define('path', { d }, '').slice('url(#'.length, -1)}`;
  }

  clip(path: string): string {
    return this.define('clipPath', {}, element('use', { href: this.path(path) }));
  }

  /**
   * A blur by `deviation` units. `box` is the blurred area: renderers allocate a bitmap of the
   * filter's region, so it is clipped to the picture.
   */
  blur(deviation: number, box?: Box): string {
    const spread = deviation * 3;
    const near = box && this.view ? overlap(grown(box, spread), grown(this.view, spread)) : box;
    const region = near
      ? { filterUnits: 'userSpaceOnUse', ...near }
      : { x: '-50%', y: '-50%', width: '200%', height: '200%' };
    return this.define(
      'filter',
      { ...region, 'color-interpolation-filters': 'sRGB' },
      element('feGaussianBlur', { stdDeviation: round(deviation) }),
    );
  }

  isOutside(box: Box): boolean {
    if (!this.view) return false;
    const { width, height } = overlap(box, this.view);
    return width <= 0 || height <= 0;
  }

  finish(width: number, height: number, parts: readonly string[], view?: string): string {
    const defs = `<defs>${this.definitions.join('')}</defs>`;
    const box = view ?? `0 0 ${round(width)} ${round(height)}`;
    const size = `viewBox="${box}" width="${round(width)}" height="${round(height)}"`;
    return compacted(
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${defs}${parts.join('')}</svg>`,
    );
  }
}
