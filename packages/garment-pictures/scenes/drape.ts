import { hex, toned, type Oklch } from '#drawing/colour';
import { element, group, type Drawing, type Stop } from '#drawing/drawing';
import { at, curve, shape, type Point } from '#drawing/outline';
import type { Random } from '#drawing/random';

/** Light across hanging cloth: soft columns, light on the left, dark on the right. */
function columnStops(colour: Oklch, random: Random, columns: number, depth = 1): Stop[] {
  const stops: Stop[] = [];
  for (let index = 0; index <= columns; index += 1) {
    const offset = Math.min(1, Math.max(0, (index + random.sway() * 0.28) / columns));
    const slope = 0.07 - 0.2 * (index / columns);
    const wave = (index % 2 === 0 ? -0.13 : 0.1) * random.between(0.5, 1.15);
    stops.push({ offset, colour: hex(toned(colour, (slope + wave) * depth)) });
  }
  return stops.sort((left, right) => left.offset - right.offset);
}

/** Thin stripes or checks in a strip of cloth. */
export type Weave = 'plain' | 'stripe' | 'check' | 'rib';

export function weaveOver(drawing: Drawing, path: string, weave: Weave, colour: Oklch): string {
  if (weave === 'plain') return '';
  const thread = hex(toned(colour, colour.l > 0.55 ? -0.34 : 0.3));
  const lines: Record<Exclude<Weave, 'plain'>, string> = {
    stripe: `<path d="M3 0V24M15 0V24" stroke="${thread}" stroke-width="2"/>`,
    check: `<path d="M4 0V24M0 6H24" stroke="${thread}" stroke-width="3"/>`,
    rib: `<path d="M3 0V24M9 0V24M15 0V24M21 0V24" stroke="${thread}" stroke-width="1.6"/>`,
  };
  const size = { width: 24, height: 24, patternUnits: 'userSpaceOnUse' };
  const fill = drawing.define('pattern', size, lines[weave]);
  return element('path', { d: path, fill, opacity: weave === 'rib' ? 0.3 : 0.42 });
}

export interface Hanging {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly length: number;
  readonly colour: Oklch;
  readonly weave: Weave;
  readonly kind: 'jacket' | 'shirt' | 'trousers';
}

function strip(box: Hanging, random: Random, half: number, top: number, bottom: number): Point[] {
  const { x } = box;
  const wobble = () => random.sway() * half * 0.1;
  const middle = (top + bottom) / 2;
  return [
    at(x - half * 0.34, top, 'corner'),
    at(x - half * 0.8, top + half * 0.75),
    at(x - half + wobble(), top + half * 2.4),
    at(x - half * 0.97 + wobble(), middle),
    at(x - half * 1.02 + wobble(), bottom, 'corner'),
    at(x - half * 0.2, bottom + half * 0.1 + wobble()),
    at(x + half * 1.02 + wobble(), bottom - half * 0.06, 'corner'),
    at(x + half * 0.99 + wobble(), middle),
    at(x + half + wobble(), top + half * 2.4),
    at(x + half * 0.8, top + half * 0.75),
    at(x + half * 0.34, top, 'corner'),
  ];
}

function cloth(drawing: Drawing, box: Hanging, random: Random, points: Point[], half: number) {
  const path = shape(points);
  const from: [number, number] = [box.x - half, 0];
  const fill = drawing.linear(from, [box.x + half, 0], columnStops(box.colour, random, 4));
  const fade = drawing.linear(
    [0, box.top],
    [0, box.top + box.length],
    [
      { offset: 0, colour: '#fff', opacity: 0.1 },
      { offset: 0.3, colour: '#fff', opacity: 0 },
      { offset: 0.7, colour: '#000', opacity: 0 },
      { offset: 1, colour: '#000', opacity: 0.2 },
    ],
  );
  return {
    path,
    markup:
      element('path', { d: path, fill }) +
      weaveOver(drawing, path, box.weave, box.colour) +
      element('path', { d: path, fill: fade }),
  };
}

function hook(box: Hanging, metal: string): string {
  const { x, top } = box;
  const bend = [at(x, top + 4), at(x, top - 22), at(x + 9, top - 33), at(x + 2, top - 46)];
  const path = curve([...bend, at(x - 9, top - 40)]);
  return element('path', { d: path, fill: 'none', stroke: metal, 'stroke-width': 4 });
}

/** A garment on a hanger from its side, as on a rail. `top` is where the cloth begins. */
export function hanging(drawing: Drawing, box: Hanging, random: Random, metal: string): string {
  const half = box.width / 2;
  const bottom = box.top + box.length;
  const body = cloth(drawing, box, random, strip(box, random, half, box.top, bottom), half);
  if (box.kind === 'trousers') return hook(box, metal) + body.markup;
  const armX = box.x - half * 0.12;
  const arm = { ...box, x: armX };
  const armEnd = box.top + box.length * (box.kind === 'shirt' ? 0.86 : 0.8);
  const armHalf = half * 0.62;
  const armPoints = strip(arm, random, armHalf, box.top + half * 0.35, armEnd);
  const sleeve = cloth(drawing, { ...arm, length: armEnd - box.top }, random, armPoints, armHalf);
  const shadow = element('path', {
    d: sleeve.path,
    fill: '#000',
    opacity: 0.32,
    transform: `translate(${half * 0.16} ${half * 0.08})`,
    filter: drawing.blur(half * 0.14),
  });
  const cuff = armEnd - half * (box.kind === 'shirt' ? 0.62 : 0.4);
  const seam = curve([at(armX - armHalf, cuff), at(armX, cuff + 3), at(armX + armHalf, cuff - 1)]);
  const line = { fill: 'none', stroke: hex(toned(box.colour, -0.4)), 'stroke-width': 1.6 };
  return (
    hook(box, metal) +
    body.markup +
    group({ 'clip-path': drawing.clip(body.path) }, [shadow]) +
    sleeve.markup +
    element('path', { d: seam, opacity: 0.7, ...line })
  );
}
