import type { Article } from '#articles';
import type { MoodName } from './moods';

export interface Placed {
  readonly garment: Pick<Article, 'kind' | 'fabric'> & Partial<Article>;
  /** Index of its dye among the mood's cloths. */
  readonly cloth: number;
  /** Middle and upper edge as shares of the picture's width and height. */
  readonly at: readonly [x: number, y: number];
  /** Units per millimetre, in a picture 1000 units high. */
  readonly scale: number;
  /** Degrees, for garments on a table. */
  readonly turn?: number;
}

export interface Arrangement {
  readonly setting: 'rail' | 'table';
  readonly pieces: readonly Placed[];
}

/** Named after the category that each shows; `look` for a whole outfit. */
type ArrangementName =
  | 'look'
  | 'trousers'
  | 'shirts'
  | 'knits'
  | 'jackets'
  | 'suits'
  | 'polos'
  | 'accessories';

type GarmentOptions = Placed['garment'];

const chinos: GarmentOptions = { kind: 'chinos', fabric: 'twill', sleeves: 'none' };
const jeans: GarmentOptions = { kind: 'jeans', fabric: 'denim', sleeves: 'none' };
const flannels: GarmentOptions = {
  kind: 'chinos',
  fabric: 'wool',
  sleeves: 'none',
  details: ['pleats'],
};
const shirt: GarmentOptions = { kind: 'shirt', fabric: 'poplin', collar: 'kent' };
const oxford: GarmentOptions = { kind: 'shirt', fabric: 'oxford', collar: 'button-down' };
const striped: GarmentOptions = { ...shirt, pattern: 'stripe' };
const check: GarmentOptions = {
  kind: 'shirt',
  fabric: 'flannel',
  collar: 'button-down',
  pattern: 'tartan',
};
const crew: GarmentOptions = { kind: 'jumper', fabric: 'knit', collar: 'crew', closure: 'none' };
const rollNeck: GarmentOptions = { ...crew, collar: 'roll-neck' };
const cable: GarmentOptions = { ...crew, fabric: 'cable' };
const cardigan: GarmentOptions = { kind: 'cardigan', fabric: 'knit', collar: 'v-neck' };
const quilted: GarmentOptions = {
  kind: 'quilted-jacket',
  fabric: 'nylon',
  collar: 'stand',
  closure: 'zip',
};
const parka: GarmentOptions = { kind: 'parka', fabric: 'twill', collar: 'hood', closure: 'zip' };
const coat: GarmentOptions = { kind: 'coat', fabric: 'wool', collar: 'lapel' };
const blouson: GarmentOptions = {
  kind: 'bomber',
  fabric: 'suede',
  collar: 'stand',
  closure: 'zip',
};
const blazer: GarmentOptions = { kind: 'blazer', fabric: 'wool', collar: 'lapel' };
const polo: GarmentOptions = { kind: 'polo', fabric: 'pique', collar: 'polo', sleeves: 'short' };
const tee: GarmentOptions = {
  kind: 't-shirt',
  fabric: 'jersey',
  collar: 'crew',
  sleeves: 'short',
  closure: 'none',
};
const shoes: GarmentOptions = { kind: 'shoes', fabric: 'leather', closure: 'laces' };
const trainers: GarmentOptions = { kind: 'trainers', fabric: 'leather', closure: 'laces' };
const belt: GarmentOptions = { kind: 'belt', fabric: 'leather' };
const tie: GarmentOptions = { kind: 'tie', fabric: 'silk' };
const scarf: GarmentOptions = { kind: 'scarf', fabric: 'wool' };
const socks: GarmentOptions = { kind: 'socks', fabric: 'knit' };

/** Side by side, from the calm side to the picture's edge; later ones overlap earlier ones. */
function hung(
  scale: number,
  pieces: readonly (readonly [GarmentOptions, cloth: number, x: number])[],
) {
  return {
    setting: 'rail' as const,
    pieces: pieces.map(([garment, cloth, x]): Placed => {
      const pose =
        garment.kind === 'chinos' || garment.kind === 'jeans' ? {} : { pose: 'hung' as const };
      return { garment: { ...garment, ...pose }, cloth, at: [x, RAIL_TOP], scale };
    }),
  };
}

/** Share of the height at which garments on a rail begin. */
const RAIL_TOP = 0.17;

