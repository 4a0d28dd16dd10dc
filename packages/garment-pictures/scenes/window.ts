import { hex, lit, shaded } from '#drawing/colour';
import { element } from '#drawing/drawing';
import { drawHung, dyed } from './hung';
import { castShadow, clothAt, oval, room, windowLight, type Stage } from './stage';

function peg(stage: Stage, x: number, y: number, size: number): string {
  const { drawing, mood } = stage;
  const fill = drawing.radial([x - size * 0.3, y - size * 0.3], size * 1.4, [
    { offset: 0, colour: hex(lit(mood.wood, 0.35)) },
    { offset: 1, colour: hex(shaded(mood.wood, 0.35)) },
  ]);
  return (
    castShadow(stage, oval(x + size * 1.3, y + size, size, size * 0.9), size * 0.5, 0.4) +
    element('circle', { cx: x, cy: y, r: size, fill })
  );
}

function pegBoard(stage: Stage, y: number, from: number, to: number, size: number): string {
  const { drawing, mood } = stage;
  const fill = drawing.linear(
    [0, y],
    [0, y + size],
    [
      { offset: 0, colour: hex(lit(mood.wood, 0.28)) },
      { offset: 0.15, colour: hex(mood.wood) },
      { offset: 1, colour: hex(shaded(mood.wood, 0.22)) },
    ],
  );
  const shadow = `M${from + 20} ${y + 12}H${to + 14}V${y + size + 14}H${from + 20}Z`;
  return (
    castShadow(stage, shadow, 9, 0.35) +
    element('rect', { x: from, y, width: to - from, height: size, rx: 3, fill })
  );
}

export function drawWindow(stage: Stage): string {
  const { subject, width, height, mood } = stage;
  const isWide = width > height * 1.15;
  const top = isWide ? height * 0.13 : height * 0.31;
  const scale = ((height - top) / 190) * (isWide ? 0.93 : 0.94);
  const centre = isWide ? subject.x + subject.width * 0.52 : width * 0.52;
  const offset = Math.floor(stage.drawing.random.between(0, mood.cloths.length));
  const board = height * 0.05;
  const boardY = top - board * 0.55;
  const light = {
    x: isWide ? width * 0.2 : width * 0.04,
    y: isWide ? -height * 0.05 : height * 0.14,
    width: width * (isWide ? 0.58 : 0.8),
    height: height * 0.86,
  };
  const pegs = [-0.9, 0, 0.9].map((step) => centre + step * scale * 90);
  return [
    room(stage, height * 0.95),
    windowLight(stage, light, 3, 0.8),
    pegBoard(stage, boardY, Math.min(...pegs) - scale * 30, width + 20, board),
    ...pegs.map((x) => peg(stage, x, boardY + board * 0.5, board * 0.24)),
    drawHung(stage, {
      article: dyed('coat', clothAt(mood, 0, offset), 'window'),
      x: centre,
      y: top,
      scale: scale * 0.172,
      shadow: [scale * 9, scale * 6],
    }),
  ].join('');
}
