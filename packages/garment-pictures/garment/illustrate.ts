import type { Article, Kind } from '#articles';
import { Drawing, group, grown, type Box } from '#drawing/drawing';
import { at, boxOfPath } from '#drawing/outline';
import { createRandom } from '#drawing/random';
import { Plies } from '#pixels/plies';
import { drawBelt } from './belt';
import { drawCap } from './cap';
import { drawScarf, drawSocks, drawTie } from './accessories';
import { clothOf, type Cloth } from './cloth';
import { drawPair } from './footwear';
import { drawGiftCard } from './gift-card';
import { drawFabric } from './macro';
import { drawOutfit } from './outfit';
import { drawPanel, type Bench } from './panel';
import { poseOf } from './poses';
import { movedBy, transformOf, type Matrix } from './relief';
import type { Garment } from './sheet';
import { onHanger, scaleView } from './scale-view';
import { drawTogether } from './together';
import { drawTop } from './top';
import type { Side } from './top-parts';
import { drawTrousers } from './trousers';

export const views = ['front', 'back', 'detail', 'fabric', 'scale', 'special'] as const;
export type View = (typeof views)[number];

const longKinds: ReadonlySet<Kind> = new Set([
  'coat',
  'suit',
  'jeans',
  'chinos',
  'joggers',
  'pyjamas',
]);

/** Height divided by width of the article's pictures: 4/3, or 2 for long garments. */
export function heightRatio(kind: Kind): number {
  return longKinds.has(kind) ? 2 : 4 / 3;
}

const lyingFlat = (article: Article): Article => ({ ...article, pose: 'flat' });

/** A garment mirrored or turned, without its box. */
function transformed(bench: Bench, matrix: Matrix, draw: () => Garment): Garment {
  const transform = transformOf(matrix);
  const garment = bench.heights.within(matrix, draw);
  return {
    ...garment,
    parts: [group({ transform }, garment.parts)],
    trims: [group({ transform }, garment.trims ?? [])],
    silhouette: movedBy(matrix, garment.silhouette),
  };
}

/** Mirrors garments that look alike from both sides. */
function oneSided(bench: Bench, side: Side, draw: () => Garment): Garment {
  if (side === 'front') return draw();
  const garment = transformed(bench, [-1, 0, 0, 1, 0, 0], draw);
  const { box } = garment;
  return { ...garment, box: { ...box, x: -box.x - box.width } };
}

/** Degrees by which a garment that lies at an angle is turned; long ones fill their picture. */
const turnOf = (kind: Kind): number => (heightRatio(kind) > 1.5 ? 5 : kind in SLENDER ? 24 : 6);

/** Kinds that leave room beside them. */
const SLENDER: Partial<Record<Kind, true>> = { tie: true, scarf: true, belt: true, socks: true };

