import type { Article, Kind } from '@/services/media/articles';
import { hex, mixed, oklch } from '@/services/media/drawing/colour';
import { Drawing, element, group, type Box } from '@/services/media/drawing/drawing';
import { moved } from '@/services/media/drawing/outline';
import { createRandom } from '@/services/media/drawing/random';
import { drawBelt } from './belt';
import { drawCap } from './cap';
import { drawScarf, drawSocks, drawTie } from './accessories';
import { clothOf } from './cloth';
import { drawPair } from './footwear';
import { drawGiftCard } from './gift-card';
import { HeightMap } from './heights';
import { drawFabric } from './macro';
import { drawOutfit } from './outfit';
import type { Bench } from './panel';
import {
  contactShadow,
  ground,
  lightArea,
  relief,
  surface,
  type Garment,
  type Sheet,
} from './sheet';
import { drawTop } from './top';
import type { Side } from './top-parts';
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

/** What looks alike from both sides is turned over for its back. */
function oneSided(bench: Bench, side: Side, draw: () => Garment): Garment {
  if (side === 'front') return draw();
  const transform = 'scale(-1 1)';
  const garment = bench.heights.within(transform, draw);
  const { box } = garment;
  return {
    ...garment,
    parts: [group({ transform }, garment.parts)],
    trims: [group({ transform }, garment.trims ?? [])],
    silhouette: moved(garment.silhouette, (x, y) => [-x, y]),
    box: { ...box, x: -box.x - box.width },
  };
}

/** Any kind of garment from one side. */
export function drawGarment(bench: Bench, article: Article, side: Side): Garment {
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
      return drawPair(bench, article, side);
    case 'suit':
    case 'pyjamas':
      return drawOutfit(bench, article, side);
    case 'belt':
      return oneSided(bench, side, () => drawBelt(bench, article));
    case 'gift-card':
      return oneSided(bench, side, () => drawGiftCard(bench));
    case 'tie':
      return oneSided(bench, side, () => drawTie(bench));
    case 'scarf':
      return oneSided(bench, side, () => drawScarf(bench));
    case 'cap':
      return drawCap(bench, side);
    case 'socks':
      return oneSided(bench, side, () => drawSocks(bench));
    default:
      return drawTop(bench, article, side);
  }
}

/** The part of the drawing that fills the picture: the garment with air around it. */
function frame(box: Box, ratio: number): Box {
  const height = Math.max(box.height / 0.84, (box.width / (ratio > 1.5 ? 0.94 : 0.9)) * ratio);
  const width = height / ratio;
  return {
    x: box.x + box.width / 2 - width / 2,
    y: box.y + box.height / 2 - height * 0.5,
    width,
    height,
  };
}

/** A close look at what the garment is judged by: the upper third, a little to its left. */
function closeUp(kind: Kind, box: Box, ratio: number): Box {
  const width = Math.min(box.width * 0.52, (box.height * 0.52) / ratio);
  const height = width * ratio;
  const centre = kind === 'trainers' || kind === 'shoes' ? 0.28 : 0.42;
  return { x: box.x + box.width * centre - width / 2, y: box.y - height * 0.04, width, height };
}

export interface Order {
  readonly article: Article;
  readonly view: View;
  readonly isDark: boolean;
  /** Width of the picture in pixels: light on rough cloth depends on it. */
  readonly pixels: number;
}

interface Scenery {
  readonly garment: Garment;
  readonly area: Box;
  readonly bench: Bench;
}

/** Cuts and sews with the view known, so that parts outside it are left out. */
function sew({ article, view, pixels }: Order, visible?: Box): Scenery {
  const random = createRandom(article.number);
  const drawing = new Drawing(random, visible && { view: visible, pixels });
  const bench = {
    drawing,
    cloth: clothOf(article, random.branch('cloth')),
    random: random.branch('cut'),
    heights: new HeightMap(),
  };
  const ratio = heightRatio(article.kind);
  const close = { x: -85, y: -85 * ratio, width: 170, height: 170 * ratio };
  if (view === 'fabric') return { garment: drawFabric(bench, close), area: close, bench };
  const garment = drawGarment(bench, article, view === 'back' ? 'back' : 'front');
  const area =
    view === 'detail' ? closeUp(article.kind, garment.box, ratio) : frame(garment.box, ratio);
  return { garment, area, bench };
}

