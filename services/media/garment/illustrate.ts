import type { Article, Kind } from '@/services/media/articles';
import { hex, mixed, oklch } from '@/services/media/drawing/colour';
import { Drawing, element } from '@/services/media/drawing/drawing';
import { createRandom } from '@/services/media/drawing/random';
import { drawBelt, drawCap, drawScarf, drawSocks, drawTie } from './accessories';
import { clothOf } from './cloth';
import { drawPairFromAbove } from './footwear';
import { drawFabric } from './macro';
import { drawOutfit } from './outfit';
import type { Bench } from './panel';
import { contactShadow, ground, relief, type Box, type Garment, type Sheet } from './sheet';
import { drawTop, type Side } from './top';
import { drawTrousers } from './trousers';

export const views = ['front', 'back', 'detail', 'fabric', 'special'] as const;
export type View = (typeof views)[number];

const longKinds: ReadonlySet<Kind> = new Set([
  'coat',
  'suit',
  'jeans',
  'chinos',
  'joggers',
  'pyjamas',
]);

/** Height divided by width of the article's pictures: 4/3, for long garments 2. */
export function heightRatio(kind: Kind): number {
  return longKinds.has(kind) ? 2 : 4 / 3;
}

function drawGarment(bench: Bench, article: Article, side: Side): Garment {
  switch (article.kind) {
    case 'jeans':
    case 'chinos':
    case 'shorts':
    case 'joggers':
    case 'swimwear':
    case 'underwear':
      return drawTrousers(bench, article, side);
    case 'trainers':
    case 'shoes':
      return drawPairFromAbove(bench, article);
    case 'suit':
    case 'pyjamas':
      return drawOutfit(bench, article, side);
    case 'belt':
      return drawBelt(bench, article);
    case 'tie':
      return drawTie(bench);
    case 'scarf':
      return drawScarf(bench);
    case 'cap':
      return drawCap(bench, side);
    case 'socks':
      return drawSocks(bench);
    default:
      return drawTop(bench, article, side);
  }
}

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

/** A close look at what the garment is judged by: the upper third, a little to its left. */
function closeUp(box: Box, ratio: number): Box {
  const width = Math.min(box.width * 0.52, (box.height * 0.52) / ratio);
  const height = width * ratio;
  return { x: box.x + box.width * 0.42 - width / 2, y: box.y - height * 0.04, width, height };
}

export interface Order {
  readonly article: Article;
  readonly view: View;
  readonly isDark: boolean;
  /** Width of the picture in pixels: light on rough cloth depends on it. */
  readonly pixels: number;
}

function areaOf(view: View, box: Box, ratio: number): Box {
  if (view === 'detail') return closeUp(box, ratio);
  return frame(box, ratio);
}

/** An article's picture as SVG; the same order always gives the same text. */
export function illustrate({ article, view, isDark, pixels }: Order): string {
  const random = createRandom(article.number);
  const drawing = new Drawing(random);
  const cloth = clothOf(article, random.branch('cloth'));
  const bench: Bench = { drawing, cloth, random: random.branch('cut') };
  const ratio = heightRatio(article.kind);
  const close = { x: -85, y: -85 * ratio, width: 170, height: 170 * ratio };
  const garment =
    view === 'fabric'
      ? drawFabric(bench, close)
      : drawGarment(bench, article, view === 'back' ? 'back' : 'front');
  const area = view === 'fabric' ? close : areaOf(view, garment.box, ratio);
  const sheet: Sheet = { drawing, cloth, isDark, scale: pixels / area.width };
  const seed = 1 + Math.floor(random.branch('relief').between(0, 900));
  const tint = mixed(oklch(0.8, 0.03, cloth.base.h), cloth.base, 0.12);
  const parts = [
    ground(sheet, area, view === 'special' ? tint : undefined),
    view === 'fabric' ? '' : contactShadow(sheet, garment.silhouette),
    ...garment.parts,
    relief(sheet, garment, seed),
    ...(garment.trims ?? []),
  ];
  const viewBox = [area.x, area.y, area.width, area.height].map((value) => value.toFixed(1));
  return drawing.finish(pixels, Math.round(pixels * ratio), parts, viewBox.join(' '));
}

/** A square swatch of the article's cloth, for colour pickers. */
export function colourIcon(article: Article, pixels: number): string {
  const random = createRandom(article.number);
  const drawing = new Drawing(random);
  const cloth = clothOf(article, random.branch('cloth'));
  const bench: Bench = { drawing, cloth, random: random.branch('icon') };
  const area = { x: -30, y: -30, width: 60, height: 60 };
  const swatch = drawFabric(bench, area).parts.join('');
  const plain = element('rect', { ...area, fill: hex(cloth.base) });
  const shown = cloth.pattern === 'plain' || cloth.pattern === 'melange' ? plain : swatch;
  const light = drawing.linear(
    [-30, -30],
    [30, 30],
    [
      { offset: 0, colour: '#fff', opacity: 0.14 },
      { offset: 0.5, colour: '#fff', opacity: 0 },
      { offset: 1, colour: '#000', opacity: 0.12 },
    ],
  );
  const parts = [shown, element('rect', { ...area, fill: light })];
  return drawing.finish(pixels, pixels, parts, '-30 -30 60 60');
}
