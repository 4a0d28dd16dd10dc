import type { Article } from '#articles';
import { hex, shaded, type Oklch } from '#drawing/colour';
import { element, group } from '#drawing/drawing';
import { at, curve } from '#drawing/outline';
import { createRandom } from '#drawing/random';
import { clothOf } from '#garment/cloth';
import { HeightMap } from '#garment/heights';
import { drawGarment } from '#garment/illustrate';
import { relief } from '#garment/sheet';
import { castShadow, type Stage } from './stage';

/** A garment from the front with its collar at `x`, `y`; `scale` is units per millimetre. */
export interface Hung {
  readonly article: Article;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Offset of its shadow on the wall behind, in units; none outdoors. */
  readonly shadow: readonly [number, number] | undefined;
}

const plain = {
  cut: 'regular',
  sizes: 'regular',
  colour: 'not_specified',
  pattern: 'plain',
  sleeves: 'long',
  closure: 'buttons',
  details: [],
  pose: 'flat',
} as const;

/** A few classic garments for scenes, dyed to the mood. */
const classics = {
  coat: { ...plain, kind: 'coat', fabric: 'wool', collar: 'lapel' },
  blazer: { ...plain, kind: 'blazer', fabric: 'wool', collar: 'lapel' },
  shirt: { ...plain, kind: 'shirt', fabric: 'poplin', collar: 'kent' },
  jumper: { ...plain, kind: 'jumper', fabric: 'fleece', collar: 'crew', closure: 'none' },
  rollNeck: { ...plain, kind: 'jumper', fabric: 'knit', collar: 'roll-neck', closure: 'none' },
  check: { ...plain, kind: 'shirt', fabric: 'flannel', collar: 'button-down', pattern: 'tartan' },
  chinos: { ...plain, kind: 'chinos', fabric: 'twill', collar: 'kent', sleeves: 'none' },
  jeans: { ...plain, kind: 'jeans', fabric: 'denim', collar: 'kent', sleeves: 'none' },
  shoes: { ...plain, kind: 'shoes', fabric: 'leather', collar: 'kent', closure: 'laces' },
  trainers: { ...plain, kind: 'trainers', fabric: 'leather', collar: 'kent', closure: 'laces' },
  scarf: { ...plain, kind: 'scarf', fabric: 'wool', collar: 'kent', closure: 'none' },
} as const satisfies Record<string, Omit<Article, 'number'>>;

export type Classic = keyof typeof classics;

export function dyed(name: Classic, dye: Oklch, seed: string): Article {
  return { ...classics[name], dye, number: `${name}/${seed}` };
}

export function hanger(stage: Stage, x: number, y: number, rise: number): string {
  const hook = [
    at(x, y),
    at(x, y - rise * 0.5),
    at(x + rise * 0.2, y - rise * 0.78),
    at(x, y - rise),
    at(x - rise * 0.2, y - rise * 0.84),
  ];
  const line = { d: curve(hook), fill: 'none', 'stroke-linecap': 'round', 'stroke-width': 4.5 };
  return element('path', { ...line, stroke: hex(shaded(stage.mood.metal, 0.1)) });
}

export function drawHung(stage: Stage, hung: Hung): string {
  const { article, x, y, scale } = hung;
  const random = createRandom(article.number);
  // Fine weaves would only enlarge the file, because scenes show garments small.
  const drawing = stage.drawing.inset(random, 0.25);
  const cloth = clothOf(article, random.branch('cloth'));
  const heights = new HeightMap();
  const bench = { drawing, cloth, random: random.branch('cut'), heights };
  const garment = drawGarment(bench, article, 'front');
  const top = y - garment.box.y * scale;
  const sheet = { drawing, cloth, heights, grain: 1.6 };
  const [dx, dy] = hung.shadow ?? [0, 0];
  const place = (shiftX: number, shiftY: number) =>
    `translate(${(x + shiftX).toFixed(1)} ${(top + shiftY).toFixed(1)}) scale(${scale.toFixed(3)})`;
  const shadow = hung.shadow
    ? group({ transform: place(dx, dy) }, [castShadow(stage, garment.silhouette, 13 / scale, 0.4)])
    : '';
  return shadow + group({ transform: place(0, 0) }, [...garment.parts, relief(sheet, garment, 11)]);
}
