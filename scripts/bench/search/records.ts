import type { IndexSettings, SearchRecord } from '@/packages/algolia-local/engine/types';
import { defaultSettings } from '@/packages/algolia-local/engine/default-settings';

const BRANDS = 120;
const COLOURS = [
  'blue',
  'multicolor',
  'not_specified',
  'black',
  'grey',
  'green',
  'brown',
  'beige',
  'white',
  'orange',
  'red',
  'yellow',
  'violet',
];
const GARMENTS = [
  'Hemd',
  'Hose',
  'Jacke',
  'Sakko',
  'Pullover',
  'Poloshirt',
  'T-Shirt',
  'Mantel',
  'Weste',
  'Anzug',
  'Jeans',
  'Chino',
  'Gürtel',
  'Schal',
  'Mütze',
  'Strickjacke',
  'Lederjacke',
  'Badehose',
  'Unterhemd',
  'Schlafanzug',
];
const ADJECTIVES = [
  'klassisches',
  'leichtes',
  'warmes',
  'kariertes',
  'gestreiftes',
  'elegantes',
  'sportliches',
  'weiches',
  'robustes',
  'modernes',
  'schlichtes',
  'bügelfreies',
  'atmungsaktives',
  'wasserabweisendes',
  'gefüttertes',
];
const MATERIALS = [
  'Baumwolle',
  'Wolle',
  'Leinen',
  'Seide',
  'Polyester',
  'Kaschmir',
  'Leder',
  'Viskose',
  'Elasthan',
  'Modal',
];
const FITS = ['Regular', 'Slim', 'Comfort', 'Modern', 'Relaxed'];
const SEASONS = ['spring', 'summer', 'autumn', 'winter'];
const OCCASIONS = ['business', 'casual', 'festive', 'outdoor', 'sport', 'home'];
const SYLLABLES = [
  'ba',
  'ke',
  'lo',
  'mi',
  'nu',
  'ra',
  'so',
  'ti',
  'ver',
  'wal',
  'den',
  'hof',
  'mann',
  'stein',
  'tor',
  'berg',
  'li',
  'ga',
  'pre',
  'zu',
];
const SIZES = ['46', '48', '50', '52', '54', '56', '58', '60', '62', '64', '66', '68'];

/** mulberry32: small, fast, and deterministic on all platforms. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;

function pick<Value>(random: Random, list: readonly [Value, ...Value[]] | readonly Value[]): Value {
  const chosen = list[Math.floor(random() ** 1.5 * list.length)];
  if (chosen === undefined) throw new Error('nothing to pick from');
  return chosen;
}

function invented(random: Random, syllables: number): string {
  return Array.from({ length: syllables }, () => pick(random, SYLLABLES)).join('');
}

function priceIn(euros: number): Record<string, number> {
  return {
    eur: euros,
    pln: Math.round(euros * 435) / 100,
    czk: Math.round(euros * 25),
    usd: Math.round(euros * 109) / 100,
  };
}

/** Products in the shape of the shop's catalogue, identical for the same seed. */
export function* benchRecords(count: number, seed = 7): Generator<SearchRecord> {
  const random = randomFrom(seed);
  const brands = Array.from({ length: BRANDS }, () => invented(random, 3));
  const words = Array.from({ length: 4000 }, () => invented(random, 2 + Math.floor(random() * 3)));
  for (let number = 0; number < count; number += 1) yield product(random, number, brands, words);
}

