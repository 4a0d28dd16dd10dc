import { hex, lit, toned, type Oklch } from '@/services/media/drawing/colour';
import { element, group, type Drawing } from '@/services/media/drawing/drawing';
import { at, curve, shape, type Point } from '@/services/media/drawing/outline';
import { columnStops } from './drape';
import { castShadow, type Stage } from './stage';

/** A coat hung by its collar, seen from the front; 100 × 190 units, scaled into the box. */
export interface HungCoat {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly colour: Oklch;
}

const body: Point[] = [
  at(40, 4, 'corner'),
  at(26, 11),
  at(14, 19),
  at(12, 40),
  at(16, 90),
  at(12, 140),
  at(9, 186, 'corner'),
  at(30, 190),
  at(52, 188),
  at(74, 190),
  at(92, 185, 'corner'),
  at(88, 140),
  at(85, 90),
  at(88, 40),
  at(86, 19),
  at(74, 11),
  at(60, 4, 'corner'),
  at(50, 7),
];

const sleeve: Point[] = [
  at(17, 17),
  at(9, 26),
  at(3, 60),
  at(0, 100),
  at(3, 123, 'corner'),
  at(11, 126),
  at(19, 122, 'corner'),
  at(19, 90),
  at(22, 50),
  at(23, 24),
];

function placed(points: readonly Point[], { x, y, scale }: HungCoat, flip = false): Point[] {
  return points.map((point) => ({
    ...point,
    x: x + (flip ? 100 - point.x : point.x) * scale,
    y: y + point.y * scale,
  }));
}

function panel(
  drawing: Drawing,
  coat: HungCoat,
  path: string,
  name: string,
  span: [number, number],
) {
  const [from, to] = span.map((value) => coat.x + value * coat.scale) as [number, number];
  const random = drawing.random.branch(name);
  const fill = drawing.linear([from, 0], [to, 0], columnStops(coat.colour, random, 5, 0.75));
  const fade = drawing.linear(
    [0, coat.y],
    [0, coat.y + 190 * coat.scale],
    [
      { offset: 0, colour: '#fff', opacity: 0.14 },
      { offset: 0.35, colour: '#fff', opacity: 0 },
      { offset: 0.75, colour: '#000', opacity: 0 },
      { offset: 1, colour: '#000', opacity: 0.22 },
    ],
  );
  return element('path', { d: path, fill }) + element('path', { d: path, fill: fade });
}

function lapels(stage: Stage, coat: HungCoat): string {
  const { drawing } = stage;
  const tone = hex(lit(coat.colour, 0.06));
  const lining = shape(
    placed([at(41, 4, 'corner'), at(50, 16), at(59, 4, 'corner'), at(53, 44, 'corner')], coat),
  );
  const left = [
    at(40, 3, 'corner'),
    at(33, 17, 'corner'),
    at(38, 21, 'corner'),
    at(34, 26, 'corner'),
    at(44, 48),
    at(52, 62, 'corner'),
    at(47, 30),
  ];
  const right = left.map((point) => ({ ...point, x: 100 - point.x }));
  const soft = drawing.blur(coat.scale * 1.1);
  const each = [right, left].map((points) => {
    const path = shape(placed(points, coat));
    const shadow = element('path', {
      d: path,
      opacity: 0.4,
      filter: soft,
      transform: `translate(${coat.scale * 0.7} ${coat.scale})`,
    });
    return (
      shadow +
      element('path', {
        d: path,
        fill: tone,
        stroke: hex(toned(coat.colour, -0.35)),
        'stroke-width': coat.scale * 0.18,
      })
    );
  });
  const closing = curve(placed([at(52, 62), at(51.5, 120), at(52, 188)], coat));
  const edge = element('path', {
    d: closing,
    fill: 'none',
    stroke: hex(toned(coat.colour, -0.5)),
    'stroke-width': coat.scale * 0.5,
  });
  const glow = element('path', {
    d: closing,
    fill: 'none',
    stroke: '#000',
    opacity: 0.3,
    'stroke-width': coat.scale * 4,
    filter: soft,
    transform: `translate(${coat.scale * 1.5} 0)`,
  });
  return (
    element('path', { d: lining, fill: hex(toned(coat.colour, -0.45)) }) +
    glow +
    edge +
    each.join('')
  );
}

/** The coat with its shadow on the wall behind it. */
export function drawCoat(stage: Stage, coat: HungCoat): string {
  const { drawing } = stage;
  const shell = shape(placed(body, coat));
  const arms = [false, true].map((flip) => shape(placed(sleeve, coat, flip)));
  const shift = `translate(${coat.scale * 7} ${coat.scale * 5})`;
  const soft = drawing.blur(coat.scale * 1.4);
  return [
    group({ transform: shift }, [castShadow(stage, shell + arms.join(''), coat.scale * 2.6, 0.42)]),
    panel(drawing, coat, shell, 'body', [10, 90]),
    lapels(stage, coat),
    ...arms.map((arm, index) => {
      const span: [number, number] = index === 0 ? [0, 23] : [77, 100];
      const shadow = element('path', { d: arm, opacity: 0.4, filter: soft });
      return (
        group({ 'clip-path': drawing.clip(shell) }, [shadow]) +
        panel(drawing, coat, arm, `arm-${index}`, span)
      );
    }),
  ].join('');
}