/** A garment lying at an angle. */
function turned(bench: Bench, article: Article, draw: () => Garment): Garment {
  const way = poseOf(article) === 'leaning' ? -1 : 1;
  const angle = (way * turnOf(article.kind) * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const garment = transformed(bench, [cosine, sine, -sine, cosine, 0, 0], draw);
  return { ...garment, box: grown(boxOfPath(garment.silhouette), 8) };
}

/** Parts lie flat beside each other. */
function drawWhole(bench: Bench, article: Article, side: Side): Garment {
  if (!article.parts?.length) return drawGarment(bench, article, side);
  const articles = [article, ...article.parts].map(lyingFlat);
  return drawTogether(bench, articles, side, drawGarment);
}

/** A garment in the way in which it lies. */
function posed(bench: Bench, article: Article): Garment {
  const draw = () => drawWhole(bench, article, 'front');
  const pose = poseOf(article);
  const isTurned = pose === 'turned' || pose === 'leaning';
  if (isTurned && (article.parts || !isPair(article.kind))) return turned(bench, article, draw);
  const garment = draw();
  return pose === 'hanger' ? onHanger(garment) : garment;
}

const isPair = (kind: Kind) => kind === 'trainers' || kind === 'shoes';

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

/** The part of the drawing that fills the picture: the garment with a margin. */
function frame(box: Box, ratio: number, filled: number): Box {
  const height = Math.max(box.height / filled, (box.width / (ratio > 1.5 ? 0.96 : 0.92)) * ratio);
  const width = height / ratio;
  return {
    x: box.x + box.width / 2 - width / 2,
    y: box.y + box.height / 2 - height * 0.5,
    width,
    height,
  };
}

/** The detail view: the upper third, slightly to the left. */
function closeUp(kind: Kind, box: Box, ratio: number): Box {
  const width = Math.min(box.width * 0.52, (box.height * 0.52) / ratio);
  const height = width * ratio;
  const centre = isPair(kind) ? 0.28 : 0.42;
  return { x: box.x + box.width * centre - width / 2, y: box.y - height * 0.04, width, height };
}

export interface Order {
  readonly article: Article;
  readonly view: View;
  /** Width of the picture in pixels. */
  readonly pixels: number;
}

/** A picture before lighting: lines and colours, and the shape of its cloth. */
export interface Drawn {
  /** Flat cloth with seams and trimmings, transparent background, `width` × `height` pixels. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** The part of the drawing that the picture shows. */
  readonly area: Box;
  readonly plies: Plies;
  readonly cloth: Cloth;
  readonly wrinkling: number;
  readonly seed: number;
  /** Whether it lies on a studio ground with a shadow, or fills the picture. */
  readonly ground: 'studio' | 'tinted' | 'none';
}

/**
 * An article from one side; a set with all its parts, except in the detail view, which shows the
 * first.
 */
function wholeOf(bench: Bench, article: Article, view: View): Garment {
  if (view === 'front') return posed(bench, article);
  if (view === 'detail') return drawGarment(bench, article, 'front');
  return drawWhole(bench, article, view === 'back' ? 'back' : 'front');
}

/** Adds what two views use to show a garment's size: a hanger or a ruler. */
function dressed(garment: Garment, article: Article, view: View): Garment {
  if (article.parts) return garment;
  const scale = view === 'special' || view === 'scale' ? scaleView(article, garment) : undefined;
  if (!scale) return garment;
  const trims = [...(garment.trims ?? []), scale.over];
  return { ...garment, parts: [scale.behind, ...garment.parts], trims, box: scale.box };
}

/** Draws with a known view, so that parts outside it can be omitted. */
function sew({ article: given, view, pixels }: Order, plies: Plies, visible?: Box) {
  // The other views show what the first one may hide: the back, the collar, the whole width.
  const article = view === 'front' ? given : lyingFlat(given);
  const random = createRandom(article.number);
  const drawing = new Drawing(random, visible && { view: visible, pixels });
  const cloth = clothOf(article, random.branch('cloth'));
  const bench = { drawing, cloth, random: random.branch('cut'), heights: plies };
  const ratio = heightRatio(article.kind);
  const close = { x: -55, y: -55 * ratio, width: 110, height: 110 * ratio };
  if (view === 'fabric') return { garment: drawFabric(bench, close), area: close, bench };
  const garment = dressed(wholeOf(bench, article, view), article, view);
  const area =
    view === 'detail'
      ? closeUp(article.kind, garment.box, ratio)
      : frame(garment.box, ratio, poseOf(article) === 'folded' ? 0.68 : 0.84);
  return { garment, area, bench };
}

function viewBoxOf({ x, y, width, height }: Box): string {
  return [x, y, width, height].map((value) => value.toFixed(1)).join(' ');
}

const grounds: Partial<Record<View, Drawn['ground']>> = { special: 'tinted', fabric: 'none' };

export function illustrate(order: Order): Drawn {
  const { article, view, pixels } = order;
  // Only the detail view omits parts, and its position depends on the whole garment.
  const near = view === 'detail' ? sew(order, new Plies()).area : undefined;
  const plies = new Plies();
  const { garment, area, bench } = sew(order, plies, near);
  const height = Math.round(pixels * heightRatio(article.kind));
  const parts = [...garment.parts, ...(garment.trims ?? [])];
  return {
    svg: bench.drawing.finish(pixels, height, parts, viewBoxOf(area)),
    width: pixels,
    height,
    area,
    plies,
    cloth: bench.cloth,
    wrinkling: garment.wrinkling ?? 1,
    seed: reliefSeed(article),
    ground: grounds[view] ?? 'studio',
  };
}

function reliefSeed(article: Article): number {
  return 1 + Math.floor(createRandom(`${article.number}/relief`).between(0, 900));
}

/** A close view of the article's cloth that fills `area`. */
function clothPicture(article: Article, area: Box, pixels: number): Drawn {
  const random = createRandom(article.number);
  const drawing = new Drawing(random, { view: area, pixels });
  const cloth = clothOf(article, random.branch('cloth'));
  const plies = new Plies();
  const bench: Bench = { drawing, cloth, random: random.branch('cut'), heights: plies };
  const { parts, wrinkling = 1 } = drawFabric(bench, area);
  const height = Math.round((pixels * area.height) / area.width);
  return {
    svg: drawing.finish(pixels, height, parts, viewBoxOf(area)),
    width: pixels,
    height,
    area,
    plies,
    cloth,
    wrinkling,
    seed: reliefSeed(article),
    ground: 'none',
  };
}

/** A wide picture of the cloth, 16 : 9, for the article's description. */
export function describe(article: Article, pixels: number): Drawn {
  return clothPicture(article, { x: -128, y: -72, width: 256, height: 144 }, pixels);
}

/** A square swatch of the article's cloth, for colour pickers. */
export function colourIcon(article: Article, pixels: number): Drawn {
  const random = createRandom(article.number);
  const area = { x: -30, y: -30, width: 60, height: 60 };
  const drawing = new Drawing(random, { view: area, pixels });
  const cloth = clothOf(article, random.branch('cloth'));
  const plies = new Plies();
  const bench: Bench = { drawing, cloth, random: random.branch('icon'), heights: plies };
  const outline = [at(-40, -40), at(40, -40), at(40, 40), at(-40, 40)];
  const square = outline.map((point) => ({ ...point, corner: true }));
  const svg = drawing.finish(
    pixels,
    pixels,
    [drawPanel(bench, { outline: square })],
    viewBoxOf(area),
  );
  const seed = reliefSeed(article);
  const size = { width: pixels, height: pixels };
  return { svg, ...size, area, plies, cloth, wrinkling: 0, seed, ground: 'none' };
}
