import type { Article, Kind } from '@/services/media/articles';
import { Drawing } from '@/services/media/drawing/drawing';
import { createRandom } from '@/services/media/drawing/random';
import { clothOf } from './cloth';
import type { Bench } from './panel';
import { contactShadow, ground, relief, type Box, type Garment, type Sheet } from './sheet';
import { drawTop } from './top';

export type View = 'front' | 'back';

/** Height divided by width of the article's pictures: 4/3, for long garments 2. */
export function heightRatio(kind: Kind): number {
  return longKinds.has(kind) ? 2 : 4 / 3;
}

const longKinds: ReadonlySet<Kind> = new Set(['coat', 'suit', 'jeans', 'chinos', 'joggers']);

/** The part of the drawing that fills the picture: the garment with air around it. */
function frame(box: Box, ratio: number): Box {
  const height = Math.max(box.height / 0.82, (box.width / 0.88) * ratio);
  const width = height / ratio;
  return {
    x: box.x + box.width / 2 - width / 2,
    y: box.y + box.height / 2 - height * 0.5,
    width,
    height,
  };
}

export interface Order {
  readonly article: Article;
  readonly view: View;
  readonly isDark: boolean;
  /** Width of the picture in pixels: light on rough cloth depends on it. */
  readonly pixels: number;
}

/** An article's picture as SVG; the same order always gives the same text. */
export function illustrate({ article, view, isDark, pixels }: Order): string {
  const random = createRandom(article.number);
  const drawing = new Drawing(random);
  const cloth = clothOf(article, random.branch('cloth'));
  const bench: Bench = { drawing, cloth, random: random.branch('cut') };
  const garment: Garment = drawTop(bench, article, view);
  const ratio = heightRatio(article.kind);
  const area = frame(garment.box, ratio);
  const sheet: Sheet = { drawing, cloth, isDark, scale: pixels / area.width };
  const seed = 1 + Math.floor(random.branch('relief').between(0, 900));
  const parts = [
    ground(sheet, area),
    contactShadow(sheet, garment.silhouette),
    ...garment.parts,
    relief(sheet, garment, seed),
    ...(garment.trims ?? []),
  ];
  const viewBox = [area.x, area.y, area.width, area.height]
    .map((value) => value.toFixed(1))
    .join(' ');
  return drawing.finish(pixels, Math.round(pixels * ratio), parts, viewBox);
}