function product(
  random: Random,
  number: number,
  brands: readonly string[],
  words: readonly string[],
): SearchRecord {
  const garment = pick(random, GARMENTS);
  const brand = pick(random, brands);
  const title = `${brand} ${pick(random, ADJECTIVES)} ${garment}`;
  const euros = Math.round(random() * 40000 + 999) / 100;
  const isOnSale = random() < 0.25;
  const description = Array.from({ length: 18 }, () => pick(random, words)).join(' ');
  const colorVariants = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, at) =>
    colourVariant(random, number, at, euros, isOnSale),
  );
  const sizes = colorVariants.flatMap((variant) =>
    variant.sizeVariants.map((size) => size.sizeString),
  );
  return {
    objectID: `p${number}`,
    title,
    brand: { title: brand, slug: brand },
    slug: title.toLowerCase().replaceAll(' ', '-'),
    productType: pick(random, ['product', 'waesche', 'set', 'outfit', 'kit']),
    flags: ['sustainable', 'exclusive', 'big', 'tall', 'online_only'].filter(() => random() < 0.2),
    isNew: random() < 0.1,
    isOnSale,
    priceMin: priceIn(euros),
    priceMax: priceIn(euros),
    strikePrice: isOnSale ? priceIn(euros * 1.3) : {},
    maxReducedPercentage: { eur: isOnSale ? 23 : 0 },
    ...categoriesOf(garment),
    filterColor: [...new Set(colorVariants.map((variant) => variant.filterColor))],
    sizeString: [...new Set(sizes)],
    material: pick(random, MATERIALS),
    fit: pick(random, FITS),
    season: pick(random, SEASONS),
    occasion: [...new Set([pick(random, OCCASIONS), pick(random, OCCASIONS)])],
    sharedDescription: description,
    discountTier: isOnSale ? [10, 20] : [],
    stock: Math.floor(random() * 100),
    position: Math.floor(random() * 100_000),
    popularity: Math.floor(random() ** 3 * 10_000),
    colorVariants,
  };
}

function categoriesOf(garment: string): Pick<SearchRecord, 'categoryTitlesDE' | 'categories'> {
  const parent = `${garment.charAt(0)}-Kategorie`;
  const lvl1 = `Herren > ${parent}`;
  return {
    categoryTitlesDE: `Herren|${parent}|${garment}`,
    categories: { lvl0: 'Herren', lvl1, lvl2: `${lvl1} > ${garment}` },
  };
}

interface SizeVariant {
  readonly sizeString: string;
  readonly [attribute: string]: SearchRecord[string];
}

interface ColourVariant {
  readonly filterColor: string;
  readonly sizeVariants: readonly SizeVariant[];
  readonly [attribute: string]: SearchRecord[string];
}

function colourVariant(
  random: Random,
  number: number,
  at: number,
  euros: number,
  isOnSale: boolean,
): ColourVariant {
  const filterColor = pick(random, COLOURS);
  const first = Math.floor(random() * 6);
  return {
    itemnum: `${10_000_000 + number * 4 + at}`,
    description: `Farbe ${filterColor}`,
    color: `${filterColor} ${at}`,
    filterColor,
    hasSpecialImg: false,
    detailImgCount: 4,
    hasTallSizesOnStock: random() < 0.2,
    imageRatio: '3:4',
    washingInstructions: ['30', 'nb', 'nt', 'i1'],
    priceMin: priceIn(euros),
    strikePrice: isOnSale ? priceIn(euros * 1.3) : {},
    sizeVariants: SIZES.slice(first, first + 4 + Math.floor(random() * 3)).map((size, place) => ({
      sku: `${10_000_000 + number * 4 + at}-${size}`,
      size: { sizeType: 'standard', bodyType: 'normal', eu: size },
      sizeString: `bodyType#normal|sizeType#standard|hasStock#1|sizeOnLabel#${size}`,
      stock: String((number + place) % 9),
      isNos: place === 0,
      mpn: `M${number}${at}${place}`,
      price: priceIn(euros),
      strikePrice: isOnSale ? priceIn(euros * 1.3) : {},
    })),
  };
}

/** Twelve facets, as in the shop's product list. */
export const BENCH_FACETS = [
  'brand.title',
  'categories.lvl0',
  'categories.lvl1',
  'categories.lvl2',
  'filterColor',
  'sizeString',
  'material',
  'fit',
  'season',
  'occasion',
  'flags',
  'priceMin.eur',
] as const;

export const benchSettings: IndexSettings = {
  ...defaultSettings,
  searchableAttributes: [
    'title',
    'brand.title',
    'categoryTitlesDE',
    'unordered(material)',
    'unordered(colorVariants.color)',
    'unordered(sharedDescription)',
    'colorVariants.itemnum',
  ],
  attributesForFaceting: [
    'searchable(brand.title)',
    ...BENCH_FACETS.slice(1),
    'isNew',
    'isOnSale',
    'productType',
  ],
  numericAttributesForFiltering: ['priceMin.eur', 'stock'],
  customRanking: ['desc(popularity)'],
};