/** What a picture is composed of, once the garment is sewn. */
function studio(order: Order) {
  const { article, view, isDark, pixels } = order;
  const { garment, area, bench } = sew(order, sew(order).area);
  const { drawing, cloth } = bench;
  const sheet: Sheet = { drawing, cloth, isDark, scale: pixels / area.width };
  const tint = mixed(oklch(0.8, 0.03, cloth.base.h), cloth.base, 0.12);
  const backdrop =
    ground(sheet, area, view === 'special' ? tint : undefined) +
    (view === 'fabric' ? '' : contactShadow(sheet, garment));
  return { garment, area, drawing, sheet, backdrop, seed: reliefSeed(article) };
}

function viewBoxOf({ x, y, width, height }: Box): string {
  return [x, y, width, height].map((value) => value.toFixed(1)).join(' ');
}

/** Addresses of images of the soft parts, to use instead of drawing them. */
export interface SoftParts {
  readonly backdrop: string;
  readonly light: string;
}

/** An article's picture as SVG; the same order always gives the same text. */
export function illustrate(order: Order, soft?: SoftParts): string {
  const { garment, area, drawing, sheet, backdrop, seed } = studio(order);
  const image = { ...area, href: soft?.backdrop, preserveAspectRatio: 'none' };
  const parts = [
    soft ? element('image', image) : backdrop,
    ...garment.parts,
    relief(sheet, garment, seed, soft?.light),
    ...(garment.trims ?? []),
  ];
  const height = Math.round(order.pixels * heightRatio(order.article.kind));
  return drawing.finish(order.pixels, height, parts, viewBoxOf(area));
}

/**
 * Backdrop and light of a picture as SVGs of their own. They have no edges, so a large picture can
 * take them from small images: blurring millions of pixels is what rendering spends its time on.
 */
export function drawSoftParts(order: Order): SoftParts {
  const { garment, area, drawing, sheet, backdrop, seed } = studio(order);
  const lit = lightArea(sheet, garment);
  const size = (box: Box): [number, number] => [
    Math.round(box.width * sheet.scale),
    Math.round(box.height * sheet.scale),
  ];
  return {
    backdrop: drawing.finish(...size(area), [backdrop], viewBoxOf(area)),
    light: drawing.finish(...size(lit), [surface(sheet, garment, seed)], viewBoxOf(lit)),
  };
}

function reliefSeed(article: Article): number {
  return 1 + Math.floor(createRandom(`${article.number}/relief`).between(0, 900));
}

/** A wide picture of the cloth, 16 : 9, for the article's description. */
export function describe(article: Article, pixels: number, isDark: boolean): string {
  const random = createRandom(article.number);
  const area = { x: -128, y: -72, width: 256, height: 144 };
  const drawing = new Drawing(random, { view: area, pixels });
  const cloth = clothOf(article, random.branch('cloth'));
  const bench: Bench = { drawing, cloth, random: random.branch('cut'), heights: new HeightMap() };
  const garment = drawFabric(bench, area);
  const sheet: Sheet = { drawing, cloth, isDark, scale: pixels / area.width };
  const parts = [...garment.parts, relief(sheet, garment, reliefSeed(article))];
  return drawing.finish(pixels, Math.round((pixels * 9) / 16), parts, '-128 -72 256 144');
}

/** A square swatch of the article's cloth, for colour pickers. */
export function colourIcon(article: Article, pixels: number): string {
  const random = createRandom(article.number);
  const area = { x: -30, y: -30, width: 60, height: 60 };
  const drawing = new Drawing(random, { view: area, pixels });
  const cloth = clothOf(article, random.branch('cloth'));
  const bench: Bench = { drawing, cloth, random: random.branch('icon'), heights: new HeightMap() };
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
