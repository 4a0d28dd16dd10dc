import { GERMAN_DELIVERY } from '@/lib/shop/settings/shipping.fixture';
import { NOTHING_REQUESTED } from '@/lib/catalog/catalogue/article-address';
import { openingChoice } from './article-choice';
import type { ArticleDetail, DetailColour, DetailSize } from './article-detail';
import type { Combination, CombinationKind, CombinationPart, PartColour } from './combination';

/** A size of a part with `most` pieces in stock. */
export const partSize = (
  itemnum: string,
  label: string,
  parts: Partial<DetailSize> = {},
): DetailSize => ({
  sku: `${itemnum}-${label}`,
  label,
  sizeType: 'standard',
  bodyType: 'normal',
  price: 50_00,
  strikePrice: null,
  values: {},
  most: 5,
  ...parts,
});

export const partColour = (
  itemnum: string,
  color: string,
  sizes: readonly DetailSize[],
): PartColour => ({ itemnum, color, imageRatio: '3:4', imageAlt: `Teil in ${color}`, sizes });

const NUMBERS = { jacket: '20310000', trousers: '20310137', tie: '20311233' };

const jacketIn = (code: string, color: string, sizes: Readonly<Record<string, number>>) => {
  const itemnum = `${NUMBERS.jacket}-${code}`;
  const priced = { price: 199_95, strikePrice: 249_95 };
  return partColour(
    itemnum,
    color,
    Object.entries(sizes).map(([label, most]) => partSize(itemnum, label, { ...priced, most })),
  );
};

const base = { brand: 'Harbour Lane', slug: 'teil' };

/** Petrol in 60 and 62; grey in 60 and a sold-out 62. */
export const jacket: CombinationPart = {
  ...base,
  number: NUMBERS.jacket,
  title: 'Sakko aus Schurwolle',
  colours: [
    jacketIn('168', 'Petrol', { '60': 3, '62': 5, '64': 0 }),
    jacketIn('304', 'Mittelgrau', { '60': 2, '62': 0 }),
  ],
};

export const trousers: CombinationPart = {
  ...base,
  number: NUMBERS.trousers,
  title: 'Chino',
  colours: [
    partColour(`${NUMBERS.trousers}-134`, 'Himmelblau', [
      partSize(`${NUMBERS.trousers}-134`, 'W40/L32', { sizeType: 'inch', price: 89_95, most: 1 }),
      partSize(`${NUMBERS.trousers}-134`, 'W42/L34', { sizeType: 'inch', price: 99_95 }),
    ]),
  ],
};

export const tie: CombinationPart = {
  ...base,
  number: NUMBERS.tie,
  title: 'Seidenkrawatte',
  colours: [
    partColour(`${NUMBERS.tie}-695`, 'Aubergine', [
      partSize(`${NUMBERS.tie}-695`, 'allsize', { sizeType: 'allsize', price: 49_95 }),
    ]),
  ],
};

export const soldOut = (part: CombinationPart): CombinationPart => {
  const emptied = part.colours.map((colour) => ({
    ...colour,
    sizes: colour.sizes.map((size) => ({ ...size, most: 0 })),
  }));
  const [first, ...others] = emptied;
  return first ? { ...part, colours: [first, ...others] } : part;
};

const TITLES = {
  set: 'Set aus Hemd und Krawatte',
  outfit: 'Look für die Stadt',
  kit: 'Baukastenanzug mit Weste',
} as const satisfies Record<CombinationKind, string>;

/** The combination's own picture; its parts have the sizes. */
const lookColour: DetailColour = {
  itemnum: '20325481-168',
  color: 'Petrol',
  imageRatio: '3:4',
  imageAlt: 'Zusammenstellung',
  pictures: 3,
  video: null,
  hasTallSizes: false,
  sizes: [],
  texts: [],
  care: [],
};

function articleOf(kind: CombinationKind, price: number | null): ArticleDetail {
  const colours = [lookColour] as const;
  return {
    number: '20325481',
    slug: 'zusammenstellung',
    title: TITLES[kind],
    brand: 'Selvedge',
    productType: kind,
    price: { price, strikePrice: null, isFrom: false },
    colours,
    texts: ['Von unserem Haus zusammengestellt; jedes Teil in Ihrer Größe.'],
    brandSlug: 'selvedge',
    categories: ['Outfits'],
    material: '',
    gpsr: null,
    parts: [],
    delivery: GERMAN_DELIVERY,
    ratings: null,
    similar: [],
    isTallOnly: false,
    choice: openingChoice(colours, NOTHING_REQUESTED),
    soldOut: null,
  };
}

/** Keeps the first colour only, because only a kit offers others. */
const inOneColour = (part: CombinationPart): CombinationPart => ({
  ...part,
  colours: [part.colours[0]],
});

/** A jacket, trousers and a tie as a set, kit or outfit. */
export function combinationOf(
  kind: CombinationKind,
  parts: Partial<Combination> = {},
): Combination {
  const setPrice = kind === 'set' ? 279_95 : null;
  const own = [jacket, trousers, tie];
  return {
    kind,
    article: articleOf(kind, setPrice),
    missing: 0,
    parts: kind === 'kit' ? own : own.map(inOneColour),
    setPrice,
    setItemId: kind === 'set' ? '20325481' : null,
    ...parts,
  };
}
