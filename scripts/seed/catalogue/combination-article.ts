import type { Amounts } from '@/lib/catalog/catalogue/price';
import { perCurrency } from '@/lib/catalog/catalogue/sku-summary';
import type { Slot } from './schedule';
import { amountsOf, pricePoint } from './prices';
import type { SeedArticle } from './seed-article';
import type { Place } from './single-article';
import { eachLanguage } from '@/demo/words/in-six';
import { combinationTitle } from '@/demo/words/combination-texts';

type Combination = Exclude<Slot, { type: 'single' }>;

const TYPES = { set: 'together', outfit: 'single', kit: 'modular' } as const;
const CATEGORIES = { set: 'sets', outfit: 'outfits', kit: 'outfits' } as const;

/** Maximum number of parts whose colours are in the title; more would make it too long. */
const NAMED_PARTS = 2;

/** Front, back, detail and cloth, without measurements, because each part has its own size. */
const VIEWS = 4;

/** Price of a set relative to the sum of its parts. */
const SET_REDUCTION = 0.85;

/** Lowest price of all sizes and colours of an article. */
export const minPrice = ({ colours }: SeedArticle): Amounts =>
  perCurrency(
    colours.flatMap(({ sizes }) => sizes.map(({ price }) => price)),
    Math.min,
  );

function setPriceOf(place: Place, parts: readonly SeedArticle[]): Amounts {
  const euros = parts.reduce((sum, part) => sum + (minPrice(part).eur ?? 0), 0) / 100;
  return amountsOf(pricePoint(euros * SET_REDUCTION, place.project));
}

/**
 * An outfit, set or kit with the appearance of its first part; the picture also shows the others.
 */
export function combinationArticle(
  place: Place,
  { type, name }: Combination,
  parts: readonly SeedArticle[],
): SeedArticle {
  const [first] = parts;
  const [colour] = first?.colours ?? [];
  if (!first || !colour) throw new Error(`${name} has no parts`);
  const shades = parts.slice(0, NAMED_PARTS).flatMap(({ colours }) => colours[0]?.shade.name ?? []);
  const itemnum = `${place.number}-${colour.shade.code}`;
  return {
    ...first,
    number: place.number,
    productType: type,
    titles: eachLanguage((language) => combinationTitle(name, shades, language)),
    category: CATEGORIES[type],
    garment: null,
    position: place.position,
    colours: [{ ...colour, itemnum, sizes: [], hasSpecialImg: false, detailImgCount: VIEWS }],
    parts,
    combinationType: TYPES[type],
    setPrice: type === 'set' ? setPriceOf(place, parts) : null,
    missingIn: [],
  };
}