type Laid = readonly [
  GarmentOptions,
  cloth: number,
  x: number,
  y: number,
  scale: number,
  turn: number,
];

function laid(pieces: readonly Laid[]): Arrangement {
  return {
    setting: 'table',
    pieces: pieces.map(([garment, cloth, x, y, scale, turn]) => ({
      garment: { pose: 'laid', ...garment },
      cloth,
      at: [x, y],
      scale,
      turn,
    })),
  };
}

type Shelf = Readonly<Partial<Record<ArrangementName, Arrangement>>>;

export const arrangements: Readonly<Record<MoodName, Shelf>> = {
  hgg: {
    look: laid([
      [jeans, 3, 0.9, 0.09, 0.78, 2],
      [check, 1, 0.73, 0.07, 0.74, -3],
      [trainers, 2, 0.72, 0.68, 0.84, 0],
    ]),
    trousers: hung(0.66, [
      [chinos, 4, 0.68],
      [jeans, 3, 0.8],
      [chinos, 7, 0.92],
    ]),
    shirts: hung(0.76, [
      [oxford, 6, 0.92],
      [striped, 3, 0.8],
      [shirt, 2, 0.68],
    ]),
    knits: laid([
      [crew, 1, 0.72, 0.07, 0.78, -4],
      [cardigan, 0, 0.87, 0.37, 0.78, 5],
    ]),
    jackets: hung(0.74, [
      [quilted, 5, 0.89],
      [parka, 0, 0.7],
    ]),
    polos: laid([
      [polo, 0, 0.72, 0.06, 0.78, -5],
      [tee, 1, 0.88, 0.37, 0.8, 6],
    ]),
    accessories: laid([
      [scarf, 1, 0.68, 0.1, 0.95, -7],
      [belt, 7, 0.86, 0.16, 1.1, 4],
      [socks, 0, 0.87, 0.46, 1.2, 6],
    ]),
  },
  hrm: {
    look: laid([
      [chinos, 5, 0.9, 0.09, 0.78, 2],
      [blazer, 0, 0.73, 0.07, 0.74, -2],
      [shoes, 8, 0.72, 0.68, 0.84, 0],
    ]),
    trousers: hung(0.66, [
      [flannels, 3, 0.68],
      [chinos, 5, 0.8],
      [flannels, 0, 0.92],
    ]),
    shirts: hung(0.76, [
      [oxford, 4, 0.92],
      [striped, 1, 0.8],
      [shirt, 2, 0.68],
    ]),
    knits: laid([
      [rollNeck, 0, 0.72, 0.07, 0.78, -4],
      [cable, 2, 0.87, 0.37, 0.78, 5],
    ]),
    jackets: hung(0.68, [
      [quilted, 6, 0.89],
      [coat, 3, 0.71],
    ]),
    suits: hung(0.8, [
      [blazer, 3, 0.89],
      [{ ...blazer, pattern: 'pinstripe' }, 0, 0.71],
    ]),
    accessories: laid([
      [{ ...tie, pattern: 'stripe' }, 0, 0.64, 0.12, 0.56, -7],
      [{ ...tie, pattern: 'dots' }, 8, 0.7, 0.13, 0.56, -2],
      [belt, 8, 0.86, 0.14, 1.05, 4],
      [scarf, 3, 0.86, 0.4, 0.66, 5],
    ]),
  },
  eck: {
    look: laid([
      [coat, 0, 0.71, 0.07, 0.78, -2],
      [rollNeck, 7, 0.9, 0.09, 0.58, 3],
      [scarf, 3, 0.91, 0.56, 0.6, 3],
    ]),
    trousers: hung(0.66, [
      [flannels, 2, 0.68],
      [flannels, 3, 0.8],
      [flannels, 0, 0.92],
    ]),
    shirts: hung(0.76, [
      [shirt, 1, 0.9],
      [shirt, 4, 0.71],
    ]),
    knits: laid([
      [rollNeck, 7, 0.72, 0.07, 0.78, -3],
      [crew, 0, 0.87, 0.37, 0.78, 4],
    ]),
    jackets: hung(0.68, [
      [blouson, 2, 0.89],
      [coat, 0, 0.71],
    ]),
    accessories: laid([
      [scarf, 3, 0.71, 0.1, 0.95, -5],
      [belt, 0, 0.88, 0.36, 1.05, 3],
    ]),
  },
};
