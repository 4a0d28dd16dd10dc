import { hex, lit, shaded, toned, type Oklch } from '@/services/media/drawing/colour';
import { element, group } from '@/services/media/drawing/drawing';
import { at, shape } from '@/services/media/drawing/outline';
import type { Random } from '@/services/media/drawing/random';
import { weaveOver, type Weave } from './drape';
import { castShadow, clothAt, room, type Box, type Stage } from './stage';

function rounded({ x, y, width, height }: Box, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(width - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(height - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}

function shell(stage: Stage, box: Box, unit: number): string {
  const { drawing, mood } = stage;
  const leather = drawing.linear(
    [box.x, box.y],
    [box.x + box.width, box.y + box.height],
    [
      { offset: 0, colour: hex(lit(mood.leather, 0.24)) },
      { offset: 0.5, colour: hex(mood.leather) },
      { offset: 1, colour: hex(shaded(mood.leather, 0.35)) },
    ],
  );
  const inner = rounded(inset(box, unit * 3), unit * 4);
  const lining = drawing.linear(
    [box.x, box.y],
    [box.x + box.width, box.y + box.height],
    [
      { offset: 0, colour: hex(shaded(mood.wall, 0.42)) },
      { offset: 1, colour: hex(shaded(mood.wall, 0.2)) },
    ],
  );
  const stitch = { fill: 'none', stroke: hex(lit(mood.leather, 0.4)), 'stroke-width': 1.6 };
  return [
    castShadow(
      stage,
      rounded({ ...box, x: box.x + unit * 3, y: box.y + unit * 4 }, unit * 6),
      unit * 3,
      0.5,
    ),
    element('path', { d: rounded(box, unit * 6), fill: leather }),
    element('path', {
      d: rounded(inset(box, unit * 1.2), unit * 5),
      'stroke-dasharray': '7 5',
      opacity: 0.6,
      ...stitch,
    }),
    element('path', { d: inner, fill: lining }),
    group({ 'clip-path': drawing.clip(inner) }, [
      element('path', {
        d: inner,
        fill: 'none',
        stroke: '#000',
        'stroke-width': unit * 5,
        opacity: 0.35,
        filter: drawing.blur(unit * 2),
        transform: `translate(${unit} ${unit})`,
      }),
    ]),
  ].join('');
}

function foldedShirt(stage: Stage, box: Box, colour: Oklch, weave: Weave, random: Random): string {
  const { drawing } = stage;
  const { x, y, width, height } = box;
  const path = shape([
    at(x + width * 0.02, y + height * 0.04, 'corner'),
    at(x + width * 0.5, y + random.sway() * 2),
    at(x + width * 0.98, y + height * 0.03, 'corner'),
    at(x + width + random.sway() * 3, y + height * 0.5),
    at(x + width * 0.985, y + height * 0.985, 'corner'),
    at(x + width * 0.5, y + height + random.sway() * 3),
    at(x + width * 0.02, y + height * 0.98, 'corner'),
    at(x + random.sway() * 3, y + height * 0.5),
  ]);
  const light = drawing.linear(
    [x, y],
    [x + width, y + height],
    [
      { offset: 0, colour: hex(lit(colour, 0.2)) },
      { offset: 0.4, colour: hex(colour) },
      { offset: 1, colour: hex(shaded(colour, 0.2)) },
    ],
  );
  const crease = random.between(0.3, 0.7);
  const wave = shape([
    at(x + width * crease, y),
    at(x + width * (crease + 0.1), y + height * 0.5),
    at(x + width * (crease - 0.02), y + height),
    at(x + width * (crease - 0.07), y + height * 0.5),
  ]);
  const rim = { fill: 'none', 'stroke-width': width * 0.07, filter: drawing.blur(width * 0.025) };
  return (
    castShadow(
      stage,
      rounded({ ...box, x: x + width * 0.03, y: y + height * 0.025 }, 10),
      width * 0.022,
      0.62,
    ) +
    group({ 'clip-path': drawing.clip(path) }, [
      element('path', { d: path, fill: light }),
      weaveOver(drawing, path, weave, colour),
      element('path', {
        d: wave,
        fill: hex(shaded(colour, 0.5)),
        opacity: 0.22,
        filter: drawing.blur(width * 0.03),
      }),
      element('path', {
        d: path,
        stroke: '#fff',
        opacity: 0.28,
        transform: `translate(${width * 0.02} ${width * 0.02})`,
        ...rim,
      }),
      element('path', {
        d: path,
        stroke: '#000',
        opacity: 0.35,
        transform: `translate(${-width * 0.015} ${-width * 0.015})`,
        ...rim,
      }),
    ]) +
    collar(stage, box, colour, weave)
  );
}

function collar(stage: Stage, { x, y, width }: Box, colour: Oklch, weave: Weave): string {
  if (weave === 'rib') return '';
  const { drawing } = stage;
  const centre = x + width / 2;
  const unit = width / 100;
  const wing = (side: 1 | -1) =>
    shape([
      at(centre + side * unit, y + unit * 8, 'corner'),
      at(centre + side * unit * 15, y + unit * 1, 'corner'),
      at(centre + side * unit * 23, y + unit * 9),
      at(centre + side * unit * 17, y + unit * 27, 'corner'),
    ]);
  const placket = `M${centre - unit * 4} ${y + unit * 9}h${unit * 8}v${unit * 110}h${-unit * 8}Z`;
  const seam = { fill: 'none', stroke: hex(toned(colour, -0.3)), 'stroke-width': unit * 0.5 };
  const buttons = [22, 46, 70, 94].map((step) =>
    element('circle', {
      cx: centre,
      cy: y + unit * step,
      r: unit * 1.6,
      fill: hex(lit(colour, 0.5)),
      stroke: hex(shaded(colour, 0.4)),
      'stroke-width': unit * 0.4,
    }),
  );
  const clip = drawing.clip(`M${x} ${y}h${width}v${unit * 108}h${-width}Z`);
  const inside = element('ellipse', {
    cx: centre,
    cy: y + unit * 6,
    rx: unit * 14,
    ry: unit * 6,
    fill: hex(shaded(colour, 0.42)),
  });
  const wings = ([-1, 1] as const).map(
    (side) =>
      element('path', {
        d: wing(side),
        opacity: 0.35,
        filter: drawing.blur(unit * 1.4),
        transform: `translate(${unit} ${unit * 2})`,
      }) +
      element('path', {
        d: wing(side),
        fill: hex(lit(colour, 0.08)),
        stroke: hex(toned(colour, -0.25)),
        'stroke-width': unit * 0.4,
      }),
  );
  return (
    group({ 'clip-path': clip }, [element('path', { d: placket, ...seam }), ...buttons]) +
    inside +
    wings.join('')
  );
}

function rows(stage: Stage, box: Box, columns: number, name: string): string {
  const random = stage.drawing.random.branch(name);
  const offset = Math.floor(random.between(0, stage.mood.cloths.length));
  const gap = box.width * 0.015;
  const width = (box.width - gap * (columns - 1)) / columns;
  return Array.from({ length: columns * 2 }, (_, index) => {
    const column = index % columns;
    const isLower = index >= columns;
    const split = 0.5 + 0.06 * Math.sin(column * 2.1 + offset);
    const y = isLower ? box.y + box.height * split + gap : box.y;
    const height = (isLower ? box.height * (1 - split) : box.height * split) - gap;
    const place = { x: box.x + column * (width + gap), y, width, height };
    const weave = random.pick<Weave>(['plain', 'stripe', 'rib', 'check']);
    const colour = clothAt(stage.mood, index, offset);
    return foldedShirt(stage, place, colour, weave, random.branch(String(index)));
  }).join('');
}

/** An open suitcase from above, packed; it runs out of the picture away from the calm side. */
export function drawSuitcase(stage: Stage): string {
  const { subject, width, height, mood } = stage;
  const isWide = width > height * 1.15;
  const ground = { ...stage, mood: { ...mood, wall: mood.wall } };
  const unit = Math.min(subject.width, subject.height) / 70;
  const box = isWide
    ? { x: subject.x, y: height * 0.12, width: subject.width * 1.12, height: height * 0.98 }
    : {
        x: width * 0.1,
        y: subject.y + subject.height * 0.02,
        width: width * 1.0,
        height: subject.height * 1.1,
      };
  const inside = inset(box, unit * 4.4);
  const columns = Math.max(2, Math.round(inside.width / (inside.height * 0.42)));
  return [
    room(ground, height + 1),
    shell(stage, box, unit),
    rows(stage, inside, columns, 'packed'),
  ].join('');
}
