import type { Article } from '#articles';
import { hex, mixed, shaded } from '#drawing/colour';
import { Drawing, element, group } from '#drawing/drawing';
import { createRandom } from '#drawing/random';
import type { Arrangement, Placed } from './arrangements';
import { illustrate } from '#garment/illustrate';
import { cutOut } from './cut-out';
import { hanger } from './hung';
import { moods, type MoodName } from './moods';
import { bar, post } from './rail';
import { castShadow, grain, oval, room, subjectBox, windowLight, type Stage } from './stage';

const WIDTH = Math.round((1000 * 16) / 9);
const HEIGHT = 1000;
/** Pixels per unit: pictures are 2,560 pixels wide. */
const SHARPNESS = 1.5;
const RAIL = 0.12;

const plain = {
  cut: 'regular',
  sizes: 'regular',
  colour: 'not_specified',
  pattern: 'plain',
  collar: 'kent',
  sleeves: 'long',
  closure: 'buttons',
  pose: 'flat',
  details: [],
} as const;

function settingOf(stage: Stage, setting: Arrangement['setting']): string {
  const { width, height, mood } = stage;
  const light = { x: width * 0.05, y: -height * 0.06, width: width * 0.42, height: height * 0.84 };
  if (setting === 'table') {
    const table = { ...stage, mood: { ...mood, wall: mixed(mood.wall, mood.floor, 0.35) } };
    return room(table, height + 1) + windowLight(table, light, 2, 0.4);
  }
  const from = width * 0.575;
  const rail = height * RAIL;
  return (
    room(stage, height * 0.93) +
    windowLight(stage, light, 2, 0.5) +
    castShadow(stage, oval(from + 20, height * 0.965, 120, 10), 8, 0.3) +
    post(stage, from, rail - 11, height * 0.965, 11) +
    bar(stage, rail, from, 11)
  );
}

/** Two clips on a waistband, hanging from the rail. */
function clips(stage: Stage, x: number, top: number): string {
  const { mood, height } = stage;
  const metal = { fill: 'none', stroke: hex(shaded(mood.metal, 0.1)), 'stroke-width': 4 };
  const wire = `M${x} ${height * RAIL}V${top - 14}M${x - 82} ${top + 8}V${top - 14}H${x + 82}V${top + 8}`;
  const clip = (at: number) =>
    element('rect', {
      x: at - 9,
      y: top - 4,
      width: 18,
      height: 30,
      rx: 4,
      fill: hex(shaded(mood.metal, 0.2)),
    });
  return element('path', { ...metal, d: wire }) + clip(x - 82) + clip(x + 82);
}

const isHungByClips = ({ garment }: Placed) =>
  garment.kind === 'chinos' || garment.kind === 'jeans';

interface Laying {
  readonly setting: Arrangement['setting'];
  readonly seed: string;
  readonly isSketch: boolean;
}

/** The garment as in its product picture, with its shadow in this scene. */
async function piece(stage: Stage, placed: Placed, { setting, seed, isSketch }: Laying) {
  const { mood, width, height, drawing } = stage;
  const { garment, cloth, scale, turn = 0 } = placed;
  const dye = mood.cloths[cloth % mood.cloths.length] ?? mood.cloths[0];
  const article: Article = { ...plain, ...garment, dye, number: seed };
  if (isSketch)
    return illustrate({ article, view: 'front', pixels: 60 }).svg + JSON.stringify(placed);
  const { png, box } = await cutOut(article, scale * SHARPNESS);
  const [x, top] = [placed.at[0] * width, placed.at[1] * height];
  const size = { width: box.width * scale, height: box.height * scale };
  const image = element('image', {
    x: x + box.x * scale,
    y: top,
    ...size,
    href: `data:image/png;base64,${png.toString('base64')}`,
  });
  const [dx, dy, blur, deep] = setting === 'rail' ? [34, 24, 16, 0.22] : [9, 14, 9, 0.34];
  const shadow = drawing.define(
    'filter',
    { x: '-20%', y: '-20%', width: '140%', height: '140%' },
    element('feDropShadow', {
      dx,
      dy,
      stdDeviation: blur,
      'flood-color': hex(shaded(mood.wood, 0.5)),
      'flood-opacity': deep,
    }),
  );
  const middle = `${x} ${top + size.height / 2}`;
  const lying = group({ filter: shadow }, [
    group({ transform: `rotate(${turn} ${middle})` }, [image]),
  ]);
  if (setting !== 'rail') return lying;
  if (isHungByClips(placed)) return lying + clips(stage, x, top);
  return hanger(stage, x, top + 18, 18 + top - height * RAIL + 12) + lying;
}

/**
 * Garments arranged for a category, 16 : 9, with the calm side on the left, as SVG; `name` is the
 * seed. A sketch has the drawings instead of the rendered garments and only shows whether they have
 * changed, in a hundredth of the time.
 */
export async function drawArranged(
  { setting, pieces }: Arrangement,
  name: string,
  mood: MoodName,
  isSketch = false,
): Promise<string> {
  const drawing = new Drawing(createRandom(`${name}/${mood}`));
  const subject = subjectBox(WIDTH, HEIGHT);
  const stage: Stage = { drawing, mood: moods[mood], width: WIDTH, height: HEIGHT, subject };
  const drawn: string[] = [settingOf(stage, setting)];
  for (const [index, placed] of pieces.entries())
    drawn.push(await piece(stage, placed, { setting, seed: `${name}/${mood}/${index}`, isSketch }));
  return drawing.finish(WIDTH, HEIGHT, [...drawn, grain(stage)]);
}
