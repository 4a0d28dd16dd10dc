import { round } from './outline';
import type { Random } from './random';

type Attribute = string | number | undefined;

/** An SVG element as text. Attributes that are `undefined` are left out. */
export function element(name: string, attributes: Record<string, Attribute>, inside = ''): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
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

/** Collects what a drawing defines once and refers to by id: gradients, clips, filters, patterns. */
export class Drawing {
  readonly random: Random;
  private readonly definitions: string[] = [];
  private readonly known = new Map<string, string>();

  constructor(random: Random) {
    this.random = random;
  }

  /** Adds a definition and answers `url(#id)`; the same text is stored once. */
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

  /** Linear gradient from one point to another, in user units. */
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

  clip(path: string): string {
    return this.define('clipPath', {}, element('path', { d: path }));
  }

  blur(deviation: number): string {
    const region = { x: '-50%', y: '-50%', width: '200%', height: '200%' };
    return this.define(
      'filter',
      { ...region, 'color-interpolation-filters': 'sRGB' },
      element('feGaussianBlur', { stdDeviation: round(deviation) }),
    );
  }

  /** The finished document. `background` and the parts are drawn in order. */
  finish(width: number, height: number, parts: readonly string[], view?: string): string {
    const defs = `<defs>${this.definitions.join('')}</defs>`;
    const box = view ?? `0 0 ${round(width)} ${round(height)}`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${round(width)}" height="${round(height)}">${defs}${parts.join('')}</svg>`;
  }
}
